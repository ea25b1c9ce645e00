import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { beats, follow } from "./follow";
import { scenes } from "./later";
import Small from "./Small.svelte";
import type { OrtusView } from "./view";

await learnRoom("ortus-regni-table");

/** From this width on the table is one picture with its scenes, so that it isn't seen without them. */
const WIDE = "(min-width: 1000px)";

export const face: Face = {
  prepare: async () => {
    if (matchMedia(WIDE).matches) await scenes.here();
  },
  stage: () => scenes.here(),
  Board,
  Small,
  Aside,
  follow: (view, entry) => follow(view as OrtusView, entry),
  beats,
  forecast: true,
  outlook: true,
  menu: () => import("./scenes/ReactionBar.svelte"),
};
