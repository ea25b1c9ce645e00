// What is said at the table about taking moves back: which move it is about stands in the log.
import type { Entry, Message, Table } from "../connection/types";
import { say, speak } from "../language/speech.svelte";

/** The move that would be taken back by going back to a ply, in the words of the log; null if the log here doesn't tell. */
function moveWords(journal: readonly Entry[], ply: number, names: readonly string[]): string | null {
  const told = journal.find((entry) => entry.ply === ply + 1 && !entry.private);
  return told ? speak(told.message, names) : null;
}

/** Who does what about the move: `shell-undo-asked` or `shell-undo-refused`. */
export function undoWords(
  what: "asked" | "refused",
  seat: number,
  ply: number,
  journal: readonly Entry[],
  names: readonly string[],
): string {
  const name = names[seat] ?? "";
  const move = moveWords(journal, ply, names);
  return move === null ? say(`shell-undo-${what}`, { name }) : say(`shell-undo-${what}-move`, { name, move });
}

export interface RefusedUndo {
  version: number;
  seat: number;
  ply: number;
}

const ABOUT_UNDO = /^hall\.(undo-asked|undo-refused|undone)$/;

/** The undo that was refused last, unless another has been asked for since, or it was refused before `version`. */
export function refusedUndo(table: Pick<Table, "notices">, version: number): RefusedUndo | null {
  const last = table.notices.findLast((notice) => ABOUT_UNDO.test(notice.message.key));
  if (!last || last.version <= version || last.message.key !== "hall.undo-refused") return null;
  const { seat, ply_count } = (last.message as Message & { args: Record<string, number> }).args;
  return { version: last.version, seat: Number(seat), ply: Number(ply_count) };
}
