import { describe, expect, test } from "vitest";
import { Choosing } from "./choosing.svelte";
import type { Option } from "./options";

const option = (line: string, part: Partial<Option> = {}): Option => ({
  line,
  card: null,
  place: null,
  verb: line,
  final: false,
  undo: true,
  code: null,
  action: null,
  opens: false,
  ...part,
});

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

describe("what the rules think comes a moment later", () => {
  const sent: string[] = [];
  function choosingLand(): Choosing {
    sent.length = 0;
    const choosing = new Choosing((option) => sent.push(option.line));
    choosing.inTurn = true;
    choosing.options = [option("place land", { card: "land", verb: "attach" })];
    return choosing;
  }
  const thought = [1, 2].map((fief) =>
    option(`place land; at ${fief}`, { card: "land", verb: "attach", place: `fief:${fief}` }),
  );

  test("a place tapped before it was lit takes the card then", () => {
    const choosing = choosingLand();
    choosing.pickCard("land", 0);
    choosing.pickPlace(["building:2", "fief:2"]);
    expect([sent, choosing.card]).toEqual([[], "land"]);
    choosing.options = thought;
    choosing.closed = [];
    choosing.resume();
    expect(sent).toEqual(["place land; at 2"]);
    choosing.resume();
    expect(sent).toHaveLength(1);
  });

  test("a place tapped first, before anything was known to go there, is picked then", () => {
    const choosing = choosingLand();
    choosing.pickPlace(["fief:1"]);
    expect(choosing.place).toBe(null);
    choosing.options = thought;
    choosing.closed = [];
    choosing.resume();
    expect([choosing.place, [...choosing.fitting]]).toEqual(["fief:1", ["land"]]);
  });

  test("a tap is forgotten when something else is picked", () => {
    const choosing = choosingLand();
    choosing.pickCard("land", 0);
    choosing.pickPlace(["fief:2"]);
    choosing.pickCard("castle", 1);
    choosing.options = thought;
    choosing.closed = [];
    choosing.resume();
    expect([sent, choosing.card]).toEqual([[], "castle"]);
  });

  test("where somebody points already is put into words", () => {
    const choosing = choosingLand();
    choosing.pickCard("land", 0);
    choosing.at = ["building:1", "fief:1"];
    expect(choosing.pointed).toBe(null);
    choosing.options = thought;
    expect(choosing.pointed?.line).toBe("place land; at 1");
  });

  test("what waits for a Confirm still does when its option is made anew", () => {
    const choosing = choosingLand();
    const end = option("end", { final: true });
    choosing.take(end);
    expect(choosing.isAsked({ ...end })).toBe(true);
    choosing.take({ ...end });
    expect(sent).toEqual(["end"]);
  });

  test("an Action that would aim itself isn't sent", () => {
    const choosing = choosingLand();
    choosing.pickCard("treachery", 0);
    choosing.take(option("treachery", { card: "treachery", final: true, opens: true }));
    expect([sent, choosing.asked, choosing.card]).toEqual([[], null, "treachery"]);
  });
});

test("what lies under the pointer is told as it is now", () => {
  const choosing = new Choosing(() => undefined);
  let label = "No King yet";
  choosing.point(["crown"], () => ({ label, about: "" }));
  label = "Ana is King";
  expect(choosing.over?.().label).toBe("Ana is King");
});
