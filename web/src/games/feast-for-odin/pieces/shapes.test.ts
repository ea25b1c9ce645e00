import { expect, test } from "vitest";
import { shapeOf } from "./shapes";

const drawn = (item: string, turn: number) => {
  const cells = shapeOf(item, turn) ?? [];
  const rows = 1 + Math.max(...cells.map(([row]) => row));
  const columns = 1 + Math.max(...cells.map(([, column]) => column));
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) =>
      cells.some(([row, column]) => row === r && column === c) ? "#" : ".",
    ).join(""),
  );
};

test("goods lie lengthwise, and upright after a quarter turn", () => {
  expect(drawn("peas", 0)).toEqual(["##"]);
  expect(drawn("peas", 1)).toEqual(["#", "#"]);
});

test("four quarter turns come back to the beginning, and four more are mirrored", () => {
  const [first, second] = [drawn("forge_hammer", 0), drawn("forge_hammer", 1)];
  expect(second).toEqual(
    Array.from(first[0] ?? "", (_, c) =>
      [...first]
        .reverse()
        .map((row) => row[c])
        .join(""),
    ),
  );
  expect(drawn("forge_hammer", 4)).toEqual(first.map((row) => [...row].reverse().join("")));
});

test("what can't be laid has no shape", () => {
  expect(shapeOf("longship", 0)).toBeNull();
});
