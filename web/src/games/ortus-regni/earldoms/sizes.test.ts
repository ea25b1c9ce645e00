import { expect, it } from "vitest";
import { garrisonOf } from "./sizes";

it("a garrison of Mercenary Captains is counted, however many there are", () => {
  expect(garrisonOf({ infantry: 4, knight: 2 })).toEqual([
    { card: "infantry", count: 4 },
    { card: "knight", count: 2 },
  ]);
  expect(garrisonOf({ infantry: 0, knight: 1 })).toEqual([{ card: "knight", count: 1 }]);
  expect(garrisonOf({ infantry: 0, knight: 0 })).toEqual([]);
});
