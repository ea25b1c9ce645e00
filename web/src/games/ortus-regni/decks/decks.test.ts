import { describe, expect, it } from "vitest";
import measured from "../../../../../src/meadhall/games/ortus_regni/content/sample-deck-results.json";
import {
  cardsOf,
  countsOf,
  curveOf,
  fitted,
  KINDS,
  numbersOf,
  passingRound,
  same,
  sizeOf,
  testHand,
  writeDeck,
} from "./model";
import { freeName, keptHere } from "./moving";
import { fared } from "./results";

const LORDS = [5, 0, 0, 1, 0, 2, 4, 4, 0, 0, 0, 0, 5, 0, 3];

describe("a deck", () => {
  const deck = countsOf(LORDS);

  it("is counts in the order of the option's numbers", () => {
    expect(KINDS).toHaveLength(15);
    expect(sizeOf(deck)).toBe(24);
    expect(numbersOf(deck)).toEqual(LORDS);
    expect(same(deck, countsOf(numbersOf(deck)))).toBe(true);
  });
  it("is written as the rules read it", () => {
    expect(writeDeck(deck)).toBe("castle*5 church prince*2 vassal*4 champion*4 allies*5 banner*3");
    expect(writeDeck({})).toBe("");
  });
  it("has rows in which a card may count twice", () => {
    const rows = Object.fromEntries(curveOf(deck).map(({ row, count }) => [row, count]));
    expect(rows).toMatchObject({ estates: 5, lords: 10, answers: 9, crown: 3, plots: 0 });
  });
  it("deals test hands of its own cards", () => {
    const hand = testHand(deck, 5, () => 0.5);
    expect(hand).toHaveLength(5);
    for (const card of hand) expect(cardsOf(deck)).toContain(card);
  });
  it("is laid over cards that can't be taken out, and keeps its size", () => {
    const least = { banquet: 6, treachery: 6 };
    const laid = fitted(deck, least, 24);
    expect(sizeOf(laid)).toBe(24);
    expect([laid.banquet, laid.treachery]).toEqual([6, 6]);
    expect(fitted(deck, {}, 24)).toEqual(deck);
  });
});

describe("how a sample deck fares", () => {
  it("is told for each number of Earls, beside what chance would give", () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const found = fared("lords", players, measured.rules_version);
      expect(found?.chance).toBe(Math.round(100 / players));
      expect(found!.least).toBeLessThanOrEqual(found!.won);
      expect(found!.won).toBeLessThanOrEqual(found!.most);
    }
  });
  it("is not told where it wasn't measured", () => {
    expect(fared("lords", 2, "another version")).toBeNull();
    expect(fared("my own", 2, measured.rules_version)).toBeNull();
  });
});

describe("decks kept in this browser", () => {
  it("are read as far as they can be", () => {
    expect(keptHere(null)).toEqual([]);
    expect(keptHere("{")).toEqual([]);
    expect(keptHere('[3, {"name": 1}, {"name": " A ", "cards": {"castle": 99, "land": -1, "x": 2}}]')).toEqual([
      { name: "A", cards: { ...countsOf([]), castle: 6 } },
    ]);
  });
  it("get names the hall takes and no other deck has", () => {
    const unnamed = (number: number) => `Deck ${number}`;
    expect(freeName("A", [], unnamed)).toBe("A");
    expect(freeName("A", ["A", "A 2"], unnamed)).toBe("A 3");
    expect(freeName("?!", ["Deck 1"], unnamed)).toBe("Deck 2");
    expect(freeName("x".repeat(40), ["x".repeat(40)], unnamed)).toBe("x".repeat(38) + " 2");
  });
});

it("a pack goes round from me and comes back", () => {
  expect(passingRound([1, 2, 0], 0)).toEqual([0, 1, 2, 0]);
  expect(passingRound([2, 0, 1], 0)).toEqual([0, 2, 1, 0]);
  expect(passingRound([1, 0], 1)).toEqual([1, 0, 1]);
});
