// The shapes of pieces in the orientations the rules number (FO-4.3, FO-4.4): cells as row and column.
import { GOODS, kindOf, SPECIALS } from "./items";

export type Cell = readonly [row: number, column: number];
export type Cells = readonly Cell[];

export interface Size {
  rows: number;
  columns: number;
}

const rectangle = (width: number, height: number): Cells =>
  Array.from({ length: width * height }, (_, i) => [Math.floor(i / width), i % width] as const);

const SINGLE: Cells = [[0, 0]];

function printed(item: string): Cells | null {
  const special = SPECIALS.get(item);
  if (special) return special.cells;
  if (item === "silver" || item === "ore" || item === "wood") return SINGLE;
  const good = GOODS.get(kindOf(item));
  return good ? rectangle(good.width, good.height) : null;
}

export function sizeOf(cells: Cells): Size {
  return {
    rows: 1 + Math.max(...cells.map(([row]) => row)),
    columns: 1 + Math.max(...cells.map(([, column]) => column)),
  };
}

const quarter = (cells: Cells): Cells => {
  const { rows } = sizeOf(cells);
  return cells.map(([row, column]) => [column, rows - 1 - row] as const);
};
const mirrored = (cells: Cells): Cells => {
  const { columns } = sizeOf(cells);
  return cells.map(([row, column]) => [row, columns - 1 - column] as const);
};

/** A piece in one of its orientations: four quarter turns clockwise, then the same mirrored. Null for what isn't laid. */
export function shapeOf(item: string, turn: number): Cells | null {
  let cells = printed(item);
  if (!cells) return null;
  if (turn >= 4) cells = mirrored(cells);
  for (let turns = turn % 4; turns > 0; turns--) cells = quarter(cells);
  return cells;
}

const spelled = (cells: Cells): string =>
  cells
    .map(([row, column]) => row * 16 + column)
    .sort((a, b) => a - b)
    .join();

const turnsKnown = new Map<string, number[]>();

/** The orientations of a piece that differ, by the number the rules know them by: the first of equal ones. */
export function turnsOf(item: string): readonly number[] {
  let turns = turnsKnown.get(item);
  if (!turns) {
    const seen = new Set<string>();
    turns = [];
    const all = SPECIALS.has(item) ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1];
    for (const turn of all) {
      const cells = shapeOf(item, turn);
      if (!cells || seen.has(spelled(cells))) continue;
      seen.add(spelled(cells));
      turns.push(turn);
    }
    turnsKnown.set(item, turns);
  }
  return turns;
}

/** The number the rules give an orientation that looks like this one. */
function named(item: string, turn: number): number {
  const looks = spelled(shapeOf(item, turn) ?? SINGLE);
  return turnsOf(item).find((other) => spelled(shapeOf(item, other) ?? SINGLE) === looks) ?? 0;
}

/** A quarter turn clockwise; back is the other way round. */
export const turned = (item: string, turn: number, back = false): number =>
  named(item, (turn & 4) + ((turn + (back ? 3 : 1)) & 3));

/** Whether a piece has another side to show: special tiles may be turned over (FO-4.4), goods not (FO-4.5). */
export const mayFlip = (item: string): boolean => SPECIALS.has(item);

/** Mirrored from left to right as it lies now. */
export function flipped(item: string, turn: number): number {
  const looks = spelled(mirrored(shapeOf(item, turn) ?? SINGLE));
  return turnsOf(item).find((other) => spelled(shapeOf(item, other) ?? SINGLE) === looks) ?? turn;
}

export interface Point {
  x: number;
  y: number;
}

/** The outlines of some cells, clockwise, in units of a cell. */
export function outlines(cells: Cells): Point[][] {
  const filled = new Set(cells.map(([row, column]) => `${row},${column}`));
  const has = (row: number, column: number) => filled.has(`${row},${column}`);
  // Every edge with a filled cell on its right hand, from corner to corner.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = `${from.x},${from.y}`;
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [row, column] of cells) {
    if (!has(row - 1, column)) add({ x: column, y: row }, { x: column + 1, y: row });
    if (!has(row, column + 1)) add({ x: column + 1, y: row }, { x: column + 1, y: row + 1 });
    if (!has(row + 1, column)) add({ x: column + 1, y: row + 1 }, { x: column, y: row + 1 });
    if (!has(row, column - 1)) add({ x: column, y: row + 1 }, { x: column, y: row });
  }
  const loops: Point[][] = [];
  for (const [start] of edges) {
    if (!edges.get(start)?.length) continue;
    loops.push(loopFrom(start, edges));
  }
  return loops;
}

function loopFrom(start: string, edges: Map<string, Point[]>): Point[] {
  const corners: Point[] = [];
  let [x = 0, y = 0] = start.split(",").map(Number);
  for (;;) {
    const next = edges.get(`${x},${y}`)?.shift();
    if (!next) return corners;
    const last = corners.at(-1);
    const before = corners.at(-2);
    // Corners on a straight line are none.
    if (last && before && ((before.x === last.x && last.x === next.x) || (before.y === last.y && last.y === next.y)))
      corners.pop();
    corners.push(next);
    ({ x, y } = next);
  }
}

/** The outlines as the path of an SVG. */
export function outlinePath(cells: Cells, scale = 1): string {
  return outlines(cells)
    .map((loop) => `M${loop.map(({ x, y }) => `${x * scale} ${y * scale}`).join("L")}Z`)
    .join("");
}

/** Where the icon of a piece lies, in cells: the largest square inside it, nearest to its middle. */
export function heart(cells: Cells): { x: number; y: number; size: number } {
  const filled = new Set(cells.map(([row, column]) => `${row},${column}`));
  const { rows, columns } = sizeOf(cells);
  for (let size = Math.min(rows, columns); size >= 1; size--) {
    const squares: { x: number; y: number; away: number }[] = [];
    for (let y = 0; y + size <= rows; y++)
      for (let x = 0; x + size <= columns; x++) {
        const inside = rectangle(size, size).every(([r, c]) => filled.has(`${y + r},${x + c}`));
        if (inside) squares.push({ x, y, away: Math.hypot(x + size / 2 - columns / 2, y + size / 2 - rows / 2) });
      }
    squares.sort((a, b) => a.away - b.away);
    const [best] = squares;
    if (!best) continue;
    // In a whole rectangle the icon stands in the middle, between two squares if need be.
    if (cells.length === rows * columns) return { x: (columns - size) / 2, y: (rows - size) / 2, size };
    return { x: best.x, y: best.y, size };
  }
  return { x: 0, y: 0, size: 1 };
}
