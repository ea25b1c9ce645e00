import { describe, expect, it } from "vitest";
import { earl, tableOf } from "../testing";
import type { OrtusForecast } from "../view";
import { changes } from "./changes";

const foreseen = (recruits: number[]) => ({ recruits }) as unknown as OrtusForecast;

describe("what a gesture would change", () => {
  const before = { view: tableOf([earl(), earl()]), forecast: foreseen([1, 0]) };

  it("tells figures that differ, and no others", () => {
    const after = { view: tableOf([earl({ field_limit: 1, cubes: 3 }), earl()]), forecast: foreseen([2, 0]) };
    expect(changes(before, after, 0)).toEqual([
      { id: "fields", before: 0, after: 1 },
      { id: "recruits", before: 1, after: 2 },
      { id: "lead", before: 50, after: 75 },
    ]);
    expect(changes(before, before, 0)).toEqual([]);
  });

  it("tells how many cards the deck has after a bequest", () => {
    const after = { view: tableOf([earl({ deck: 25 }), earl()]), forecast: foreseen([1, 0]) };
    expect(changes(before, after, 0)).toEqual([{ id: "deck", before: before.view.seats[0]?.deck, after: 25 }]);
  });

  it("tells who would be King, and not that the Banners are used up", () => {
    const laid = { view: tableOf([earl({ banners: 1 }), earl()]), forecast: foreseen([1, 0]) };
    const after = { view: tableOf([earl(), earl()], { king: 0 }), forecast: foreseen([1, 0]) };
    expect(changes(laid, after, 0)).toEqual([{ id: "king", before: 0, after: 1 }]);
  });

  it("tells who would control the Church", () => {
    const after = { view: tableOf([earl(), earl()], { church_controller: 0 }), forecast: foreseen([1, 0]) };
    expect(changes(before, after, 0)).toEqual([{ id: "church", before: 0, after: 1 }]);
  });
});
