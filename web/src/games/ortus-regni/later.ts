// What the table can do without at first: scenes, and everything that builds decks. A small screen gets it once the table
// stands, or at once if the question is answered in a scene; no effect is shown before it is here (`stage` of the face).
import { Late } from "../../design/late.svelte";
import { allWords } from "../../language/speech.svelte";

export const scenes = new Late(async () => {
  const [found] = await Promise.all([import("./scenes/Scene.svelte"), allWords()]);
  return found.default;
});
