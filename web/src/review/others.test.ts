import { expect, test } from "vitest";
import type { CurvePoint, ReviewMoment } from "../connection/analysis";
import { asOthersSawThem } from "./others";

const point = (ply: number, value: number, margin: number): CurvePoint => {
  const values = [value, 1 - value];
  return { ply, values, low: values.map((one) => one - margin), high: values.map((one) => one + margin) };
};
const moment: ReviewMoment = {
  ply: 180,
  kind: "choice",
  seat: 1,
  before: [0, 1],
  after: [0, 1],
  cost: 0,
  low: 0,
  high: 0,
  best: null,
  chosen: null,
  other: null,
  slip: false,
  turning: false,
  text: [],
};

const seen = (curve: CurvePoint[], ...moments: ReviewMoment[]) => asOthersSawThem({ moments, curve })[0]!;
const JUMP = [point(180, 0.5, 0.1), point(181, 0, 0)];

test("the best choice of another changes what the others expected, and nothing for its own seat", () => {
  expect(seen(JUMP, moment)).toMatchObject({ before: [0.5, 1], after: [0, 1], turning: true });
});

test("a jump within the intervals is none, nor is one of a slip, of chance, or of a curve not known there", () => {
  expect(seen([point(180, 0.3, 0.2), point(181, 0.1, 0.1)], moment)).toEqual(moment);
  expect(seen([point(180, 0.5, 0.1)], moment)).toBe(moment);
  expect(seen(JUMP, { ...moment, slip: true }).before).toEqual([0, 1]);
  expect(seen(JUMP, moment, { ...moment, kind: "luck", seat: null })).toBe(moment);
});
