// What another's choice meant for the seats that didn't make it.
import type { CurvePoint, Review, ReviewMoment } from "../connection/analysis";

const apart = (one: CurvePoint, two: CurvePoint, seat: number): boolean =>
  (one.low[seat] ?? 0) > (two.high[seat] ?? 0) || (two.low[seat] ?? 0) > (one.high[seat] ?? 0);

/**
 * A choice is compared with the best there was, so that one as good as any changes nothing for whoever made it. The
 * others may not have expected it: where their curve clearly jumps there, and no chance with it, it tells them before
 * and after.
 */
export function asOthersSawThem({ moments, curve }: Pick<Review, "moments" | "curve">): ReviewMoment[] {
  const points = new Map(curve.map((point) => [point.ply, point]));
  const drawn = new Set(moments.filter(({ kind }) => kind === "luck").map(({ ply }) => ply));
  return moments.map((moment) => {
    const before = points.get(moment.ply);
    const after = points.get(moment.ply + 1);
    if (moment.slip || drawn.has(moment.ply) || !before || !after) return moment;
    const jumped = (seat: number) => seat !== moment.seat && apart(before, after, seat);
    return {
      ...moment,
      before: moment.before.map((value, seat) => (jumped(seat) ? (before.values[seat] ?? value) : value)),
      after: moment.after.map((value, seat) => (jumped(seat) ? (after.values[seat] ?? value) : value)),
      turning: moment.turning || moment.before.some((_, seat) => jumped(seat)),
    };
  });
}
