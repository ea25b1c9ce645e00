// What the hint's panel shows, by the table, the question and the newest hint.
import type { Hint } from "../connection/analysis";
import type { State, Table } from "../connection/types";

export type HintState =
  /** Nothing is decided here: no seat, or the game is over. */
  "closed" | "forbidden" | "waiting" | "single" | "offered" | "thinking" | "where" | "shown" | "failed" | "stale";

type Now = Pick<State, "seat" | "ply" | "actions"> & { view: Pick<State["view"], "over"> };

/** A hint is about one position; once that has changed, it is only remembered. */
export const isStale = (hint: Hint, now: Now): boolean => hint.ply !== now.ply || hint.seat !== now.seat;

export function hintState(table: Pick<Table, "counting">, now: Now, hint: Hint | null): HintState {
  if (now.seat === null || now.view.over) return "closed";
  if (table.counting) return "forbidden";
  if (now.actions.length === 1) return "single";
  if (hint && isStale(hint, now) && hint.seat === now.seat && (hint.moves.length || hint.where)) return "stale";
  if (!now.actions.length) return "waiting";
  if (!hint || isStale(hint, now)) return "offered";
  if (hint.status === "thinking") return "thinking";
  if (hint.moves.length) return "shown";
  if (hint.status === "failed") return "failed";
  return hint.where ? "where" : "offered";
}

/** May a hint be asked for in this state? */
export const mayAsk = (state: HintState, actions: number): boolean =>
  actions > 1 && (state === "offered" || state === "where" || state === "failed" || state === "stale");
