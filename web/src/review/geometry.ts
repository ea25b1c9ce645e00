// Where the parts of the chart lie, in pixels of its own width.
import type { Box } from "./chart";

export interface Geometry {
  width: number;
  height: number;
  plot: Box;
  rounds: number;
  /** The middle of the signs of turning points. */
  rail: number;
  /** The middle of each row below the plot. */
  rows: { luck: number; choices: number; others: number | null };
  narrow: boolean;
}

const LANE = 33;
const ROW = 21;
const NARROW_BELOW = 560;
const TOP = 52;

/** One plot for all seats, or one lane for each. */
export function geometryOf(width: number, seats: number, lanes: boolean): Geometry {
  const narrow = width < NARROW_BELOW;
  const [left, right] = narrow ? [46, 32] : [62, 126];
  const height = lanes ? seats * LANE : narrow ? 180 : 138;
  const plot = { left, top: TOP, width: Math.max(80, width - left - right), height };
  const first = TOP + height + 18;
  const rows = { luck: first, choices: first + ROW, others: seats > 1 ? first + 2 * ROW : null };
  return { width, height: (rows.others ?? rows.choices) + 14, plot, rounds: 14, rail: 34, rows, narrow };
}

/** The lane of a seat within the plot. */
export const laneOf = (plot: Box, seat: number): Box => ({
  left: plot.left,
  top: plot.top + seat * LANE,
  width: plot.width,
  height: LANE - 4,
});

/** Seats are told apart by the dashes of their lines; the one looked from is solid. */
export const DASHES = ["14 4", "9 5", "2 4", "10 4 2 4", "6 4", "1.5 3 6 3"] as const;
