// Whether a finished game can be reviewed: not without a move, and a deal of the day only once its day is over.
import type { Summary } from "../connection/types";

export type Reviewable = "now" | "tomorrow" | "never";

/** `now` is the hall's time in milliseconds; days are those of UTC. */
export function reviewable({ ply, daily }: Pick<Summary, "ply" | "daily">, now: number): Reviewable {
  if (ply === 0) return "never";
  return daily && new Date(now).toISOString().slice(0, 10) <= daily ? "tomorrow" : "now";
}
