import { expect, test } from "vitest";
import type { Entry } from "../../connection/types";
import { sinceLastTurn } from "./since";

const entry = (name: string, seat?: number) =>
  ({
    ply: 0,
    message: { key: `feast-for-odin.${name}`, args: seat === undefined ? {} : { seat } },
  }) as unknown as Entry;
const names = (entries: Entry[]) => entries.map(({ message }) => message.key.split(".")[1]);

test("the setup is no news, the others' moves are", () => {
  expect(sinceLastTurn([entry("round-begins"), entry("harvest"), entry("gained", 0)], 0)).toEqual([]);
  const moved = [entry("sent", 0), entry("gained", 0), entry("sent", 1), entry("gained", 1)];
  expect(names(sinceLastTurn(moved, 0))).toEqual(["sent"]);
});

test("a new round tells what it brought oneself", () => {
  const turned = ["must-pass", "gained", "income", "feast-done", "round-begins", "gained", "weapon-drawn"];
  const journal = turned.map((name) => entry(name, name === "round-begins" ? undefined : 0));
  expect(names(sinceLastTurn(journal, 0))).toEqual(turned.slice(2));
});
