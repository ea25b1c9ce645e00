// What the table can do without at first: scenes, everything that builds decks, and a few parts of the board. A small screen gets it once the table
// stands, or at once if the question is answered in a scene; no effect is shown before it is here (`stage` of the face).
import { Late } from "../../design/late.svelte";
import { allWords } from "../../language/speech.svelte";

export const parts = new Late(() => import("./laterParts"));

export const scenes = new Late(async () => {
  const [found] = await Promise.all([import("./scenes/Scene.svelte"), allWords()]);
  return found.default;
});
