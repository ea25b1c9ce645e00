import { beforeEach, describe, expect, it, vi } from "vitest";
import { botOf, choiceFor, keepChoice, tableFor } from "./choice";
import { pipsOf, strengthOf } from "./strength";

const brian = { id: "brian-boru", players: [3, 4, 5] };
const feast = { id: "feast-for-odin", players: [1, 2, 3, 4] };
const bots = { seconds: { random: 0, quick: 0, steady: 0.1 }, tempers: ["raider"], tempered: ["steady"] };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

describe("the choice of opponents", () => {
  it("is the quick level at a usual number of seats the first time", () => {
    expect(choiceFor(brian, bots)).toEqual({ players: 4, level: "quick", temper: "", hints: true });
    expect(choiceFor(feast, bots).players).toBe(2);
  });
  it("is the last one afterwards, for each game apart", () => {
    const chosen = { players: 5, level: "steady", temper: "raider", hints: false };
    keepChoice("brian-boru", chosen);
    expect(choiceFor(brian, bots)).toEqual(chosen);
    expect(choiceFor(feast, bots).level).toBe("quick");
  });
  it("gives up what the hall doesn't offer any more", () => {
    keepChoice("brian-boru", { players: 6, level: "strong", temper: "poet", hints: true });
    expect(choiceFor(brian, bots)).toEqual({ players: 4, level: "quick", temper: "", hints: true });
  });
  it("joins level and temper only where the level takes one", () => {
    const choice = { players: 3, level: "steady", temper: "raider", hints: true };
    expect(botOf(choice, bots)).toBe("steady-raider");
    expect(botOf({ ...choice, level: "quick" }, bots)).toBe("quick");
    expect(tableFor("brian-boru", { ...choice, hints: false }, bots)).toEqual({
      game: "brian-boru",
      players: 3,
      seats: ["me", "steady-raider", "steady-raider"],
      counting: true,
      start: true,
    });
  });
});

describe("measured strength", () => {
  const rows = [
    {
      game: "brian-boru",
      players: 4,
      level: "steady",
      against: "quick",
      rate: 0.56,
      least: 0.43,
      most: 0.68,
      games: 60,
    },
    { game: "brian-boru", players: 4, level: "strong", against: "steady", rate: 0.75, games: 4, iterations: 4000 },
    { game: "feast-for-odin", players: 1, level: "quick", median: 81.5, mean: 83, games: 14 },
  ];
  it("is told with its interval and with chance beside it", () => {
    const found = strengthOf(rows, "brian-boru", 4, "steady");
    expect(found).toMatchObject({ chance: 2.5, against: "quick", games: 60 });
    expect(found?.of10).toBeCloseTo(5.6);
    expect(found?.most).toBeCloseTo(6.8);
  });
  it("isn't told where it wasn't measured, nor from another budget", () => {
    expect(strengthOf(rows, "brian-boru", 5, "steady")).toBeNull();
    expect(strengthOf(rows, "brian-boru", 4, "strong")).toBeNull();
    expect(strengthOf(rows, "feast-for-odin", 1, "quick")).toBeNull();
  });
  it("fills pips in part", () => {
    expect(pipsOf(5.6).map((part) => Math.round(part * 10))).toEqual([10, 10, 10, 10, 10, 6, 0, 0, 0, 0]);
  });
});
