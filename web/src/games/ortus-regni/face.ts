import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { beats, follow } from "./follow";
import Small from "./Small.svelte";
import type { OrtusView } from "./view";

await learnRoom("ortus-regni-table");

export const face: Face = {
  Board,
  Small,
  Aside,
  follow: (view, entry) => follow(view as OrtusView, entry),
  beats,
  forecast: true,
  outlook: true,
  menu: () => import("./scenes/ReactionBar.svelte"),
};
