// What the hall keeps of a game that can't go on under the present rules.
import type { Entry, LogLine, Table } from "../connection/types";

/** A move that is stored but can't be shown on the board; `notation` is null where it isn't mine to know yet. */
export interface StoredMove {
  line: number;
  ply: number;
  seat: number;
  notation: string | null;
}

/** The moves from a line of the log on, numbered as in the game; those taken back later are among them. */
export function movesFrom(lines: readonly LogLine[], first: number): StoredMove[] {
  const moves: StoredMove[] = [];
  let ply = 0;
  for (const line of lines) {
    if (line.kind === "undo") ply = line.ply ?? ply;
    if (line.kind !== "play") continue;
    ply += 1;
    if (line.number >= first)
      moves.push({ line: line.number, ply, seat: line.seat ?? 0, notation: line.notation ?? null });
  }
  return moves;
}

const RULES = "hall.rules-changed";

/** The log of a game with the lines that say when its rules changed. */
export function withRulesChanges(journal: readonly Entry[], notices: Table["notices"]): readonly Entry[] {
  const changes = notices.filter((notice) => notice.message.key.startsWith(RULES));
  if (!changes.length) return journal;
  const entries = [...journal];
  for (const { ply, message } of changes) {
    const place = entries.findIndex((entry) => entry.ply > ply);
    entries.splice(place < 0 ? entries.length : place, 0, { ply, message });
  }
  return entries;
}
