import { describe, expect, it } from "vitest";
import { beats, follow } from "./follow";
import { sinceLastTurn } from "./panels/recap";
import { cardWidth, groups } from "./earldoms/sizes";
import { inOrder } from "./hand/order";
import { earl, fief, tableOf } from "./testing";

const entry = (note: string, args: Record<string, number | string | string[]> = {}) => ({
  ply: 1,
  message: { key: `ortus-regni.${note}`, args },
});

describe("the table one line later", () => {
  const view = tableOf([earl({ fiefs: [fief(1)] }), earl({ towers: 2 })], { hand: ["castle", "land"] });

  it("places, attaches and installs", () => {
    let after = follow(view, entry("placed", { seat: 0, card: "castle", fief: 3 }));
    after = follow(after, entry("attached", { seat: 0, card: "land", fief: 3 }));
    after = follow(after, entry("installed", { seat: 0, card: "vassal", fief: 1 }));
    expect(after.hand).toEqual([]);
    expect(after.seats[0]?.fiefs.map((one) => [one.lord, one.properties.length])).toEqual([
      ["vassal", 0],
      [null, 1],
    ]);
  });

  it("has my deck and opening hand before the first turn is shown", () => {
    const before = tableOf([earl({ hand: 0, deck: 0 }), earl({ hand: 0, deck: 0 })]);
    let after = follow(before, entry("deck-list", { seat: 0, deck_hand: ["castle", "land", "land", "monk"] }));
    after = follow(after, entry("opening-hand", { seat: 0, drawn_hand: ["land", "monk"] }));
    expect([after.hand, after.seats[0]?.hand, after.seats[0]?.deck]).toEqual([["land", "monk"], 2, 2]);
    after = follow(after, entry("opening-hand", { seat: 0, drawn_hand: ["castle"] })); // drawn anew, one card less
    expect([after.hand, after.seats[0]?.deck]).toEqual([["castle"], 3]);
  });

  it("draws, fells and eliminates", () => {
    let after = follow(view, entry("drew", { seat: 1 }));
    after = follow(after, entry("tower-fell", { seat: 1, card: "land" }));
    expect([after.seats[1]?.deck, after.seats[1]?.hand, after.seats[1]?.towers]).toEqual([18, 6, 1]);
    expect(follow(after, entry("eliminated", { seat: 1 })).seats[1]?.alive).toBe(false);
    expect([0, 1].map((seat) => follow(view, entry("eliminated", { seat })).hand?.length)).toEqual([0, 2]);
  });

  it("leaves out what it doesn't know, and shows private lines and own clicks to nobody", () => {
    expect(follow(view, entry("passed", { seat: 1 }))).toBe(view);
    expect(beats({ ...entry("drew-card", { card: "land" }), private: true })).toBe(0);
    expect(beats(entry("deck-ready", { seat: 1 }), 0)).toBe(0);
    expect(beats(entry("fielded-pool", { seat: 0, army: "knight" }), 0)).toBe(0);
    expect(beats(entry("fielded-pool", { seat: 1, army: "knight" }), 0)).toBe(1);
    expect(beats(entry("battle-card", { result: "normal" }))).toBeGreaterThan(beats(entry("drew", { seat: 0 })));
  });
});

describe("since my last turn", () => {
  const turn = (seat: number) => entry("turn-begins", { seat });
  it("is what the others did, without my own turn", () => {
    const journal = [turn(0), entry("drew", { seat: 0 }), turn(1), entry("drew", { seat: 1 }), turn(0)];
    expect(sinceLastTurn(journal, 0)).toEqual([journal[2], journal[3]]);
    expect(sinceLastTurn(journal, null)).toEqual([]);
    expect(sinceLastTurn([turn(0)], 0)).toEqual([]);
  });
});

describe("sizes and order", () => {
  it("draws a rich Earl's cards smaller than a poor one's", () => {
    const rich = earl({ fiefs: [1, 2, 3, 4, 5].map((number) => fief(number)) });
    expect(cardWidth(rich, 400, 120, 80)).toBeLessThan(cardWidth(earl({ fiefs: [fief(1)] }), 400, 120, 80));
  });
  it("counts equal Properties of one owner together", () => {
    const land = { card: "land", owner: 0 };
    expect(groups([land, land, { card: "land", owner: 1 }]).map(({ count }) => count)).toEqual([2, 1]);
  });
  it("holds a hand by family", () => {
    expect(inOrder(["banner", "castle", "monk"]).map(({ card }) => card)).toEqual(["castle", "monk", "banner"]);
  });
});
