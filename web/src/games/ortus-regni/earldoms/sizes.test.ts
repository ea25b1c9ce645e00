import { expect, it } from "vitest";
import { earl, fief } from "../testing";
import { garrisonOf, noTaller } from "./sizes";

it("a garrison of Mercenary Captains is counted, however many there are", () => {
  expect(garrisonOf({ infantry: 4, knight: 2 })).toEqual([
    { card: "infantry", count: 4 },
    { card: "knight", count: 2 },
  ]);
  expect(garrisonOf({ infantry: 0, knight: 1 })).toEqual([{ card: "knight", count: 1 }]);
  expect(garrisonOf({ infantry: 0, knight: 0 })).toEqual([]);
});

const hireling = { mercenary: 1, owner: 0, garrison: { infantry: 0, knight: 0 } };
it.each([
  ["as many Fiefs", earl({ fiefs: [fief(1)] }), earl({ fiefs: [fief(2)] }), true],
  ["more Fiefs, which are drawn no larger", earl({ fiefs: [fief(1), fief(2)] }), earl({ fiefs: [fief(3)] }), true],
  ["Fiefs beside an Earl who has none", earl({ fiefs: [fief(1)] }), earl({ fiefs: [] }), false],
  ["a hireling, who may take a line more", earl({ mercenaries: [hireling] }), earl(), false],
  ["one who is out of the game", earl({ alive: false }), earl(), true],
  ["one beside somebody who is out", earl(), earl({ alive: false, fiefs: [] }), false],
  [
    "larger cards than in a crowded strip",
    earl({ fiefs: [fief(1)] }),
    earl({ fiefs: [2, 3, 4, 5, 6, 7].map((number) => fief(number)) }),
    false,
  ],
])("a strip that keeps its height: %s", (_, one, than, expected) => {
  expect(noTaller(one, than, 330, 96, 50)).toBe(expected);
});
