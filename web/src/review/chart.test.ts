import { expect, test } from "vitest";
import {
  areaPath,
  axisOf,
  bandPath,
  bandsOf,
  linePath,
  outAt,
  outline,
  type Point,
  roomFor,
  shortName,
  smooth,
  valueAt,
  xOf,
  yOf,
} from "./chart";

const line = (...values: number[]): Point[] =>
  values.map((value, ply) => ({ ply, value, low: value - 1, high: value + 1 }));
const values = (points: Point[]) => points.map((point) => point.value);

test("chances have one axis, points are shown in steps of 30 around the game's range", () => {
  expect(axisOf("chance", [0.2, 0.4]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(axisOf("points", [61, 118])).toEqual({ least: 60, most: 120, ticks: [60, 90, 120] });
  expect(axisOf("points", [-12, 40])).toEqual({ least: -30, most: 60, ticks: [-30, 0, 30, 60] });
  expect(axisOf("points", []).ticks.length).toBeGreaterThan(1);
});

test("places on the plot", () => {
  const box = { left: 80, top: 20, width: 400, height: 100 };
  expect(xOf(box, 200, 50)).toBe(180);
  expect(xOf(box, 0, 0)).toBe(80);
  expect(yOf(box, axisOf("chance", []), 0.25)).toBe(95);
});

test("a line is smoothed within a stretch and never across a break", () => {
  expect(values(smooth(line(0, 0, 10, 0, 0), new Set()))).toEqual([0, 10 / 3, 2, 10 / 3, 0]);
  expect(values(smooth(line(0, 0, 10, 10), new Set([1])))).toEqual([0, 0, 10, 10]);
  expect(smooth(line(4, 4), new Set())[0]).toEqual({ ply: 0, value: 4, low: 3, high: 5 });
});

test("a coarse curve breaks between the points around a break", () => {
  const coarse = [0, 10, 20, 30].map((ply) => ({ ply, value: ply, low: ply, high: ply }));
  expect(values(smooth(coarse, new Set([14])))).toEqual([0, 10, 20, 30]);
});

test("the value at a ply is that of the last point before it", () => {
  const coarse = [0, 10].map((ply) => ({ ply, value: ply, low: ply, high: ply }));
  expect(valueAt(coarse, 9)?.value).toBe(0);
  expect(valueAt(coarse, 10)?.value).toBe(10);
  expect(valueAt([], 3)).toBeNull();
});

test("paths go there and back", () => {
  const same = (n: number) => n;
  expect(linePath(line(1, 2), same, same)).toBe("M0 1L1 2");
  expect(bandPath(line(1, 2), same, same)).toBe("M0 2L1 3L1 1L0 0Z");
  expect(areaPath(line(1, 2), same, same, 9)).toBe("M0 9L0 1L1 2L1 9Z");
  expect(bandPath([], same, same)).toBe("");
});

test("rounds take the plies up to the next", () => {
  expect(bandsOf([{ ply: 0 }, { ply: 12 }], 30)).toEqual([
    { from: 0, to: 12, shaded: true },
    { from: 12, to: 30, shaded: false },
  ]);
});

test("the outline of a line, for those who hear it", () => {
  const found = outline(line(3, 9, 1, 5));
  expect([found?.start.value, found?.highest.ply, found?.lowest.ply, found?.end.value]).toEqual([3, 1, 2, 5]);
  expect(outline([])).toBeNull();
});

test("a seat is out once its chance stays at nothing, but not by losing at the very end", () => {
  const lost = (...values: number[]) => values.map((value, i) => ({ ply: i * 10, value, low: 0, high: 1 }));
  expect(outAt(lost(0.3, 0.1, 0, 0, 0), 40)).toBe(20);
  expect(outAt(lost(0.3, 0, 0.2, 0.1, 0), 40)).toBeNull();
  expect(outAt(lost(0.3, 0.4), 10)).toBeNull();
});

test("a label that would run into the one before is left out", () => {
  expect(roomFor([0, 30, 70, 200], 64)).toEqual([true, false, true, true]);
});

test("a name that is cut keeps the number that tells bots of a level apart", () => {
  expect(["Guest", "Wanderer", "Wanderer 3", "Wanderer 12", "Aleksandra"].map(shortName)).toEqual([
    "Guest",
    "Wanderer",
    "Wander… 3",
    "Wande… 12",
    "Aleksand…",
  ]);
});
