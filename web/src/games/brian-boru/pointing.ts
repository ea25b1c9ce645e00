// What a hint or a review points at on the map: an arrow from open sea with a label, and what the region's count becomes.
import type { Mark } from "../../table/face";
import { closeUp, type Point, type Section } from "./aim";
import { TOWN } from "./data";

/** Labels are this wide and high, in units of the map. */
export const LABEL = { width: 250, height: 50 };
/** Open sea, where a label hides neither towns nor signs nor what lies at sea (raiders, the Church). */
const SEA: readonly Point[] = [
  { x: 40, y: 290 },
  { x: 40, y: 720 },
  { x: 40, y: 840 },
  { x: 40, y: 920 },
  { x: 480, y: 1240 },
  { x: 930, y: 1040 },
  { x: 930, y: 60 },
];
/** Where the arrow ends: beside the ring around the town. */
const RING = 46;
/** From further away it would cross other towns and their names: a town inland has its ring and badge alone. */
const REACH = 330;

export interface Pointer {
  badge: Mark["badge"];
  town: string;
  label: Point;
  /** The arrow from label to town. */
  path: string;
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** An arrow for each town pointed at that is near open sea; no two begin at the same place. */
export function pointers(marks: ReadonlyMap<string, Mark>): Pointer[] {
  const free = [...SEA];
  return [...marks].flatMap(([id, { badge }]) => {
    const town = TOWN.get(id);
    const label = free.toSorted((a, b) => far(a, town ?? a) - far(b, town ?? b))[0];
    if (!town || !label || far(label, town) > REACH) return [];
    free.splice(free.indexOf(label), 1);
    return [{ badge, town: id, label, path: arrow(label, town) }];
  });
}

/** A bow from the edge of the label to the ring around the town. */
function arrow(label: Point, town: Point): string {
  const side = town.x >= label.x ? 1 : -1;
  const from = {
    x: label.x + (side * LABEL.width) / 3,
    y: label.y + (town.y >= label.y ? 1 : -1) * (LABEL.height / 2),
  };
  const way = Math.max(1, far(from, town));
  const to = { x: town.x - ((town.x - from.x) / way) * RING, y: town.y - ((town.y - from.y) / way) * RING };
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + (to.y >= from.y ? way / 6 : -way / 6) };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** Actions that put a disc of whoever moves on the town they name, whatever the others do. */
const PUTS_DISC = new Set(["Start", "Expand", "Settle"]);

/** The regions in which a move pointed at adds a disc of its own, by their id. */
export function discsAdded(marks: ReadonlyMap<string, Mark>): Map<string, Mark> {
  return new Map(
    [...marks].flatMap(([id, mark]): [string, Mark][] => {
      const region = TOWN.get(id)?.region;
      return region && mark.badge !== "played" && PUTS_DISC.has(mark.action.kind) ? [[region, mark]] : [];
    }),
  );
}

/** On a phone the part of the map around what is pointed at: about 620 units of its 1152. */
const CLOSER = 1.86;

export function sectionAround(whole: Section, towns: readonly string[]): Section {
  const found = towns.flatMap((id) => TOWN.get(id) ?? []);
  if (!found.length) return whole;
  const middle = (of: (town: Point) => number) => (Math.min(...found.map(of)) + Math.max(...found.map(of))) / 2;
  const section = closeUp(whole, { x: middle((one) => one.x), y: middle((one) => one.y) }, CLOSER);
  const inside = found.every(
    ({ x, y }) => x > section.x && x < section.x + section.width && y > section.y && y < section.y + section.height,
  );
  return inside ? section : whole;
}
