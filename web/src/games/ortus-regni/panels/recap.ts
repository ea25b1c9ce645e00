import type { Entry } from "../../../connection/types";

const noteOf = (entry: Entry) => entry.message.key.slice(entry.message.key.indexOf(".") + 1);

/** What happened since the last turn of a seat ended: everything after it, without what is only said to others' turns. */
export function sinceLastTurn(journal: readonly Entry[], seat: number | null): Entry[] {
  if (seat === null) return [];
  const begins = journal.findLastIndex((entry) => noteOf(entry) === "turn-begins" && entry.message.args?.seat === seat);
  const before = journal.slice(0, begins < 0 ? journal.length : begins);
  const last = before.findLastIndex((entry) => noteOf(entry) === "turn-begins" && entry.message.args?.seat === seat);
  // The own turn ends where the next Earl's begins.
  const own = before.findIndex((entry, i) => i > last && noteOf(entry) === "turn-begins");
  if (last < 0 || own < 0) return [];
  return before.slice(own);
}

/** So many sentences are read at a glance; the others come when asked for. */
const MOST = 4;

/** What is shown of the dangers, most pressing first, and how many more there are. */
export const atAGlance = <T>(threats: readonly T[], all: boolean): { shown: readonly T[]; more: number } => ({
  shown: all ? threats : threats.slice(0, MOST),
  more: all ? 0 : Math.max(0, threats.length - MOST),
});
