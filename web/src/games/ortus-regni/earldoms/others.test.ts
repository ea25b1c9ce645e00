import { expect, it } from "vitest";
import { earl } from "../testing";
import { othersOf } from "./others";

it("others follow in turn, and on a phone whoever is out comes last", () => {
  const view = { seats: [earl(), earl(), earl({ alive: false }), earl()] };
  expect(othersOf(view, 1, false)).toEqual([2, 3, 0]);
  expect(othersOf(view, 1, true)).toEqual([3, 0, 2]);
});
