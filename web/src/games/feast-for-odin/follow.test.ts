import { expect, test } from "vitest";
import type { Entry } from "../../connection/types";
import { beats, follow, viewer } from "./follow";
import { sinceLastTurn } from "./since";
import type { FeastView } from "./view";

const seat = (supply: Record<string, number>) => ({ supply, thing: 6, laid: [] });
const view = {
  seats: [seat({ wood: 1 }), seat({})],
  spaces: {},
  passed: [],
  strips: { strip_1: ["wood", "wood", "stone"] },
  boards: {},
} as unknown as FeastView;
const entry = (name: string, args: Record<string, number | string>, ply = 1): Entry => ({
  ply,
  message: { key: `feast-for-odin.${name}`, args },
});

test("Vikings arrive, goods come and go, strips shrink", () => {
  let after = follow(view, entry("sent", { seat: 1, space: "fishing_1", vikings_count: 1 }));
  expect(after.spaces.fishing_1).toEqual({ seat: 1, vikings: 1 });
  expect(after.seats[1]?.thing).toBe(5);
  after = follow(after, entry("gained", { seat: 1, item: "stockfish", gained_count: 2 }));
  after = follow(after, entry("paid", { seat: 0, item: "wood", paid_count: 1 }));
  after = follow(after, entry("took-items", { seat: 1, strip: "strip_1", items_count: 2 }));
  after = follow(after, entry("upgraded", { seat: 1, from_item: "stockfish", to_item: "hide" }));
  expect(after.seats.map((one) => one.supply)).toEqual([{}, { stockfish: 1, hide: 1 }]);
  expect(after.strips.strip_1).toEqual(["stone"]);
  expect(view.seats[0]?.supply).toEqual({ wood: 1 });
});

test("what nobody knows how to follow leaves the view as it is", () => {
  expect(follow(view, entry("something-else", {}))).toBe(view);
});

test("one isn't shown what one did oneself", () => {
  viewer.seat = 0;
  expect(beats(entry("sent", { seat: 0 }))).toBe(0);
  expect(beats(entry("sent", { seat: 1 }))).toBe(1);
  viewer.seat = null;
  expect(beats(entry("sent", { seat: 0 }))).toBe(1);
});

test("since my last turn: what the others did, if anybody went anywhere", () => {
  const sent = (who: number, ply: number) => entry("sent", { seat: who, space: "fishing_1", vikings_count: 1 }, ply);
  const journal = [
    sent(1, 1),
    sent(0, 2),
    entry("gained", { seat: 0 }, 2),
    sent(1, 3),
    entry("passed", { seat: 2 }, 4),
  ];
  expect(sinceLastTurn(journal, 0).map(({ ply }) => ply)).toEqual([3, 4]);
  expect(sinceLastTurn(journal.slice(0, 3), 0)).toEqual([]);
});

test("one's own moves aren't shown again, but a roll that fails is", () => {
  viewer.seat = 0;
  expect([beats(entry("sent", { seat: 0 })), beats(entry("failed", { seat: 0 }))]).toEqual([0, 1]);
  expect(beats(entry("failed", { seat: 1 }))).toBeGreaterThan(0);
  viewer.seat = null;
});
