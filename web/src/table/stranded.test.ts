import { expect, test } from "vitest";
import type { LogLine } from "../connection/types";
import { movesFrom, withRulesChanges } from "./stranded";

const line = (number: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({ number, at: 0, kind, ...more });

test("stored moves are numbered as in the game, whatever was taken back", () => {
  const lines = [
    line(1, "sit", { seat: 0 }),
    line(2, "start"),
    line(3, "play", { seat: 0, notation: "start D1" }),
    line(4, "play", { seat: 1 }),
    line(5, "undo", { seat: 1, ply: 1 }),
    line(6, "play", { seat: 1, notation: "start M2" }),
    line(7, "end-agreed", { seat: 0 }),
  ];
  expect(movesFrom(lines, 4)).toEqual([
    { line: 4, ply: 2, seat: 1, notation: null },
    { line: 6, ply: 2, seat: 1, notation: "start M2" },
  ]);
});

test("a change of rules stands in the log where it happened", () => {
  const entry = (ply: number) => ({ ply, message: { key: `m${ply}` } });
  const notice = (ply: number, key: string) => ({ version: 1, ply, at: 0, message: { key } });
  const journal = [entry(0), entry(1), entry(2)];
  expect(withRulesChanges(journal, [notice(0, "hall.started")])).toBe(journal);
  const told = withRulesChanges(journal, [notice(1, "hall.rules-changed"), notice(2, "hall.rules-changed-uncompared")]);
  expect(told.map((one) => one.message.key)).toEqual([
    "m0",
    "m1",
    "hall.rules-changed",
    "m2",
    "hall.rules-changed-uncompared",
  ]);
});
