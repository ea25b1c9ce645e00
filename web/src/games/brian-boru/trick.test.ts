import { describe, expect, it } from "vitest";
import { cardOutlook, landing } from "./trick";
import type { BrianView } from "./view";

const seats = [{}, {}, {}] as BrianView["seats"];

describe("a card in hand", () => {
  const trick = { leader: 1, town: "M4", played: [null, 14, 24], winner: 1, order: [1, 2], acted: [] };

  it("would win or not, and act at its place", () => {
    expect(cardOutlook({ seats, trick }, 0, 17)).toMatchObject({ wins: true, acts: 2, toCome: 0 });
    expect(cardOutlook({ seats, trick }, 0, 10)).toMatchObject({ wins: false, acts: 1 });
    expect(cardOutlook({ seats, trick }, 0, 25)).toMatchObject({ wins: false, acts: 3 });
    expect(cardOutlook({ seats, trick }, 0, 22)).toMatchObject({ wins: true, acts: 2 });
  });

  it("means nothing without an active town", () => {
    expect(cardOutlook({ seats, trick: null }, 0, 17)).toBeNull();
  });
});

describe("a marriage disc", () => {
  it("slides down to the nearest free space", () => {
    expect(landing([1, 3, 2], 0, 1)).toBe(1);
    expect(landing([1, 3, 2], 0, 2)).toBe(1);
    expect(landing([1, 3, 2], 0, 3)).toBe(4);
    expect(landing([1, 3, 2], 1, 20)).toBe(9);
  });
});
