import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Board from "./Board.svelte";
import Small from "./Small.svelte";
import { beats, follow } from "./follow";
import type { BrianView } from "./view";

await learnRoom("brian-boru-table");

export const face: Face = {
  Board,
  Small,
  follow: (view, entry) => follow(view as BrianView, entry),
  beats,
  forecast: true,
  outlook: true,
};
