import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../../connection/types";
import { incomePaid, Newcomers } from "./motion";

vi.mock("../../../shell/settings.svelte", () => ({ settings: { steps: "normal" }, wantsStillness: () => false }));

describe("what has come since it was last looked at", () => {
  it("is nothing at first", () => {
    expect(new Newcomers().among(["linen 1,0"])).toEqual([]);
  });

  it("is what is new beside all that was there", () => {
    const tiles = new Newcomers();
    tiles.among(["linen 1,0"]);
    expect(tiles.among(["linen 1,0", "oil 2,2"])).toEqual(["oil 2,2"]);
    expect(tiles.among(["linen 1,0", "oil 2,2"])).toEqual([]);
  });

  it("is nothing on another player's boards, nor in another position", () => {
    const tiles = new Newcomers();
    tiles.among(["linen 1,0"]);
    expect(tiles.among(["wool 0,0", "oil 2,2"])).toEqual([]);
    expect(tiles.among(["wool 0,0", "oil 2,2", ..."abcde"])).toEqual([]);
  });
});

describe("the income that was paid last", () => {
  const entry = (ply: number, name: string, seat: number) =>
    ({ ply, message: { key: `feast-for-odin.${name}`, args: { seat } } }) as unknown as Entry;

  it("is that of the seat", () => {
    const journal = [entry(4, "income", 0), entry(9, "income", 1), entry(11, "gained", 0)];
    expect(incomePaid(journal, 0)).toBe(4);
    expect(incomePaid(journal, 1)).toBe(9);
    expect(incomePaid(journal, 2)).toBe(0);
  });
});
