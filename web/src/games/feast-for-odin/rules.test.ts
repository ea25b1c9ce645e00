// What the table shows of laying and of meals, against what the rules say (scripts/feast_fixture.py).
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Ground } from "./boards/ground";
import { gridOf } from "./boards/grids";
import type { Laid } from "./boards/props";
import { arranged, type Dish, lengthwiseLeft, mealLine, widthOf } from "./feast/meal";
import { colourOf } from "./pieces/items";
import { flipped, shapeOf, turned, turnsOf } from "./pieces/shapes";

interface Refused {
  key: string;
  clause: string;
  args: Record<string, string>;
}

interface Fixture {
  shapes: Record<string, Record<string, [number, number][]>>;
  grounds: {
    area: string;
    boards: Record<string, { side: string; area: string }>;
    laid: Laid[];
    played: number[];
    income: number;
    open: number;
    bonuses: string[];
    places: Record<string, Record<string, number[]>>;
    refusals: { item: string; turn: number; row: number; column: number; refusal: Refused | null }[];
  }[];
  meals: { columns: number; dishes: (Dish & { width: number })[]; possible: boolean }[];
}

const file = process.env.MEADHALL_FEAST_FIXTURE ?? new URL("./rules.fixture.json", import.meta.url);
const fixture = JSON.parse(readFileSync(file, "utf8")) as Fixture;
const COLUMNS = 13;
const grounds = fixture.grounds.map((one) => ({
  ...one,
  ground: new Ground(one.area, gridOf(one.area, one.boards), one.laid, one.played),
}));
const inOrder = (cells: readonly (readonly [number, number])[]) => [...cells].sort(([a, b], [c, d]) => a - c || b - d);

describe("pieces", () => {
  it("have the orientations the rules number, and no other", () => {
    for (const [item, turns] of Object.entries(fixture.shapes)) {
      expect(turnsOf(item), item).toEqual(Object.keys(turns).map(Number));
      for (const [turn, cells] of Object.entries(turns)) expect(inOrder(shapeOf(item, Number(turn))!)).toEqual(cells);
    }
  });

  it("come back after four quarter turns, and after two flips", () => {
    for (const [item, turns] of Object.entries(fixture.shapes))
      for (const turn of Object.keys(turns).map(Number)) {
        let now = turn;
        for (let i = 0; i < 4; i++) now = turned(item, now);
        expect(now, item).toBe(turn);
        expect(turned(item, turned(item, turn), true), item).toBe(turn);
        expect(flipped(item, flipped(item, turn)), item).toBe(turn);
      }
  });
});

describe("boards", () => {
  it("count income, open cells and bonuses as the rules do", () => {
    for (const { ground, area, income, open, bonuses } of grounds) {
      expect([area, ground.income(), ground.penalties()]).toEqual([area, income, open]);
      const paid = ground.bonuses().flatMap((one) => (one.pays ? one.cell.gives : []));
      expect(paid.toSorted()).toEqual(bonuses.toSorted());
    }
  });

  it("take a piece wherever the rules take it, and nowhere else", () => {
    for (const { ground, places } of grounds)
      for (const [item, turns] of Object.entries(places))
        for (const [turn, cells] of Object.entries(turns))
          expect(
            ground.anchors(item, Number(turn)).map(([row, column]) => row * COLUMNS + column),
            `${item} r${turn} on ${ground.area}`,
          ).toEqual(cells);
  });

  it("refuse a piece for the reason the rules give", () => {
    for (const { ground, refusals } of grounds)
      for (const { item, turn, row, column, refusal } of refusals) {
        const said = ground.refusal(item, turn, [row, column])?.message ?? null;
        expect(said && { key: said.key, clause: said.clause, args: said.args }).toEqual(refusal);
      }
  });
});

describe("meals", () => {
  it("are arranged whenever the rules allow it, and never otherwise", () => {
    for (const { columns, dishes, possible } of fixture.meals) {
      for (const dish of dishes) expect(widthOf(dish)).toBe(dish.width);
      const order = arranged(dishes, columns);
      expect(order !== null, mealLine(dishes)).toBe(possible);
      if (!order) continue;
      const colours = order.map((dish) => (dish ? colourOf(dish.item) : null));
      for (const [place, colour] of colours.entries())
        expect(colour !== null && colour === colours[place + 1]).toBe(false);
      expect(order.reduce((sum, dish) => sum + (dish ? widthOf(dish) : 1), 0)).toBe(columns);
    }
  });

  it("lay one of a kind lengthwise, two peas with a card", () => {
    const peas: Dish = { item: "peas", upright: false };
    expect(lengthwiseLeft("peas", [peas], [])).toBe(0);
    expect(lengthwiseLeft("peas", [peas], [186])).toBe(1);
    expect(lengthwiseLeft("pregnant_sheep", [{ item: "sheep", upright: false }], [])).toBe(0);
    expect(lengthwiseLeft("beans", [{ item: "beans", upright: false }], [])).toBe(Infinity);
  });
});
