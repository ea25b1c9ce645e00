// The figures of the lesson.
import { learnRoom } from "../../../language/speech.svelte";
import type { Figures } from "../../../rules/lessons";
import Feast from "./Feast.svelte";
import HomeBoard from "./HomeBoard.svelte";
import Spaces from "./Spaces.svelte";
import Upgrade from "./Upgrade.svelte";

await Promise.all(["table", "boards"].map((part) => learnRoom(`feast-for-odin-${part}`)));

export const figures: Figures = { spaces: Spaces, upgrade: Upgrade, board: HomeBoard, feast: Feast };
