import { expect, test } from "vitest";
import { SPACE, SPACES, themeOf } from "../data";
import { matches } from "./filter";
import { gives, linesOf, recipe, sizeFor, type Token } from "./recipe";

const spelled = (tokens: readonly Token[]) =>
  tokens
    .map((token) => {
      if (token.kind === "text") return { arrow: ">", or: "/", plus: "+", break: "|" }[token.text];
      return token.count + (token.kind === "item" ? token.item : token.sign);
    })
    .join(" ");
const of = (space: string, round = 4, players = 3) => spelled(recipe(SPACE.get(space)!, round, players));

test("a space is drawn as it is printed", () => {
  expect(of("build_shed")).toBe("2wood > shed");
  expect(of("craft_chest")).toBe("wood / ore > chest silver");
  expect(of("products_milk")).toBe("1–3cattle > 1–3milk");
  expect(of("overseas_trade_1")).toBe("knarr silver > green > blue");
  expect(of("whaling_3")).toBe("1–3whaling_boat die12 > oil skin_and_bones whale_meat");
  expect(of("raiding")).toBe("longship die8 > loot");
  expect(of("special_sale")).toBe("knarr > 1–2special");
  expect(of("sheep_or_cattle")).toBe("sheep / silver > cattle");
  expect(of("build_combo")).toBe("2stone 2wood > stone_house longship / long_house knarr");
  expect(of("market_spices")).toBe("spices silver | cattle > 2milk | sheep > wool");
  expect(of("craft_robe_jewelry")).toBe("4silver | wool > robe | silverware > jewelry");
  expect(of("mountain_3_2")).toBe("3mountain 2mountain");
});

test("what depends on the round or on the players is drawn for them", () => {
  expect(of("emigrate_2", 5)).toBe("5silver > knarr emigrate");
  expect(of("wood_per_player", 1, 4)).toBe("4wood ore");
});

test("exploring shows the least ship that will do", () => {
  expect([of("explore_1"), of("explore_2"), of("explore_3")]).toEqual([
    "whaling_boat > island",
    "knarr > island",
    "longship > island",
  ]);
});

test("every space has a picture and a theme", () => {
  for (const space of SPACES) {
    expect(recipe(space, 1, 1).length, space.id).toBeGreaterThan(0);
    expect(themeOf(space), space.id).toBeTruthy();
  }
  expect(SPACES).toHaveLength(65);
});

test("a long line of a tall space goes on after its arrow, and pictures shrink to fit", () => {
  const lines = linesOf(recipe(SPACE.get("whaling_3")!, 1, 1), true);
  expect(lines).toHaveLength(2);
  expect(sizeFor(lines, 100, 20)).toBe(20);
  expect(sizeFor(linesOf(recipe(SPACE.get("craft_chests_runes")!, 1, 1), false), 100, 20)).toBeLessThan(18);
});

test("spaces are found by what they give and by words", () => {
  expect(gives(recipe(SPACE.get("build_shed")!, 1, 1))).toEqual(new Set(["shed"]));
  const found = (want: Parameters<typeof matches>[1], words = "") =>
    SPACES.filter((space) => matches(space, want, words, false, space.id)).map((space) => space.id);
  expect(found("ships")).toEqual([
    "build_whaling_boat",
    "build_knarr",
    "build_longship",
    "build_combo",
    "exchange_boat_emigrate",
  ]);
  expect(found("wood")).toContain("mountain_2");
  expect(found("usable")).toEqual([]);
  expect(found("", "hunt")).toEqual(["hunting_game_1", "hunting_game_2"]);
});
