import { expect, test } from "vitest";
import { along, barRange, changeWords, plusMinus, valueWords } from "./values";

test("chances are whole per cent, and never quite none or all while the game is open", () => {
  expect(valueWords("chance", 0.334)).toBe("33%");
  expect(valueWords("chance", 0.004)).toBe("<1%");
  expect(valueWords("chance", 0.996)).toBe(">99%");
  expect(valueWords("chance", 0)).toBe("0%");
  expect(valueWords("chance", 1)).toBe("100%");
  expect(valueWords("points", 90.6)).toBe("91");
});

test("changes have a sign, intervals are at least a point wide", () => {
  expect(changeWords("chance", -0.321)).toBe("−32");
  expect(changeWords("points", 11.2)).toBe("+11");
  expect(changeWords("chance", 0.002)).toBe("±0");
  expect(plusMinus("chance", { low: 0.3, high: 0.36 })).toBe("± 3");
  expect(plusMinus("chance", { low: 0.3, high: 0.301 })).toBe("± 1");
});

test("bars end at a round number above the best", () => {
  expect(barRange("chance", [{ low: 0.2, high: 0.36 }])).toEqual({ least: 0, most: 0.5 });
  expect(barRange("chance", [{ low: 0.7, high: 0.8 }])).toEqual({ least: 0, most: 1 });
  expect(barRange("points", [{ low: 84, high: 97 }])).toEqual({ least: 70, most: 100 });
  expect(along({ least: 70, most: 100 }, 85)).toBe(50);
  expect(along({ least: 0, most: 0.5 }, 0.7)).toBe(100);
});
