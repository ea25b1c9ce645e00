// The arithmetic of the chart: scales, axes, smoothing, bands and paths. Nothing here draws.
import type { CurvePoint, Unit } from "../connection/analysis";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A value of one seat after so many moves, with its interval. */
export interface Point {
  ply: number;
  value: number;
  low: number;
  high: number;
}

export interface Axis {
  least: number;
  most: number;
  ticks: number[];
}

const POINTS_STEP = 30;
const SMOOTHED_OVER = 5;

/** Chances go from none to certain; points in steps of 30 around the range of the game. */
export function axisOf(unit: Unit, values: readonly number[]): Axis {
  if (unit === "chance") return { least: 0, most: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const [low, high] = values.length ? [Math.min(...values), Math.max(...values)] : [0, POINTS_STEP];
  const least = Math.floor((low - 1) / POINTS_STEP) * POINTS_STEP;
  const most = Math.max(Math.ceil((high + 1) / POINTS_STEP) * POINTS_STEP, least + POINTS_STEP);
  const every = (most - least) / POINTS_STEP > 6 ? 2 * POINTS_STEP : POINTS_STEP;
  const ticks = [];
  for (let tick = least; tick <= most; tick += every) ticks.push(tick);
  return { least, most, ticks };
}

export const xOf = (box: Box, plies: number, ply: number): number => box.left + (plies ? (ply / plies) * box.width : 0);

export const yOf = (box: Box, axis: Axis, value: number): number =>
  box.top + box.height * (1 - (value - axis.least) / (axis.most - axis.least));

export const pointsOf = (curve: readonly CurvePoint[], seat: number): Point[] =>
  curve.map(({ ply, values, low, high }) => ({
    ply,
    value: values[seat] ?? 0,
    low: low[seat] ?? values[seat] ?? 0,
    high: high[seat] ?? values[seat] ?? 0,
  }));

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Where the line may jump: between the position of such a ply and the next. */
function stretches(points: readonly Point[], breaks: ReadonlySet<number>): Point[][] {
  const sorted = [...breaks].sort((a, b) => a - b);
  const found: Point[][] = [];
  points.forEach((point, i) => {
    const before = points[i - 1];
    const jumps = before && sorted.some((ply) => before.ply <= ply && ply < point.ply);
    if (!before || jumps) found.push([point]);
    else found.at(-1)!.push(point);
  });
  return found;
}

/** Each value as the mean of five decisions around it, but never across a break; the ends of a stretch stay. */
export function smooth(points: readonly Point[], breaks: ReadonlySet<number>): Point[] {
  const reach = Math.floor(SMOOTHED_OVER / 2);
  return stretches(points, breaks).flatMap((stretch) =>
    stretch.map((point, i) => {
      const near = Math.min(reach, i, stretch.length - 1 - i);
      const around = stretch.slice(i - near, i + near + 1);
      return {
        ply: point.ply,
        value: mean(around.map((one) => one.value)),
        low: mean(around.map((one) => one.low)),
        high: mean(around.map((one) => one.high)),
      };
    }),
  );
}

/** The value after so many moves: that of the last point at or before it. */
export function valueAt(points: readonly Point[], ply: number): Point | null {
  let found: Point | null = null;
  for (const point of points) {
    if (point.ply > ply) break;
    found = point;
  }
  return found ?? points[0] ?? null;
}

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export function linePath(points: readonly Point[], x: (ply: number) => number, y: (value: number) => number): string {
  return points.map((point, i) => `${i ? "L" : "M"}${at(x(point.ply), y(point.value))}`).join("");
}

/** What lies between two lines, from left to right along one and back along the other. */
export function bandPath(points: readonly Point[], x: (ply: number) => number, y: (value: number) => number): string {
  if (!points.length) return "";
  const there = points.map((point, i) => `${i ? "L" : "M"}${at(x(point.ply), y(point.high))}`);
  const back = points.toReversed().map((point) => `L${at(x(point.ply), y(point.low))}`);
  return `${there.join("")}${back.join("")}Z`;
}

/** What lies under a line, down to a floor. */
export function areaPath(
  points: readonly Point[],
  x: (ply: number) => number,
  y: (value: number) => number,
  floor: number,
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  return `M${at(x(first.ply), floor)}${linePath(points, x, y).replace("M", "L")}L${at(x(last.ply), floor)}Z`;
}

export interface Band {
  from: number;
  to: number;
  /** Every second band is shaded. */
  shaded: boolean;
}

/** The stretch of plies each round takes. */
export const bandsOf = (rounds: readonly { ply: number }[], plies: number): Band[] =>
  rounds.map(({ ply }, i) => ({ from: ply, to: rounds[i + 1]?.ply ?? plies, shaded: i % 2 === 0 }));

/** Which labels are written so that none runs into the one before: each stands at its place and needs so much room. */
export function roomFor(places: readonly number[], room: number): boolean[] {
  let free = -Infinity;
  return places.map((place) => {
    if (place < free) return false;
    free = place + room;
    return true;
  });
}

/** Start, highest, lowest and end of a line: what is told to whoever can't see it. */
export function outline(points: readonly Point[]): { start: Point; highest: Point; lowest: Point; end: Point } | null {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const highest = points.reduce((best, one) => (one.value > best.value ? one : best));
  const lowest = points.reduce((worst, one) => (one.value < worst.value ? one : worst));
  return { start, highest, lowest, end };
}

/** How long a value stays at nothing until the seat counts as out, as a part of the game. */
const OUT_FOR = 0.03;

/** From which ply on a seat is out of the game: its chance is nothing from there to the end. */
export function outAt(points: readonly Point[], plies: number): number | null {
  const alive = points.findLastIndex((point) => point.value > 0);
  const first = points[alive + 1];
  return first && plies - first.ply > plies * OUT_FOR ? first.ply : null;
}

const MOST_LETTERS = 9;

/** A name that has room beside its line: several bots of a level differ by the number at their end, which is kept. */
export function shortName(name: string): string {
  if (name.length <= MOST_LETTERS) return name;
  const number = / \d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, MOST_LETTERS - 1 - number.length)}…${number}`;
}
