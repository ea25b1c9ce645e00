// What a board to explore is worth, in words.
import { BOARDS } from "../data";
import type { FeastView } from "../view";
import { boardName, tell } from "../words";

/** Its name, its points, and the silver that lies on it. */
export function boardNote(view: FeastView, side: string): string {
  const silver = Object.values(view.boards).find((board) => board.side === side)?.silver ?? 0;
  return tell("board-note", { name: boardName(side), points: BOARDS.get(side)?.points ?? 0, silver });
}

/** What its empty cells cost whoever has it. */
export function boardCost(side: string): string {
  const count = (BOARDS.get(side)?.grid ?? []).flatMap((row) => row.split(" ")).filter((cell) => cell === "-1").length;
  return tell("board-cost", { count });
}
