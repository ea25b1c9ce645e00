import { describe, expect, test } from "vitest";
import { reviewable } from "./reviewable";

const NOON = Date.parse("2026-11-17T12:00:00Z");

describe("which games can be reviewed", () => {
  test("every finished game somebody moved in, whether it was played to its end or not", () => {
    expect(reviewable({ ply: 1, daily: null }, NOON)).toBe("now");
    expect(reviewable({ ply: 90 }, NOON)).toBe("now");
    expect(reviewable({ ply: 0 }, NOON)).toBe("never");
  });

  test("a deal of the day only when nobody can play it any more", () => {
    expect(reviewable({ ply: 90, daily: "2026-11-17" }, NOON)).toBe("tomorrow");
    expect(reviewable({ ply: 90, daily: "2026-11-16" }, NOON)).toBe("now");
    expect(reviewable({ ply: 0, daily: "2026-11-17" }, NOON)).toBe("never");
  });
});
