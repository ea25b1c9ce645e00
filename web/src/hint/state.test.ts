import { expect, test } from "vitest";
import type { Hint } from "../connection/analysis";
import { hintState, mayAsk } from "./state";

const casual = { counting: false };
const action = { code: 1, notation: "play 2", kind: "Play", fields: { card: 2 } };
const now = (over: object = {}) => ({ seat: 0, ply: 7, actions: [action, action], view: { over: false }, ...over });
const move = { ...action, steps: [], value: 0.3, low: 0.2, high: 0.4, best_in: [7, 10] as [number, number] };
const hint = (over: Partial<Hint> = {}): Hint => ({
  table: "t",
  seat: 0,
  version: 3,
  ply: 7,
  status: "done",
  progress: 1,
  unit: "chance",
  before: 0.25,
  where: null,
  moves: [{ ...move, sure: "sure", why: null, changes: [] }],
  ...over,
});

test("a hint goes from offered to thinking to shown, and is stale once the position has moved on", () => {
  expect(hintState(casual, now(), null)).toBe("offered");
  expect(hintState(casual, now(), hint({ status: "thinking", moves: [] }))).toBe("thinking");
  expect(hintState(casual, now(), hint())).toBe("shown");
  expect(hintState(casual, now(), hint({ status: "stopped" }))).toBe("shown");
  expect(hintState(casual, now({ ply: 8 }), hint())).toBe("stale");
  expect(hintState(casual, now({ ply: 8, actions: [] }), hint())).toBe("stale");
});

test("only where to look, and nothing found", () => {
  expect(hintState(casual, now(), hint({ moves: [], where: [{ kind: "town", id: "N1" }] }))).toBe("where");
  expect(hintState(casual, now(), hint({ moves: [], status: "failed" }))).toBe("failed");
  const lookOnly = { moves: [], where: [{ kind: "town", id: "N1" }] };
  expect(hintState(casual, now(), hint({ ...lookOnly, status: "failed" }))).toBe("failed");
});

test("no hint where the game counts, where nothing is asked or nothing is to choose", () => {
  expect(hintState({ counting: true }, now(), null)).toBe("forbidden");
  expect(hintState(casual, now({ seat: null }), null)).toBe("closed");
  expect(hintState(casual, now({ actions: [] }), null)).toBe("waiting");
  expect(hintState(casual, now({ actions: [action] }), null)).toBe("single");
  expect(hintState(casual, now({ ply: 8, actions: [action] }), hint())).toBe("single");
});

test("asking again is for what can be chosen", () => {
  expect(mayAsk("stale", 2)).toBe(true);
  expect(mayAsk("stale", 0)).toBe(false);
  expect(mayAsk("thinking", 2)).toBe(false);
});
