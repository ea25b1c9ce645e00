import { expect, it } from "vitest";
import { sails, shares } from "./bag";

it("shares the bag by cubes", () => {
  expect(shares([1, 3, 0])).toEqual([0.25, 0.75, 0]);
  expect(shares([0, 0])).toEqual([0, 0]);
});

it("knows whether a horde sails that landed after it was foreseen", () => {
  const ahead = { lands: null, active: true, active_above: 2, grows: 1, strikes: [] };
  expect(sails(1, ahead)).toBe(true); // as the rules say
  expect([3, 2].map((cards) => sails(cards, { ...ahead, lands: 10, active: false }))).toEqual([true, false]);
  expect(sails(9, null)).toBe(false);
});
