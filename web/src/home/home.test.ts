import { describe, expect, it, vi } from "vitest";
import type { Summary } from "../connection/types";
import { barsOf } from "./histogram";

vi.mock("../connection/socket.svelte", () => ({ hall: {} }));
vi.mock("../connection/api", () => ({ lobby: vi.fn() }));
const { sortTables } = await import("./tables");

describe("the histogram of the day", () => {
  it("gathers scores into a few bars and loses none", () => {
    const bars = barsOf([
      [21, 1],
      [29, 2],
      [70, 5],
      [118, 1],
    ]);
    expect(bars).toEqual({ from: 20, width: 10, counts: [3, 0, 0, 0, 0, 5, 0, 0, 0, 1] });
  });
  it("has one bar for one score and none for none", () => {
    expect(barsOf([[87, 3]])).toEqual({ from: 87, width: 1, counts: [3] });
    expect(barsOf([])).toBeNull();
  });
  it("takes scores below zero", () => {
    expect(
      barsOf([
        [-12, 1],
        [95, 1],
      ])?.from,
    ).toBe(-20);
  });
});

const table = (id: string, more: Partial<Summary>): Summary =>
  ({
    id,
    status: "playing",
    my_turn: true,
    my_seats: [0],
    hot_seat: false,
    updated: 0,
    seats: [
      { kind: "person", person: "p_me" },
      { kind: "bot", person: null },
    ],
    ...more,
  }) as Summary;
const withPeople = {
  seats: [
    { kind: "person", person: "p_me" },
    { kind: "person", person: "p_bo" },
  ] as Summary["seats"],
};

describe("one's tables on the home page", () => {
  it("puts the nearest deadline first, then where people wait, then the latest", () => {
    const { waiting } = sortTables([
      table("old-bots", { updated: 1 }),
      table("new-bots", { updated: 2 }),
      table("people", withPeople),
      table("late", { ...withPeople, deadlines: [2000, null] }),
      table("soon", { ...withPeople, deadlines: [1000, null] }),
    ]);
    expect(waiting.map((one) => one.id)).toEqual(["soon", "late", "people", "new-bots", "old-bots"]);
  });
  it("tells apart where others think and what needs a look of another kind", () => {
    const found = sortTables([
      table("theirs", { my_turn: false }),
      table("open", { status: "open", my_turn: false }),
      table("screen", { hot_seat: true }),
      table("stranded", { status: "stranded", my_turn: false }),
      table("what-if", { branch: { table: "finished", ply: 12 } }),
    ]);
    expect(found.waiting).toEqual([]);
    expect(found.others.map((one) => one.id)).toEqual(["theirs"]);
    expect(found.rest.map((one) => one.id)).toEqual(["open", "screen", "stranded", "what-if"]);
  });
});
