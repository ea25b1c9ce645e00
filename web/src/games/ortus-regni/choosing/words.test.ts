import { describe, expect, it } from "vitest";
import { earl, fief, tableOf } from "../testing";
import type { Option } from "./options";
import { argsOf, ended } from "./words";

const option = (place: string): Option => ({
  line: "besiege",
  card: null,
  place,
  verb: "siege",
  final: false,
  undo: true,
  code: null,
  action: null,
  opens: false,
});

describe("a target in words", () => {
  const palace = fief(3, { building: { card: "palace", owner: 1 }, lord: "prince" });
  const view = tableOf([earl(), earl({ towers: 4, fiefs: [fief(2), palace] })]);
  const eyes = { view, names: ["Ana", "Bo"], seat: 0 };

  it("counts the points past the defenders: Towers, and what the building takes", () => {
    expect(argsOf(eyes, option("building:2"))).toMatchObject({ towers: 4, needed: 6, who: "you" });
    expect(argsOf(eyes, option("building:3"))).toMatchObject({ towers: 4, needed: 7, who: "you", heir: "yes" });
  });

  it("is attacked by the Vikings where they are led", () => {
    expect(argsOf({ ...eyes, leading: true }, option("towers:1"))).toMatchObject({ towers: 4, who: "vikings" });
  });
});

it("a label before another sentence ends with one full stop", () => {
  expect(["No King yet ", "Guest: 50%.", "Towers"].map(ended)).toEqual(["No King yet.", "Guest: 50%.", "Towers."]);
});
