import { expect, test } from "vitest";
import { gridOf } from "./grids";
import { Ground } from "./ground";
import type { Laid } from "./props";

const chest: Laid = ["chest", "home", [10, 0], 0];
const home = new Ground("home", gridOf("home", {}), [chest], []);

test("a finger beside a piece lays the next one beside it, over the cell it points at", () => {
  // Centred on the third cell of the lowest row, a rune stone would lie half on the chest.
  expect(home.refusal("rune_stone", 0, [11, 1])).not.toBeNull();
  expect(home.nearest("rune_stone", 0, [11, 1], [11, 2])).toEqual([11, 2]);
});

test("where it may lie centred it stays so", () => {
  expect(home.nearest("rune_stone", 0, [11, 3], [11, 4])).toEqual([11, 3]);
});

test("a piece turned over the foot of the board is moved up into it", () => {
  expect(home.nearest("rune_stone", 1, [11, 2], [11, 2])).toEqual([10, 2]);
});

test("no place over the cell is told, and never one elsewhere", () => {
  expect(home.nearest("rune_stone", 0, [10, 0], [10, 0])).toBeNull();
});
