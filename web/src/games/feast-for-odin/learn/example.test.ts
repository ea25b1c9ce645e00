import { expect, test } from "vitest";
import { shapeOf, sizeOf } from "../pieces/shapes";
import { HOME, MEAL, standing } from "./example";

test("the home board of the lesson is laid as the lesson says", () => {
  const covered = HOME.pieces.flatMap(([item, , [row, column], turn]) =>
    shapeOf(item, turn)!.map(([down, right]) => `${row + down} ${column + right}`),
  );
  expect(new Set(covered).size).toBe(covered.length);
  expect(HOME.income()).toBe(2);
  const mead = HOME.bonuses().find(({ cell }) => cell.gives.includes("mead"));
  expect(mead).toMatchObject({ pays: true, buried: false });
});

test("the meal of the lesson fills nine columns", () => {
  const widths = MEAL.map(([item, rows]) => sizeOf(shapeOf(item, standing(item, rows))!).columns);
  expect(widths.reduce((sum, width) => sum + width)).toBe(9);
});
