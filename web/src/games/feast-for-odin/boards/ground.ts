// An area as it lies: what is covered, where a piece may go and why not elsewhere, income and bonuses (FO-4, FO-6).
// The rules decide when a piece is sent; this shows at once what they will say. `rules.test.ts` compares the two.
import type { Message } from "../../../connection/types";
import { colourOf, type Colour } from "../pieces/items";
import { type Cell, type Cells, shapeOf, turnsOf } from "../pieces/shapes";
import { type Grid, type GridCell, isCoverable } from "./grids";
import type { Laid } from "./props";

/** The card with which wood may be laid in houses. */
const WOOD_IN_HOUSES = 40;

/** Rows are told apart by this: no grid is wider. */
const SPAN = 32;
const NO_CELLS: ReadonlySet<string> = new Set();

const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export interface BonusState {
  cell: GridCell;
  /** Its bonus is lost for good. */
  buried: boolean;
  /** How many cells around it are still open, and how many there are. */
  open: number;
  ring: number;
  pays: boolean;
}

/** What a placement would change on its area. */
export interface Gain {
  income: number;
  incomeBefore: number;
  penalties: number;
  buried: string[];
  completed: string[];
}

export interface Refusal {
  message: Message;
  /** The cells the piece may not cover. */
  wrong: Cell[];
  /** The cells an income still needs. */
  needed: Cell[];
}

export class Ground {
  readonly area: string;
  readonly grid: Grid;
  readonly pieces: readonly Laid[];
  /** The piece on each cell, by row and column. */
  private readonly on: (Laid | null)[][];
  private readonly acceptsWood: boolean;
  /** What each income cell still needs, by its place. */
  private readonly closedIncome = new Map<number, Cell[]>();

  constructor(area: string, grid: Grid, laid: readonly Laid[], played: readonly number[]) {
    this.area = area;
    this.grid = grid;
    this.pieces = laid.filter(([, where]) => where === area);
    this.acceptsWood = played.includes(WOOD_IN_HOUSES);
    this.on = grid.cells.map((row) => row.map(() => null));
    for (const piece of this.pieces)
      for (const [row, column] of cellsAt(piece[0], piece[3], piece[2])) {
        const line = this.on[row];
        if (line) line[column] = piece;
      }
    for (const { at, coverable } of grid.tracks.flat())
      if (at && coverable) this.closedIncome.set(at[0] * SPAN + at[1], this.openBelow(at[0], at[1], NO_CELLS));
  }

  cell(row: number, column: number): GridCell | undefined {
    return this.grid.cells[row]?.[column];
  }

  pieceOn(row: number, column: number): Laid | null {
    return this.on[row]?.[column] ?? null;
  }

  isOpen(row: number, column: number): boolean {
    return isCoverable(this.cell(row, column)) && this.pieceOn(row, column) === null;
  }

  /** Whether pieces of this kind may lie here at all (FO-4.10, FO-4.21). */
  accepts(item: string): boolean {
    if (item === "silver") return true;
    if (item === "ore") return !this.grid.house;
    if (item === "wood") return this.grid.house && this.acceptsWood;
    const colour = colourOf(item);
    return colour !== null && (this.grid.house || colour === "green" || colour === "blue");
  }

  /** The colour a piece may not touch here: its own, for green on boards, for orange and red in houses. */
  private shy(item: string): Colour | null {
    const colour = colourOf(item);
    const shy = this.grid.house ? colour === "orange" || colour === "red" : colour === "green";
    return shy ? colour : null;
  }

  private touches(row: number, column: number, colour: Colour): boolean {
    for (const [down, right] of BESIDE) {
      const piece = this.pieceOn(row + down, column + right);
      if (piece !== null && colourOf(piece[0]) === colour) return true;
    }
    return false;
  }

