import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { beats, follow } from "./follow";
import RoundStrip from "./RoundStrip.svelte";
import SeatNote from "./SeatNote.svelte";
import type { FeastView } from "./view";

await Promise.all(["table", "boards", "cards"].map((part) => learnRoom(`feast-for-odin-${part}`)));

export const face: Face = {
  Board,
  follow: (view, entry) => follow(view as FeastView, entry),
  beats,
  forecast: true,
  outlook: true,
  wide: true,
  Controls,
  SeatNote,
  Strip: RoundStrip,
};
