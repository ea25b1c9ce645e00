// Which town lies in the direction of an arrow key.
import type { Town } from "./data";

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest town that way: what lies off the line counts as farther away. */
export function towards(from: Town, key: string, towns: readonly Town[]): Town | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Town | null = null;
  let least = Infinity;
  for (const town of towns) {
    const [dx, dy] = [town.x - from.x, town.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [town, far];
  }
  return best;
}
