import { describe, expect, it } from "vitest";
import { aim, closeUp, FINGER, isCrowded } from "./aim";
import { TOWN, TOWNS } from "./data";

const ALL = new Set(TOWNS.map((town) => town.id));
const PHONE = 390 / 1152;
const M2 = TOWN.get("M2")!;
const beside = (pixels: number) => ({ x: M2.x - pixels / PHONE, y: M2.y });

describe("a tap on the map", () => {
  it("chooses the nearest town that can be chosen, half a finger away", () => {
    const lit = new Set(["M2"]);
    expect(aim(beside(22), TOWNS, lit, PHONE).choose).toBe(M2);
    expect(aim(beside(40), TOWNS, lit, PHONE).choose).toBeUndefined();
  });
  it("asks about a town that can't be chosen only when it is hit", () => {
    const other = TOWN.get("M3")!; // 20 pixels from M2 on a phone
    const between = { x: (M2.x + 2 * other.x) / 3, y: (M2.y + 2 * other.y) / 3 };
    expect(aim(other, TOWNS, new Set(["M2"]), PHONE)).toEqual({ explain: other });
    expect(
      aim(between, TOWNS, new Set(["M2"]), PHONE).choose === M2 ||
        Math.hypot(between.x - other.x, between.y - other.y) <= 22,
    ).toBe(true);
  });
  it("chooses nothing where nothing is near", () => expect(aim({ x: -80, y: 1200 }, TOWNS, ALL, PHONE)).toEqual({}));
});

describe("a close-up", () => {
  const whole = { x: -92, y: 0, width: 1152, height: 1270 };
  it("leaves a finger's width around every town", () => {
    expect(TOWNS.some((town) => isCrowded(town, TOWNS, ALL, PHONE))).toBe(true);
    expect(TOWNS.filter((town) => isCrowded(town, TOWNS, ALL, PHONE * 2.4))).toEqual([]);
    expect(FINGER).toBeGreaterThanOrEqual(44);
  });
  it("stays on the map", () => {
    expect(closeUp(whole, { x: -92, y: 1270 }, 2)).toEqual({ x: -92, y: 635, width: 576, height: 635 });
  });
});
