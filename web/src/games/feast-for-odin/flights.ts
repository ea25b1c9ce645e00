// What others gain while their moves are shown, so that it can be seen to fly from the space to whoever gained it.
import type { Entry } from "../../connection/types";
import type { FeastView } from "./view";

export interface Flight {
  item: string;
  seat: number;
  /** The space it comes from. */
  space: string;
}

/** So many pieces fly at once; more would only be a swarm. */
const MOST = 6;

/** The space a shown entry sends somebody to. */
export function sentTo(entry: Entry | null): { seat: number; space: string } | null {
  if (!entry?.message.key.endsWith(".sent")) return null;
  return { seat: Number(entry.message.args?.seat), space: String(entry.message.args?.space) };
}

/** What each other seat holds more of than before, if it is known where it was gained. */
export function gainsOfOthers(
  before: FeastView,
  now: FeastView,
  own: number | null,
  spaces: ReadonlyMap<number, string>,
): Flight[] {
  return now.seats
    .flatMap((after, seat) => {
      const space = spaces.get(seat);
      const had = before.seats[seat]?.supply ?? {};
      if (seat === own || space === undefined || before.round !== now.round) return [];
      return Object.entries(after.supply).flatMap(([item, count]) =>
        Array.from({ length: Math.max(0, count - (had[item] ?? 0)) }, () => ({ item, seat, space })),
      );
    })
    .slice(0, MOST);
}
