import { describe, expect, it } from "vitest";
import { heightOfHand, layoutFor, leastHeight } from "./layout";

describe("the column beside the map", () => {
  it("shows the trick in a line on a low screen", () => {
    expect([3, 4, 5].map((players) => layoutFor(591, players).trick)).toEqual(["line", "line", "line"]);
    expect(layoutFor(591, 3).cards).toBe("tiny");
    expect(layoutFor(591, 5).cards).toBe("small");
  });
  it("shows more on a higher screen", () => {
    expect(layoutFor(771, 3)).toEqual({ cards: "small", trick: "whole" });
    expect(layoutFor(771, 4)).toEqual({ cards: "tiny", trick: "whole" });
    expect(layoutFor(951, 4)).toEqual({ cards: "large", trick: "titled" });
  });
  it("keeps room for the cards a round begins with", () => {
    expect([3, 4, 5].map((players) => heightOfHand("tiny", players))).toEqual([190, 96, 96]);
  });
  it("never takes the room of a hand for words", () => {
    const layout = layoutFor(591, 5);
    expect(leastHeight(layout, 5, true)).toBeGreaterThan(heightOfHand(layout.cards, 5));
    expect(leastHeight(layout, 5, false)).toBeLessThan(heightOfHand(layout.cards, 5));
  });
});
