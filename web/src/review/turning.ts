// Which moments of a game turned it, seen from one seat.
import type { Review, ReviewMoment, Unit } from "../connection/analysis";

export type Whose = "mine" | "another" | "luck";

export interface TurningPoint {
  moment: ReviewMoment;
  whose: Whose;
  /** What it changed for the seat looked from. */
  change: number;
}

/** A change from which on a moment counts as a turning point. */
const COUNTED: Record<Unit, number> = { chance: 0.12, points: 8 };
const OWN_LISTED = 4;
/** A change too small to be told. */
const NOTHING: Record<Unit, number> = { chance: 0.005, points: 0.5 };

export const whoseIs = (moment: ReviewMoment, eyes: number): Whose =>
  moment.kind === "luck" ? "luck" : moment.seat === eyes ? "mine" : "another";

/** What a moment changed for a seat: an own choice can only keep or lose. */
export function changeFor(moment: ReviewMoment, eyes: number): number {
  if (whoseIs(moment, eyes) === "mine") return moment.slip ? -moment.cost : 0;
  return (moment.after[eyes] ?? 0) - (moment.before[eyes] ?? 0);
}

/** Whether a change is large enough to be told. */
export const isTold = (unit: Unit, change: number): boolean => Math.abs(change) >= NOTHING[unit];

const size = (point: TurningPoint) => Math.abs(point.change);
const largest = (points: TurningPoint[]) => points.toSorted((a, b) => size(b) - size(a));

/** The round a ply lies in. */
export function roundAt(rounds: Review["rounds"], ply: number): Review["rounds"][number] | null {
  return rounds.findLast((round) => round.ply <= ply) ?? null;
}

/** Every moment that changed much, and those that are listed first, both in the order of the game. */
export function turningPoints(
  review: Pick<Review, "moments" | "unit">,
  eyes: number,
): { all: TurningPoint[]; listed: TurningPoint[] } {
  const { moments, unit } = review;
  const found = moments
    .map((moment) => ({ moment, whose: whoseIs(moment, eyes), change: changeFor(moment, eyes) }))
    .filter((point) => isTold(unit, point.change));
  const of = (whose: Whose) => largest(found.filter((point) => point.whose === whose));
  const much = (point: TurningPoint) => size(point) >= COUNTED[unit];
  const listed = new Set([
    ...of("mine").slice(0, OWN_LISTED),
    ...of("another").filter(much).slice(0, 1),
    // The largest luck even if it is small: that luck was small is worth knowing.
    ...of("luck").slice(0, 1),
  ]);
  const all = found.filter((point) => listed.has(point) || much(point) || point.moment.slip);
  return { all, listed: all.filter((point) => listed.has(point)) };
}

/** The next turning point after a ply, or the one before it; null at the end. */
export function nextPoint(points: readonly TurningPoint[], ply: number, step: 1 | -1): TurningPoint | null {
  return step > 0
    ? (points.find((point) => point.moment.ply > ply) ?? null)
    : (points.findLast((point) => point.moment.ply < ply) ?? null);
}

/** Where the curve may jump: chance events and turning points. */
export const breaksOf = (moments: readonly ReviewMoment[]): Set<number> =>
  new Set(moments.filter((moment) => moment.kind === "luck" || moment.turning || moment.slip).map(({ ply }) => ply));
