import { describe, expect, it } from "vitest";
import type { Closed } from "../view";
import { whyClosed } from "./closed";

const because = (what: string, places: string[] | null, key: string): Closed => ({ what, places, reason: { key } });

describe("why a place is closed", () => {
  const closed = [
    because("vassal", ["lord:1", "fief:1"], "lord-there"),
    because("vassal", null, "not-your-fief"),
    because("attack", ["towers:1"], "no-towers"),
  ];
  const why = (what: string, ...ids: string[]) => whyClosed(closed, what, ids)?.key ?? null;

  it("is told by the nearest place that has a reason of its own, or else by the card", () => {
    expect(why("vassal", "lord:1", "fief:1")).toBe("lord-there");
    expect(why("vassal", "building:1", "fief:1")).toBe("lord-there");
    expect(why("vassal", "building:2", "fief:2")).toBe("not-your-fief");
    expect(why("attack", "towers:1")).toBe("no-towers");
  });
  it("is not told where the rules say nothing", () => {
    expect(why("attack", "lord:1")).toBeNull();
    expect(why("castle", "lord:1")).toBeNull();
  });
});
