import { expect, test } from "vitest";
import type { ReviewMoment } from "../connection/analysis";
import { breaksOf, changeFor, nextPoint, roundAt, turningPoints, whoseIs } from "./turning";

const moment = (ply: number, over: Partial<ReviewMoment>): ReviewMoment => ({
  ply,
  kind: "choice",
  seat: 0,
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  cost: 0,
  low: 0,
  high: 0,
  best: null,
  chosen: null,
  other: null,
  slip: false,
  turning: false,
  text: [],
  ...over,
});
const slip = (ply: number, cost: number) => moment(ply, { cost, slip: true, turning: true });
const MOMENTS = [
  slip(3, 0.04),
  slip(9, 0.2),
  slip(14, 0.05),
  moment(20, { kind: "luck", seat: null, after: [0.47, 0.53] }),
  slip(22, 0.15),
  slip(30, 0.18),
  moment(41, { seat: 1, after: [0.3, 0.7], turning: true }),
  moment(44, { seat: 1, after: [0.49, 0.51] }),
  moment(50, { cost: 0.3, slip: false }),
];
const plies = (points: { moment: ReviewMoment }[]) => points.map((point) => point.moment.ply);

test("own choices can only lose, and only if they are slips", () => {
  expect(changeFor(MOMENTS[1]!, 0)).toBe(-0.2);
  expect(changeFor(MOMENTS[8]!, 0)).toBe(0);
  expect(changeFor(MOMENTS[6]!, 0)).toBeCloseTo(-0.2);
  expect(changeFor(MOMENTS[3]!, 1)).toBeCloseTo(0.03);
  expect(MOMENTS.slice(3, 7).map((one) => whoseIs(one, 1))).toEqual(["luck", "another", "another", "mine"]);
});

test("listed are the four costliest slips, the largest of another and the largest luck, in the game's order", () => {
  const { all, listed } = turningPoints({ moments: MOMENTS, unit: "chance" }, 0);
  expect(plies(listed)).toEqual([9, 14, 20, 22, 30, 41]);
  expect(plies(all)).toEqual([3, 9, 14, 20, 22, 30, 41]);
});

test("from another seat the same moments are others'", () => {
  const { listed } = turningPoints({ moments: MOMENTS, unit: "chance" }, 1);
  expect(listed.find((point) => point.moment.ply === 9)).toBeUndefined();
  expect(plies(listed)).toEqual([20]);
});

test("stepping from one turning point to the next", () => {
  const { listed } = turningPoints({ moments: MOMENTS, unit: "chance" }, 0);
  expect(nextPoint(listed, 9, 1)?.moment.ply).toBe(14);
  expect(nextPoint(listed, 9, -1)).toBeNull();
  expect(nextPoint(listed, 41, 1)).toBeNull();
});

test("a curve breaks at chance events and turning points, and knows its rounds", () => {
  expect([...breaksOf(MOMENTS)]).toEqual([3, 9, 14, 20, 22, 30, 41]);
  const rounds = [
    { ply: 0, label: { key: "a" } },
    { ply: 10, label: { key: "b" } },
  ];
  expect(roundAt(rounds, 9)?.label.key).toBe("a");
  expect(roundAt(rounds, 10)?.label.key).toBe("b");
});
