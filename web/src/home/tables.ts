// One's own tables in the order in which they ask for attention.
import type { Summary } from "../connection/types";
import { mostUrgentFirst } from "../shell/turns.svelte";

export interface MyTables {
  /** It is my turn there: the nearest deadline first. */
  waiting: Summary[];
  /** Others have to decide. */
  others: Summary[];
  /** Not begun, around one screen, stopped by a change of rules, or another course of a finished game. */
  rest: Summary[];
}

/** When my own time is up; never, where there is no clock. */
export function deadlineOf(table: Summary): number {
  const mine = table.my_seats.map((seat) => table.deadlines?.[seat] ?? Infinity);
  return Math.min(Infinity, ...mine);
}

export function sortTables(tables: readonly Summary[]): MyTables {
  const playing = tables.filter((table) => table.status === "playing" && !table.hot_seat && !table.branch);
  const waiting = mostUrgentFirst(playing.filter((table) => table.my_turn));
  const order = (table: Summary) => [deadlineOf(table), waiting.indexOf(table)] as const;
  return {
    waiting: waiting.toSorted((a, b) => {
      const [[one, first], [other, second]] = [order(a), order(b)];
      return one === other ? first - second : one - other;
    }),
    others: playing.filter((table) => !table.my_turn),
    rest: tables.filter((table) => !playing.includes(table)),
  };
}
