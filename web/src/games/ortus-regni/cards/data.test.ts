import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEALS, DRAWN, FALLS_TO, familyOf } from "./data";
import { icons } from "../icons";

const content = JSON.parse(readFileSync("../src/meadhall/games/ortus_regni/content/ortus-regni.json", "utf8")) as {
  cards: Record<string, { deals: number }>;
  card_types: Record<string, string[]>;
  constants: Record<string, { value: number }>;
  earl_set: { types: string[] };
};

describe("the numbers on the cards", () => {
  it("are those of the rules", () => {
    for (const [card, deals] of Object.entries(DEALS)) expect(content.cards[card]?.deals, card).toBe(deals);
    expect(FALLS_TO).toEqual({
      castle: content.constants.CASTLE_HP?.value,
      palace: content.constants.PALACE_HP?.value,
    });
  });
});

describe("the faces of the cards", () => {
  it("have a drawing each", () => {
    for (const card of Object.keys(content.cards)) expect(card in icons || card in DRAWN, card).toBe(true);
  });
  it("belong to families", () => {
    expect(familyOf("palace")).toBe("estate");
    expect(familyOf("monk")).toBe("face");
    expect(familyOf("chieftain")).toBe("vikings");
  });
});
