import { expect, test } from "vitest";
import type { Entry } from "../connection/types";
import { foldLog } from "./fold";

const picked = (ply: number, seat: number): Entry => ({
  ply,
  message: { key: "game.picked", args: { seat }, clause: "G-1" },
});
const kept = (ply: number): Entry => ({ ply, private: true, message: { key: "game.kept", args: { seat: 0 } } });
const dealt: Entry = { ply: 9, message: { key: "game.dealt", args: { count: 3 } } };
const folds = (key: string) => key === "game.picked";

test("nine lines of a draft are one, whatever one seat is told between them", () => {
  const draft = [1, 2, 3].flatMap((round) => [picked(round, 1), picked(round, 2), picked(round, 0), kept(round)]);
  const lines = foldLog([...draft, dealt], folds);
  expect(lines.map((line) => line.message.key)).toEqual([
    "game.picked-together",
    "game.kept",
    "game.kept",
    "game.kept",
    "game.dealt",
  ]);
  expect(lines[0]?.message).toEqual({ key: "game.picked-together", args: { seat: [1, 2, 0] }, clause: "G-1" });
  expect(lines[0]?.entries).toHaveLength(9);
});

test("something that happens between them parts them", () => {
  expect(foldLog([picked(1, 0), dealt, picked(2, 1)], folds).map((line) => line.message.key)).toEqual([
    "game.picked",
    "game.dealt",
    "game.picked",
  ]);
});

test("one person's lines and other kinds stay as they are", () => {
  expect(foldLog([picked(1, 0), picked(2, 0)], folds).map((line) => line.message)).toEqual([picked(1, 0).message]);
  expect(foldLog([dealt, dealt], folds)).toHaveLength(2);
});
