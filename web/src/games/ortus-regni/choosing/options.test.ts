import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../connection/types";
import { earl, fief, tableOf } from "../testing";
import { byPlace, options } from "./options";

const action = (notation: string, kind: string, fields: Record<string, string | number> = {}): LegalAction => ({
  code: notation.length,
  notation,
  kind,
  fields,
});

describe("what can be done", () => {
  const view = tableOf([earl({ fiefs: [fief(1), fief(3)] }), earl({ fiefs: [fief(2, { lord: "vassal" })] })]);

  it("ties actions to cards and places", () => {
    const found = options(view, 0, [
      action("tower castle", "Tower", { card: "castle" }),
      action("emissary monk", "Emissary", { card: "monk" }),
      action("siege 2", "Siege", { fief: 2 }),
      action("storm 2", "Storm", { earl: 2 }),
      action("end", "Do", { what: "end" }),
    ]);
    expect(found.map(({ card, place }) => [card, place])).toEqual([
      ["castle", "towers:0"],
      ["monk", "vikings"],
      [null, "building:2"],
      [null, "towers:1"],
      [null, null],
    ]);
  });

  it("puts what the rules thought through in the place of its first step", () => {
    const uses = [1, 3].map((number) => ({
      line: `place land; at ${number}`,
      card: "land",
      verb: "attach",
      place: `fief:${number}`,
      final: false,
      undo: true,
    }));
    const found = options(view, 0, [action("place land", "Place", { card: "land" })], uses);
    expect(found.map(({ line, code }) => [line, code])).toEqual([
      ["place land; at 1", null],
      ["place land; at 3", null],
    ]);
    expect([...byPlace(found).keys()]).toEqual(["fief:1", "fief:3"]);
  });

  it("drops what belongs to a question that is over", () => {
    const stale = [
      { line: "attack; siege 2", card: null, verb: "siege", place: "building:2", final: true, undo: true },
    ];
    expect(options(view, 0, [action("end", "Do", { what: "end" })], stale).map(({ line }) => line)).toEqual(["end"]);
  });

  it("finds the only Fief without being told", () => {
    const alone = tableOf([earl({ fiefs: [fief(1)] }), earl()]);
    expect(options(alone, 0, [action("place land", "Place", { card: "land" })])[0]?.place).toBe("fief:1");
  });

  it("offers nothing to somebody without a seat", () => {
    expect(options(view, null, [action("end", "Do", { what: "end" })])).toEqual([]);
  });

  it("aims nothing before the rules have told what can be hit", () => {
    const actions = [
      action("treachery", "Do", { what: "treachery" }),
      action("attack", "Do", { what: "attack" }),
      action("tower treachery", "Tower", { card: "treachery" }),
    ];
    const found = (uses: [] | null, waiting: boolean) =>
      options(view, 0, actions, uses, waiting).map(({ verb, opens, final }) => [verb, opens, final]);
    expect(found(null, true)).toEqual([
      ["treachery", true, true],
      ["attack", true, true],
      ["tower", false, false],
    ]);
    // They don't come: step by step, and confirmed, for there may be one target only.
    expect(found(null, false)).toEqual([
      ["treachery", false, true],
      ["attack", false, true],
      ["tower", false, false],
    ]);
    expect(found([], true).map(([, opens]) => opens)).toEqual([false, false, false]);
  });
});
