import { expect, test } from "vitest";
import type { Entry } from "../../connection/types";
import { gainsOfOthers, sentTo } from "./flights";
import type { FeastView } from "./view";

const viewOf = (round: number, ...supplies: Record<string, number>[]) =>
  ({ round, seats: supplies.map((supply) => ({ supply })) }) as unknown as FeastView;

test("an entry tells where somebody went", () => {
  const entry = { message: { key: "feast-for-odin.sent", args: { seat: 1, space: "fishing_1" } } } as unknown as Entry;
  expect(sentTo(entry)).toEqual({ seat: 1, space: "fishing_1" });
  expect(sentTo(null)).toBeNull();
});

test("what others gained flies, piece by piece; one's own and what a round brings doesn't", () => {
  const spaces = new Map([
    [0, "upgrade_2"],
    [1, "fishing_1"],
  ]);
  const before = viewOf(2, { wood: 1 }, { wood: 1 });
  const now = viewOf(2, { wood: 3 }, { wood: 1, stockfish: 2 });
  const flight = { item: "stockfish", seat: 1, space: "fishing_1" };
  expect(gainsOfOthers(before, now, 0, spaces)).toEqual([flight, flight]);
  expect(gainsOfOthers(before, viewOf(3, {}, { peas: 9 }), 0, spaces)).toEqual([]);
  expect(gainsOfOthers(before, viewOf(2, {}, { peas: 99 }), 0, spaces).length).toBe(6);
});
