// Which town a tap means: towns are smaller than fingers, and the nearest that can be chosen is meant.
import type { Town } from "./data";

export interface Point {
  x: number;
  y: number;
}

/** A finger needs this many pixels across. */
export const FINGER = 44;
/** How far from its middle a town is drawn, in units of the map. */
const DRAWN = 22;
/** How far from a town a mouse may be, in units of the map. */
const REACH = 60;

const far = (point: Point, town: Town) => Math.hypot(town.x - point.x, town.y - point.y);
const nearest = (point: Point, towns: readonly Town[]) => towns.toSorted((a, b) => far(point, a) - far(point, b))[0];

/** The town a tap chooses, or the one it asks about; `scale` is how many pixels a unit of the map has. */
export function aim(
  point: Point,
  towns: readonly Town[],
  lit: ReadonlySet<string>,
  scale: number,
): { choose?: Town; explain?: Town } {
  const any = nearest(point, towns);
  if (!any) return {};
  if (!lit.has(any.id) && far(point, any) <= DRAWN) return { explain: any };
  const reach = Math.max(REACH, FINGER / 2 / scale + 1);
  const target = nearest(
    point,
    towns.filter((town) => lit.has(town.id)),
  );
  if (target && far(point, target) <= reach) return { choose: target };
  return far(point, any) <= reach ? { explain: any } : {};
}

/** Is there another town that can be chosen under the same finger? */
export const isCrowded = (town: Town, towns: readonly Town[], lit: ReadonlySet<string>, scale: number): boolean =>
  towns.some((other) => other !== town && lit.has(other.id) && far(town, other) * scale < FINGER);

export interface Section extends Point {
  width: number;
  height: number;
}

/** The part of the map around a point that is drawn so many times as large. */
export function closeUp(whole: Section, around: Point, times: number): Section {
  const [width, height] = [whole.width / times, whole.height / times];
  const within = (middle: number, size: number, from: number, all: number) =>
    Math.min(Math.max(middle - size / 2, from), from + all - size);
  return {
    x: within(around.x, width, whole.x, whole.width),
    y: within(around.y, height, whole.y, whole.height),
    width,
    height,
  };
}
