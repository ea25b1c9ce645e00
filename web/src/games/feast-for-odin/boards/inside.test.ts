import { expect, test } from "vitest";
import { shiftInside } from "./inside";

const frame = { left: 100, top: 50, right: 400, bottom: 300 };
const box = (left: number, top: number, width: number, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a label inside stays where it is, one over an edge is moved in", () => {
  expect(shiftInside(box(150, 100, 200), frame)).toEqual([0, 0]);
  expect(shiftInside(box(30, 100, 200), frame)).toEqual([72, 0]);
  expect(shiftInside(box(300, 100, 200), frame)).toEqual([-102, 0]);
  expect(shiftInside(box(150, 40, 200), frame)).toEqual([0, 12]);
  expect(shiftInside(box(150, 280, 200), frame)).toEqual([0, -22]);
});

test("a label wider than its frame begins with it", () => {
  expect(shiftInside(box(90, 100, 500), frame)).toEqual([12, 0]);
});
