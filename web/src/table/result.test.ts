import { expect, it } from "vitest";
import { linesOf } from "./result";

it("lines of the score sheet that are nought for everybody are left out", () => {
  const lines = [
    { houses: 0, animals: 4, islands: 0, penalties: -35 },
    { houses: 0, animals: 0, islands: 6, penalties: 0 },
  ];
  expect(linesOf({ lines })).toEqual(["animals", "islands", "penalties"]);
  expect(linesOf({ lines: lines.slice(0, 1) })).toEqual(["animals", "penalties"]);
  expect(linesOf({ lines: null })).toEqual([]);
});
