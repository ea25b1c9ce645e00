import { expect, test } from "vitest";
import { SPACE, SPACES } from "../data";
import { BUILDING_PENALTIES, BUILDING_POINTS } from "../pieces/items";
import { housesOf } from "./worth";

test("every space that brings a house is known, with choices too", () => {
  const found = SPACES.filter((space) => housesOf(space).length > 0).map(({ id }) => id);
  expect(found).toContain("build_shed");
  expect(housesOf(SPACE.get("build_long_house")!)).toEqual(["long_house"]);
  expect(found.every((id) => id.startsWith("build_"))).toBe(true);
  expect(SPACES.some((space) => housesOf(space).length === 2)).toBe(true);
});

test("a house is worth little while it is empty", () => {
  expect(BUILDING_POINTS).toEqual({ shed: 8, stone_house: 10, long_house: 17 });
  expect(BUILDING_PENALTIES).toEqual({ shed: 6, stone_house: 9, long_house: 15 });
});
