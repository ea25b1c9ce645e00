// The figures of the lesson.
import { learnRoom } from "../../../language/speech.svelte";
import type { Figures } from "../../../rules/lessons";
import Marriage from "./Marriage.svelte";
import Region from "./Region.svelte";
import Signs from "./Signs.svelte";
import Trick from "./Trick.svelte";

await learnRoom("brian-boru-table");

export const figures: Figures = { trick: Trick, signs: Signs, marriage: Marriage, region: Region };