  /** What must lie covered before an income cell is (FO-4.13 to FO-4.15), as far as it is open. */
  private openBelow(row: number, column: number, covering: ReadonlySet<string>): Cell[] {
    const open: Cell[] = [];
    for (let r = row; r < this.grid.rows; r++)
      for (let c = 0; c <= column; c++) {
        if (r === row && c === column) continue;
        if (this.isOpen(r, c) && this.cell(r, c)?.kind !== "bonus" && !covering.has(`${r},${c}`)) open.push([r, c]);
      }
    return open;
  }

  /** Why a piece may not lie here, with the cells that are wrong; null if it may. */
  refusal(item: string, turn: number, anchor: Cell): Refusal | null {
    const args = { item, area: this.area };
    if (!this.accepts(item))
      return refused("area-takes-not", this.grid.house ? "FO-4.21" : "FO-4.10", args, cellsAt(item, turn, anchor));
    const cells = cellsAt(item, turn, anchor);
    return this.offBoard(cells, args) ?? this.touching(item, cells, args) ?? this.beforeItsTime(cells, args);
  }

  private offBoard(cells: Cells, args: Record<string, string>): Refusal | null {
    const wrong = cells.filter(([row, column]) => !this.isOpen(row, column));
    const first = [...wrong].sort(([a, b], [c, d]) => a - c || b - d)[0];
    if (!first) return null;
    const [row, column] = first;
    const kind = this.cell(row, column)?.kind ?? "outside";
    const cell = `${row},${column}`;
    if (kind === "hole") return refused("cell-hole", this.grid.house ? "FO-4.24" : "FO-4.19", { ...args, cell }, wrong);
    if (kind === "outside") return refused("cell-outside", "FO-4.2", { ...args, cell }, wrong);
    return refused("cell-covered", "FO-4.2", { ...args, cell }, wrong);
  }

  private touching(item: string, cells: Cells, args: Record<string, string>): Refusal | null {
    const colour = this.shy(item);
    if (!colour) return null;
    const wrong = cells.filter(([row, column]) => this.touches(row, column, colour));
    const first = [...wrong].sort(([a, b], [c, d]) => a - c || b - d)[0];
    if (!first) return null;
    const clause = colour === "green" ? "FO-4.11" : "FO-4.22";
    return refused("cell-touches", clause, { ...args, colour, cell: first.join() }, wrong);
  }

  private beforeItsTime(cells: Cells, args: Record<string, string>): Refusal | null {
    const covering = new Set(cells.map((cell) => cell.join()));
    for (const stop of this.grid.tracks.flat()) {
      if (!stop.at || !stop.coverable || !covering.has(stop.at.join())) continue;
      const needed = this.openBelow(stop.at[0], stop.at[1], covering);
      const [first] = needed;
      if (first)
        return refused(
          "income-closed",
          "FO-4.13",
          { ...args, cell: stop.at.join(), open_cell: first.join() },
          [stop.at],
          needed,
        );
    }
    return null;
  }

  /** Whether cells may be covered together: the same rules without the reasons, for trying every place at once. */
  private takes(cells: Cells, row: number, column: number, shy: Colour | null): boolean {
    for (const [down, right] of cells) if (!this.isOpen(row + down, column + right)) return false;
    if (shy) for (const [down, right] of cells) if (this.touches(row + down, column + right, shy)) return false;
    for (const [down, right] of cells) {
      const needed = this.closedIncome.get((row + down) * SPAN + column + right);
      if (needed?.some(([r, c]) => !cells.some(([d, e]) => row + d === r && column + e === c))) return false;
    }
    return true;
  }

  /** Every place where a piece may lie in one orientation, by its top left corner. */
  anchors(item: string, turn: number): Cell[] {
    const found: Cell[] = [];
    const cells = shapeOf(item, turn);
    if (!cells || !this.accepts(item)) return found;
    const shy = this.shy(item);
    for (let row = 0; row < this.grid.rows; row++)
      for (let column = 0; column < this.grid.columns; column++)
        if (this.takes(cells, row, column, shy)) found.push([row, column]);
    return found;
  }

