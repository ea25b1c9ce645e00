// The printed grids: home board, islands, houses (FO-4, FO-6), as the content of the rules lists them.
import {
  buildings,
  exploration_boards,
  home_board,
} from "../../../../../src/meadhall/games/feast_for_odin/content/feast-for-odin.json";

export type CellKind = "outside" | "plain" | "penalty" | "income" | "bonus" | "hole";

export interface GridCell {
  row: number;
  column: number;
  kind: CellKind;
  /** The number of an income cell, or of a hole that shows one. */
  income: number | null;
  /** What a bonus cell gives. */
  gives: readonly string[];
}

export interface IncomeStop {
  value: number;
  /** Row and column; null for the last number, which stands outside. */
  at: readonly [number, number] | null;
  coverable: boolean;
}

export interface Grid {
  id: string;
  house: boolean;
  island: boolean;
  rows: number;
  columns: number;
  points: number;
  cells: readonly (readonly GridCell[])[];
  /** The income diagonals, each from its lowest number on. */
  tracks: readonly (readonly IncomeStop[])[];
  bonuses: readonly GridCell[];
}

interface PrintedGrid {
  id: string;
  grid: string[];
  points?: number;
  income_tracks?: { value: number; r?: number; c?: number; where: string }[][];
}

function readCell(token: string, row: number, column: number): GridCell {
  const cell = { row, column, income: null, gives: [] as string[] };
  if (token === "__") return { ...cell, kind: "outside" };
  if (token === "-1") return { ...cell, kind: "penalty" };
  if (token.startsWith("X")) return { ...cell, kind: "hole", income: token === "XX" ? null : Number(token.slice(1)) };
  if (token.startsWith("I")) return { ...cell, kind: "income", income: Number(token.slice(1)) };
  if (token.startsWith("B:")) return { ...cell, kind: "bonus", gives: token.slice(2).split("+") };
  return { ...cell, kind: "plain" };
}

function readGrid(printed: PrintedGrid, ground: "home" | "island" | "house"): Grid {
  const cells = printed.grid.map((line, row) => line.split(" ").map((token, column) => readCell(token, row, column)));
  return {
    id: printed.id,
    house: ground === "house",
    island: ground === "island",
    rows: cells.length,
    columns: Math.max(...cells.map((line) => line.length)),
    points: printed.points ?? 0,
    cells,
    tracks: (printed.income_tracks ?? []).map((track) =>
      track.map(({ value, r, c, where }) => ({
        value,
        at: r === undefined || c === undefined ? null : ([r, c] as const),
        coverable: where === "cell",
      })),
    ),
    bonuses: cells.flat().filter((cell) => cell.kind === "bonus"),
  };
}

export const GRIDS: ReadonlyMap<string, Grid> = new Map(
  [
    readGrid(home_board as PrintedGrid, "home"),
    ...exploration_boards.map((board) => readGrid(board as PrintedGrid, "island")),
    ...buildings
      .filter((building) => "grid" in building)
      .map((building) => readGrid(building as unknown as PrintedGrid, "house")),
  ].map((grid) => [grid.id, grid]),
);

/** The grid of an area: a board by the side that lies up, a house by its kind. */
export function gridOf(area: string, boards: Record<string, { area: string; side: string }>): Grid {
  const side = Object.values(boards).find((board) => board.area === area)?.side ?? area.replace(/_\d$/, "");
  const grid = GRIDS.get(side);
  if (!grid) throw new Error(`no grid ${area}`);
  return grid;
}

export const isCoverable = (cell: GridCell | undefined): cell is GridCell =>
  cell !== undefined && cell.kind !== "outside" && cell.kind !== "hole";
