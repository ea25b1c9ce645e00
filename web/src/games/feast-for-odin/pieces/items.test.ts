import { expect, it } from "vitest";
import { emigrants } from "./items";

it("ships that emigrated lie on the table as what they are", () => {
  expect(emigrants({ knarr: 1, longship: 2 })).toEqual(["knarr", "longship", "longship"]);
  expect(emigrants({ knarr: 0, longship: 0 })).toEqual([]);
});
