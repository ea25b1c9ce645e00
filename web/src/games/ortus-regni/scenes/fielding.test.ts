import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../connection/types";
import { Fielding } from "./fielding.svelte";

const CODES = ["field knight", "field infantry", "field vassal", "done"];
const legal = (...lines: string[]): LegalAction[] =>
  lines.map((notation) => {
    const kind = notation === "done" ? "Do" : "Field";
    return { code: CODES.indexOf(notation), kind, notation, fields: {} };
  });

/** A hall that answers when it is told to, and somebody who clicks meanwhile. */
function muster(...first: string[]) {
  const now = { actions: legal(...first), busy: false };
  const sent: string[] = [];
  const fielding = new Fielding(
    () => now,
    (code) => {
      sent.push(CODES[code] ?? "");
      now.actions = [];
      now.busy = true;
    },
  );
  const answer = (...lines: string[]) => {
    now.actions = legal(...lines);
    now.busy = false;
    fielding.offer(now.actions);
  };
  answer(...first);
  return { sent, answer, click: (line: string) => fielding.choose(CODES.indexOf(line)), fielding };
}

describe("cards clicked before the hall has answered", () => {
  it("all count, one after another, and the march last", () => {
    const { sent, answer, click } = muster("field knight", "field infantry", "field vassal");
    click("field knight");
    click("field vassal");
    click("field infantry");
    expect(sent).toEqual(["field knight"]);
    answer("field infantry", "field vassal", "done");
    expect(sent).toEqual(["field knight", "field vassal"]);
    click("done");
    answer("field infantry", "done");
    answer("done");
    expect(sent).toEqual(["field knight", "field vassal", "field infantry", "done"]);
  });

  it("stay in sight while the last one is on its way", () => {
    const { click, fielding } = muster("field knight", "field infantry");
    click("field knight");
    expect(fielding.actions.map((one) => one.notation)).toEqual(["field knight", "field infantry"]);
  });

  it("nobody marches without whom they wanted with them", () => {
    const { sent, answer, click } = muster("field knight", "field infantry", "done");
    click("field knight");
    click("field infantry");
    click("done");
    answer("done");
    answer("done");
    expect(sent).toEqual(["field knight"]);
  });
});
