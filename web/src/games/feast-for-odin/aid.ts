// The shapes of pieces for the plain table, in the orientations the rules number (FO-4.3, FO-4.4).
import { goods, special_tiles } from "../../../../src/meadhall/games/feast_for_odin/content/feast-for-odin.json";
import type { LegalAction, View } from "../../connection/types";
import type { Aid, Cells } from "../../table/plain/aid";

interface LayingView extends View {
  laying: { item: string; turn: number | null } | null;
}

const rectangle = (width: number, height: number): Cells =>
  Array.from({ length: width * height }, (_, i) => [Math.floor(i / width), i % width] as const);

const SHAPES = new Map<string, Cells>([
  ...goods.map((good) => [good.id, rectangle(good.w, good.h)] as const),
  ...["silver", "ore", "wood"].map((piece) => [piece, rectangle(1, 1)] as const),
  ...special_tiles.map((tile) => [tile.id, tile.cells as [number, number][]] as const),
]);

const width = (cells: Cells) => 1 + Math.max(...cells.map(([, column]) => column));
const height = (cells: Cells) => 1 + Math.max(...cells.map(([row]) => row));
const quarter = (cells: Cells): Cells => cells.map(([row, column]) => [column, height(cells) - 1 - row] as const);
const mirrored = (cells: Cells): Cells => cells.map(([row, column]) => [row, width(cells) - 1 - column] as const);

/** A piece in one of its orientations: four quarter turns clockwise, then the same mirrored. */
export function shapeOf(item: string, turn: number): Cells | null {
  let cells = SHAPES.get(item);
  if (!cells) return null;
  if (turn >= 4) cells = mirrored(cells);
  for (let turns = turn % 4; turns > 0; turns--) cells = quarter(cells);
  return cells;
}

function picture(view: LayingView, action: LegalAction): Cells | null {
  if (action.kind === "Turned") return shapeOf(view.laying?.item ?? "", Number(action.fields.turn));
  return action.kind === "Lay" || action.kind === "Pick" ? shapeOf(String(action.fields.item), 0) : null;
}

export const aid = (view: View): Aid => ({
  picture: (action) => picture(view as LayingView, action),
  subject: () => {
    const { laying } = view as LayingView;
    return laying && shapeOf(laying.item, laying.turn ?? 0);
  },
});
