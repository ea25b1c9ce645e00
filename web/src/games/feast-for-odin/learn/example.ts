// What the lesson's figures show.
import { Ground } from "../boards/ground";
import { gridOf } from "../boards/grids";
import type { Laid } from "../boards/props";
import { shapeOf, sizeOf, turnsOf } from "../pieces/shapes";

/** The turn in which a piece is so many rows high. */
export function standing(item: string, rows: number): number {
  const turn = turnsOf(item).find((one) => sizeOf(shapeOf(item, one) ?? []).rows === rows);
  if (turn === undefined) throw new Error(`${item} is never ${rows} high`);
  return turn;
}

const LAID: Laid[] = [
  ["chest", "home", [10, 0], 0],
  ["rune_stone", "home", [8, 0], standing("rune_stone", 2)],
  ["silverware", "home", [9, 2], standing("silverware", 3)],
  ["oil", "home", [8, 1], standing("oil", 1)],
];

/** A home board after its first tiles: an income of 2, and mead every round. */
export const HOME = new Ground("home", gridOf("home", {}), LAID, []);

/** A meal of nine columns: each dish and how high it stands. */
export const MEAL: readonly [item: string, rows: number][] = [
  ["peas", 1],
  ["stockfish", 1],
  ["beans", 2],
  ["mead", 2],
  ["silver", 1],
];
