import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Board from "./Board.svelte";
import { beats, follow } from "./follow";
import { parts, scenes } from "./later";
import Small from "./Small.svelte";
import type { OrtusView } from "./view";

await learnRoom("ortus-regni-table");

/** From this width on the table is one picture with its scenes, so that it isn't seen without them. */
const WIDE = "(min-width: 1000px)";

/** In the builder the cards are counted beside the deck, before any of them is sent; of a pack two are kept at once. */
const BUILT: Record<string, string> = {
  "ortus-regni.ask-deck": "ortus-regni.table-prompt-deck",
  "ortus-regni.ask-draft": "ortus-regni.table-prompt-draft",
};

export const face: Face = {
  prepare: async () => {
    if (matchMedia(WIDE).matches) await Promise.all([scenes.here(), parts.here()]);
  },
  stage: () => scenes.here(),
  Board,
  Small,
  get Aside() {
    return parts.now?.Aside;
  },
  follow: (view, entry) => follow(view as OrtusView, entry),
  beats,
  forecast: true,
  outlook: true,
  prompt: (prompt) => ({ ...prompt, key: BUILT[prompt.key] ?? prompt.key }),
  menu: () => import("./scenes/ReactionBar.svelte"),
};
