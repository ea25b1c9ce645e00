import { describe, expect, test } from "vitest";
import { Choosing } from "./choosing.svelte";

const REASON = { key: "only-own", args: {} };

function withCastleInHand(): Choosing {
  const choosing = new Choosing(() => undefined);
  choosing.inTurn = true;
  choosing.pickCard("castle", 0);
  return choosing;
}

describe("a place that doesn't take the picked card", () => {
  test("says why, and the card stays picked", () => {
    const choosing = withCastleInHand();
    choosing.closed = [{ what: "castle", places: null, reason: REASON }];
    choosing.pickPlace(["towers:1"]);
    expect(choosing.refused).toEqual(REASON);
    expect(choosing.card).toBe("castle");
  });

  test("tapped before the reasons have come says why when they come", () => {
    const choosing = withCastleInHand();
    choosing.pickPlace(["towers:1"]);
    expect([choosing.refused, choosing.card]).toEqual([null, "castle"]);
    choosing.closed = [{ what: "castle", places: ["towers:1"], reason: REASON }];
    expect(choosing.refused).toEqual(REASON);
    choosing.putBack();
    expect(choosing.refused).toBe(null);
  });
});
