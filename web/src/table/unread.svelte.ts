// How far I have read the chat of each table; kept for the tables I was at last.
import type { ChatLine, Table } from "../connection/types";

const KEY = "meadhall-chat-seen";
const KEPT = 50;

function read(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

const seen = $state<Record<string, number>>(read());

/** The lines of others I haven't seen. */
export function unreadLines(lines: readonly ChatLine[], table: Pick<Table, "id" | "seats" | "my_seats">): number {
  const mine = table.my_seats.map((seat) => table.seats[seat]?.person);
  return lines.filter((line) => line.number > (seen[table.id] ?? 0) && !mine.includes(line.person)).length;
}

/** I have seen the chat up to this line. */
export function sawChat(table: string, number: number): void {
  if (number <= (seen[table] ?? 0)) return;
  delete seen[table]; // the latest stands last
  seen[table] = number;
  for (const old of Object.keys(seen).slice(0, -KEPT)) delete seen[old];
  localStorage.setItem(KEY, JSON.stringify(seen));
}
