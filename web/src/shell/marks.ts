import type { Marks, Table } from "../connection/types";

/** What a game is marked with, as messages; each has a hint of the same name. */
export function marksOf(marks: Marks): string[] {
  const found: string[] = [];
  if (marks.counted === false) found.push("shell-practice");
  else if (marks.counted) found.push("shell-counted");
  else if (marks.counting) found.push("shell-counting");
  if (marks.take_backs) found.push("shell-take-backs");
  if (marks.hints?.length) found.push("shell-hints");
  return found;
}

/** Who must agree to an undo beyond what is free: people other than me who play, or may come back to play. */
export const othersToAsk = (table: Table): number[] =>
  table.seats.flatMap((seat, i) =>
    seat.kind === "person" && seat.out !== "resigned" && !table.my_seats.includes(i) ? [i] : [],
  );

export type UndoLater = "marks" | "ask" | "counting";

/** What an undo beyond what is free takes: a mark, others' consent, or it can't be had at all. */
export function undoLater(table: Table): UndoLater {
  if (table.counting) return "counting";
  return othersToAsk(table).length ? "ask" : "marks";
}

/** What pressing undo would do, in words. */
export const undoTitle = (table: Table, free: boolean): string =>
  free ? "shell-undo" : `shell-undo-${undoLater(table)}`;

/** Why a seat of mine is played by somebody else just now, if I can take it back. */
export function missing(table: Table, seat: number | null): "flagged" | "flagged-default" | "away" | null {
  const mine = seat === null ? undefined : table.seats[seat];
  if (!mine || table.status !== "playing" || mine.out === "resigned") return null;
  if (mine.out === "flagged") return table.on_timeout === "default" ? "flagged-default" : "flagged";
  return mine.away ? "away" : null;
}
