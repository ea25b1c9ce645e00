import { describe, expect, it } from "vitest";
import { cardsInSight, cardWidthInHand, inOrder } from "./order";

describe("a hand", () => {
  it("lies by family, each card for itself", () => {
    expect(inOrder(["banner", "castle", "castle"]).map(({ card, index, count }) => [card, index, count])).toEqual([
      ["castle", 1, 1],
      ["castle", 2, 1],
      ["banner", 0, 1],
    ]);
  });

  it("stacks equal cards once there are many", () => {
    const hand = [...Array<string>(6).fill("land"), "prince", "prince", "allies"];
    expect(inOrder(hand).map(({ card, count }) => [card, count])).toEqual([
      ["land", 6],
      ["prince", 2],
      ["allies", 1],
    ]);
  });

  it("gives cards the width there is, and never less than can be read", () => {
    expect(cardWidthInHand(5, 1000)).toBe(136);
    expect(cardWidthInHand(8, 750)).toBe(87);
    expect(cardWidthInHand(30, 750)).toBe(62);
  });
});

it("a card that begins within the row is in sight, also where its end isn't", () => {
  expect(cardsInSight(132, 390)).toBe(3);
  expect(cardsInSight(124, 390)).toBe(3);
  expect(cardsInSight(123, 390)).toBe(4);
});
