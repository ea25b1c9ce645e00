import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../../connection/types";
import { bornIn, incomePaid, leaving, Newcomers } from "./motion";

const set = vi.hoisted(() => ({ still: false }));
vi.mock("../../../shell/settings.svelte", () => ({ settings: { steps: "normal" }, wantsStillness: () => set.still }));

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

describe("animals that appear", () => {
  it("are those of which there is one more, whatever face they show", () => {
    const stable = new Newcomers();
    expect(bornIn({ sheep: 2, cattle: 1 }, stable)).toEqual([]);
    expect(bornIn({ sheep: 1, pregnant_sheep: 1, cattle: 1 }, stable)).toEqual([]);
    expect(bornIn({ sheep: 3, cattle: 1 }, stable)).toEqual(["sheep"]);
    expect(bornIn({ sheep: 3, cattle: 1, pregnant_cattle: 1 }, stable)).toEqual(["cattle"]);
    expect(bornIn({ sheep: 2, cattle: 2 }, stable)).toEqual([]);
  });
});

describe("dishes that leave the feast", () => {
  it("go one after the other when they are served", () => {
    const [first, third] = [leaving(0, true), leaving(2, true)];
    expect(first.duration).toBeGreaterThan(0);
    expect(third.delay ?? 0).toBeGreaterThan(first.delay ?? 0);
    expect(first.css?.(0, 1)).toBe("transform: translateY(-40px); opacity: 0");
  });

  it("stay where the table is only closed, and where nothing is to move", () => {
    expect(leaving(0, false)).toEqual({ duration: 0 });
    set.still = true;
    expect(leaving(0, true)).toEqual({ duration: 0 });
    set.still = false;
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
