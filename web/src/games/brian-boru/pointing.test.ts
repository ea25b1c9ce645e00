import { describe, expect, it } from "vitest";
import type { Mark } from "../../table/face";
import { TOWN, TOWNS } from "./data";
import map from "./map.json";
import { discsAdded, LABEL, pointers, sectionAround } from "./pointing";

const mark = (badge: Mark["badge"], kind: string): Mark => ({
  badge,
  action: { code: 1, notation: "", kind, fields: {} },
  pointed: true,
});
/** Few names are wider, in units of the map. */
const LONG_NAME = 140;
const WHOLE = { x: -92, y: 0, width: 1152, height: 1270 };

describe("what is pointed at on the map", () => {
  it("gets an arrow from open sea, each from a place of its own", () => {
    const [first, second] = TOWNS.filter((town) => pointers(new Map([[town.id, mark("1", "Expand")]])).length);
    const found = pointers(
      new Map([
        [first!.id, mark("played", "Expand")],
        [second!.id, mark("strong", "Expand")],
      ]),
    );
    expect(found.map((one) => one.town)).toContain(first!.id);
    expect(new Set(found.map((one) => JSON.stringify(one.label))).size).toBe(found.length);
    for (const { label, path } of found) {
      expect(path).toMatch(/^M[-\d.]+ [-\d.]+Q/);
      expect(label.x - LABEL.width / 2).toBeGreaterThanOrEqual(WHOLE.x);
      expect(label.x + LABEL.width / 2).toBeLessThanOrEqual(WHOLE.x + WHOLE.width);
    }
  });

  it("is left to its ring inland, where an arrow would cross other towns", () => {
    const pointed = TOWNS.filter((town) => pointers(new Map([[town.id, mark("1", "Expand")]])).length);
    expect(pointed.length).toBeGreaterThan(5);
    expect(pointed.length).toBeLessThan(TOWNS.length);
  });

  it("never has its label over the name of the town it points at", () => {
    for (const town of TOWNS)
      for (const { label } of pointers(new Map([[town.id, mark("1", "Expand")]]))) {
        const name = map.names[town.id as keyof typeof map.names];
        const left = town.x + name.x - LONG_NAME * { start: 0, middle: 0.5, end: 1 }[name.anchor as "start"];
        const beside = label.x - LABEL.width / 2 > left + LONG_NAME || label.x + LABEL.width / 2 < left;
        expect(beside || Math.abs(label.y - (town.y + name.y - 8)) > LABEL.height / 2, town.id).toBe(true);
      }
  });

  it("never has a label over a town", () => {
    for (const town of TOWNS)
      for (const { label } of pointers(new Map([[town.id, mark("1", "Expand")]])))
        for (const { x, y } of TOWNS)
          expect(Math.abs(x - label.x) > LABEL.width / 2 || Math.abs(y - label.y) > LABEL.height / 2).toBe(true);
  });

  it("counts a disc only where the move itself puts one", () => {
    expect(discsAdded(new Map([["M2", mark("strong", "Expand")]])).has(TOWN.get("M2")!.region)).toBe(true);
    expect(discsAdded(new Map([["M2", mark("strong", "Play")]])).size).toBe(0);
    expect(discsAdded(new Map([["M2", mark("played", "Expand")]])).size).toBe(0);
  });
});

describe("a phone's part of the map", () => {
  it("holds the towns of the moment, or is the whole where they lie too far apart", () => {
    const near = sectionAround(WHOLE, ["M2", "M3"]);
    expect(near.width).toBeLessThan(WHOLE.width);
    expect(sectionAround(WHOLE, [])).toBe(WHOLE);
    expect(
      sectionAround(
        WHOLE,
        TOWNS.map((town) => town.id),
      ),
    ).toBe(WHOLE);
  });
});
