import { describe, expect, it } from "vitest";
import { cardOutlook, landing, landings } from "./trick";
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

  it("shows where each choice would bring it", () => {
    const seat = (track: number) => ({ track }) as BrianView["seats"][number];
    const trick = { leader: 1, town: "M4", played: [14, 20, 24], winner: 1, order: [0, 1, 2], acted: [] };
    const view = { seat: 0, seats: [seat(0), seat(3), seat(0)], trick } as unknown as BrianView;
    const use = (secondary: number) => ({ code: secondary, kind: "Use", notation: "", fields: { secondary } });
    expect(landings(view, [use(1), use(2)], false)).toEqual([2]);
    const buy = (count: number) => ({ code: count, kind: "Buy", notation: "", fields: { count } });
    expect(landings(view, [buy(0), buy(3), buy(4)], true)).toEqual([0, 2, 4]);
    expect(landings(view, [buy(1)], false)).toEqual([]);
  });
});
