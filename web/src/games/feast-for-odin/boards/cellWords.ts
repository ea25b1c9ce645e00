// A cell of a board in words, for whoever hears it: where it is, what it is, what lies on it.
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