  /** The place nearest to a wanted one where a piece may lie over a cell; null if it may nowhere. */
  nearest(item: string, turn: number, [row, column]: Cell, over: Cell): Cell | null {
    const far = ([r, c]: Cell) => Math.abs(r - row) + Math.abs(c - column);
    const covers = (anchor: Cell) => cellsAt(item, turn, anchor).some(([r, c]) => r === over[0] && c === over[1]);
    return (
      this.anchors(item, turn)
        .filter(covers)
        .sort((a, b) => far(a) - far(b))[0] ?? null
    );
  }

  /** The cells a piece could cover in any orientation. */
  reach(item: string): Set<string> {
    const cells = new Set<string>();
    for (const turn of turnsOf(item))
      for (const anchor of this.anchors(item, turn))
        for (const cell of cellsAt(item, turn, anchor)) cells.add(cell.join());
    return cells;
  }

  /** The stop of each diagonal that pays now (FO-6.1). */
  paying(): { value: number; at: readonly [number, number] | null }[] {
    return this.grid.tracks.flatMap((track) => {
      const stop = track.find(({ at, coverable }) => !at || !coverable || this.pieceOn(at[0], at[1]) === null);
      return stop ? [stop] : [];
    });
  }

  income(): number {
    return this.paying().reduce((sum, { value }) => sum + value, 0);
  }

  /** How many cells that cost a point are open. */
  penalties(): number {
    return this.grid.cells.flat().filter((cell) => cell.kind === "penalty" && this.isOpen(cell.row, cell.column))
      .length;
  }

  bonus(cell: GridCell): BonusState {
    let ring = 0;
    let open = 0;
    for (let row = cell.row - 1; row <= cell.row + 1; row++)
      for (let column = cell.column - 1; column <= cell.column + 1; column++) {
        if ((row === cell.row && column === cell.column) || !isCoverable(this.cell(row, column))) continue;
        ring++;
        if (this.isOpen(row, column)) open++;
      }
    const buried = !this.isOpen(cell.row, cell.column);
    return { cell, buried, open, ring, pays: !buried && open === 0 };
  }

  bonuses(): BonusState[] {
    return this.grid.bonuses.map((cell) => this.bonus(cell));
  }

  with(piece: Laid, played: readonly number[] = []): Ground {
    return new Ground(this.area, this.grid, [...this.pieces, piece], this.acceptsWood ? [WOOD_IN_HOUSES] : played);
  }

  /** What a legal placement would bring and bury. */
  gain(item: string, turn: number, anchor: Cell): Gain {
    const after = this.with([item, this.area, anchor, turn]);
    const before = this.bonuses();
    const then = after.bonuses();
    const changed = (which: (was: BonusState, is: BonusState) => boolean) =>
      then.flatMap((is, place) => (which(before[place]!, is) ? is.cell.gives : []));
    return {
      income: after.income(),
      incomeBefore: this.income(),
      penalties: this.penalties() - after.penalties(),
      buried: changed((was, is) => !was.buried && is.buried),
      completed: changed((was, is) => !was.pays && is.pays),
    };
  }
}

function refused(
  reason: string,
  clause: string,
  args: Record<string, string>,
  wrong: Cell[] | Cells,
  needed: Cell[] = [],
): Refusal {
  return { message: { key: `feast-for-odin.refuse-${reason}`, args, clause }, wrong: [...wrong], needed };
}

/** The cells of a piece that lies somewhere. */
export const cellsAt = (item: string, turn: number, [row, column]: Cell): Cell[] =>
  (shapeOf(item, turn) ?? []).map(([down, right]) => [row + down, column + right] as const);

/** A placement as one line of notation. */
export const placeLine = ([item, area, [row, column], turn]: Laid): string =>
  `place ${item} ${area} ${row},${column} r${turn}`;
