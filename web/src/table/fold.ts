// Several lines of the log that say the same of one person after another are one line.
import type { Entry, Message } from "../connection/types";

export interface LogLine {
  entries: Entry[];
  message: Message;
}

/** The message that says of several what `message` says of one; whether a catalogue has it is the caller's to know. */
export const togetherKey = (key: string): string => `${key}-together`;

function sameBesidesSeat(a: Message, b: Message): boolean {
  const rest = ({ args = {}, key, clause }: Message) =>
    JSON.stringify([key, clause, Object.entries(args).filter(([name]) => name !== "seat")]);
  return typeof a.args?.seat === "number" && typeof b.args?.seat === "number" && rest(a) === rest(b);
}

function together(entries: readonly Entry[]): Message {
  const { key, args, clause } = entries[0]!.message;
  const seats = [...new Set(entries.map((entry) => Number(entry.message.args?.seat)))];
  if (seats.length === 1) return entries[0]!.message;
  return { key: togetherKey(key), args: { ...args, seat: seats }, ...(clause === undefined ? {} : { clause }) };
}

/** The log with such lines folded, where `folds` says so of their key. What one seat alone is told between them doesn't part them. */
export function foldLog(entries: readonly Entry[], folds: (key: string) => boolean): LogLine[] {
  const lines: LogLine[] = [];
  let open: LogLine | null = null;
  for (const entry of entries) {
    if (open && sameBesidesSeat(open.entries[0]!.message, entry.message)) {
      open.entries.push(entry);
      open.message = together(open.entries);
      continue;
    }
    const line = { entries: [entry], message: entry.message };
    lines.push(line);
    if (!entry.private) open = folds(entry.message.key) ? line : null;
  }
  return lines;
}
