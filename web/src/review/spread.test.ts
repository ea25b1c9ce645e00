import { expect, test } from "vitest";
import { besideTicks, pushApart } from "./spread";

test("what is far enough apart stays where it is", () => {
  expect(pushApart([10, 50, 90], 22, 0, 100)).toEqual([10, 50, 90]);
});

test("what is too near is pushed apart evenly, and keeps its order", () => {
  expect(pushApart([50, 50], 20, 0, 100)).toEqual([40, 60]);
  expect(pushApart([52, 50, 51], 20, 0, 100)).toEqual([71, 31, 51]);
});

test("nothing leaves the plot", () => {
  expect(pushApart([0, 1, 2], 10, 0, 100)).toEqual([0, 10, 20]);
  expect(pushApart([100, 99], 22, 0, 100)).toEqual([100, 78]);
});

test("where there is no room for all, the gap is kept", () => {
  expect(pushApart([5, 5, 5], 22, 0, 30)).toEqual([0, 22, 44]);
});

test("a word on the axis stands where it belongs, or beside the tick it would cover", () => {
  const ticks = [138, 103.5, 69, 34.5, 0];
  expect(besideTicks(ticks, 52)).toBe(52);
  expect(besideTicks(ticks, 103.5)).toBe(116.5); // equal chance of four seats is the tick itself
  expect(besideTicks(ticks, 92)).toBe(90.5);
  expect(besideTicks(ticks, 110)).toBe(116.5);
});
