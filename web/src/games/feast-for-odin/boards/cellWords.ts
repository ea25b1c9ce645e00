// A cell of a board in words: where it is, what it is, what lies on it. The grid speaks it, the tray writes it.
import { say } from "../../../language/speech.svelte";
import { itemIn, itemName } from "../pieces/words";
import type { Ground } from "./ground";
import type { GridCell } from "./grids";
import type { Laid } from "./props";

export function cellWords(ground: Ground, at: GridCell, pays: boolean, isPlanned: (piece: Laid) => boolean): string {
  const piece = ground.pieceOn(at.row, at.column);
  return say("feast-for-odin-boards-cell", {
    column: at.column + 1,
    row: at.row + 1,
    kind: at.kind,
    income: at.income ?? 0,
    pays: pays ? "yes" : "no",
    gives: at.gives.map(itemName).join(" + "),
    open: at.kind === "bonus" ? ground.bonus(at).open : 0,
    state: at.kind === "hole" ? "hole" : piece ? (isPlanned(piece) ? "planned" : "covered") : "free",
    item: piece ? itemIn(piece[0]) : "",
  });
}

/** A cell somebody points at, or stands on by key. */
export interface PointedCell {
  area: string;
  row: number;
  column: number;
}

/** What the tray says of it; nothing if there is no such cell any more. */
export function pointedWords(
  grounds: readonly Ground[],
  pointed: PointedCell | null,
  isPlanned: (piece: Laid) => boolean,
): string {
  const ground = pointed && grounds.find(({ area }) => area === pointed.area);
  const at = ground?.cell(pointed?.row ?? -1, pointed?.column ?? -1);
  if (!ground || !at || at.kind === "outside") return "";
  const pays = ground.paying().some((stop) => stop.at?.join() === `${at.row},${at.column}`);
  return cellWords(ground, at, pays, isPlanned);
}
