// The words of these parts, learnt before any of them is drawn.
import { learnRoom } from "../../../language/speech.svelte";

await Promise.all(["feast-for-odin", "feast-for-odin-boards"].map(learnRoom));
