import { expect, test } from "vitest";
import type { FeastForecast, FeastView } from "../view";
import { askingAbout, passOver, type WindowNow } from "./window";
import { WindowGoesOn } from "./windowGoesOn.svelte";

const foreseen = (bonus_window: boolean) => ({ round: { bonus_window } }) as unknown as FeastForecast;
const now = (more: Partial<WindowNow> = {}): WindowNow => ({
  table: "t",
  seat: 0,
  question: "window",
  view: { phase: "before_bonus", round: 2 } as FeastView,
  forecast: foreseen(false),
  planned: false,
  ...more,
});

test("the window before the bonuses is passed over where the rules see no use for it", () => {
  expect(askingAbout(now())).toBe("go on");
  expect(askingAbout(now({ forecast: foreseen(true) }))).toBe("ask");
  expect(askingAbout(now({ forecast: null }))).toBe("wait");
  expect(askingAbout(now({ planned: true }))).toBe("ask");
  expect(askingAbout(now({ view: { phase: "before_income", round: 2 } as FeastView }))).toBe("ask");
  expect(askingAbout(now({ question: "last-window" }))).toBe("ask");
});

test("whoever takes the going on back is asked", () => {
  passOver(now({ table: "undone" }));
  expect(askingAbout(now({ table: "undone" }))).toBe("ask");
  expect(askingAbout(now({ table: "undone", seat: 1 }))).toBe("go on");
  expect(askingAbout(now({ table: "undone", view: { phase: "before_bonus", round: 3 } as FeastView }))).toBe("go on");
});

test("it goes on by itself once, when the table isn't busy, and not where it is asked about", () => {
  const done = { code: 7, kind: "Done", notation: "done", fields: {} };
  const played: number[] = [];
  const decision = { actions: [done], busy: true, play: (code: number) => void played.push(code) };
  const table = { now: now({ table: "by itself" }) };
  const window = () =>
    new WindowGoesOn(
      () => table.now,
      () => decision,
    );
  window().goOn();
  expect(played).toEqual([]);
  decision.busy = false;
  expect(window().unasked).toBe(true);
  window().goOn();
  expect(played).toEqual([7]);
  window().goOn();
  expect(played, "it came back by an undo").toEqual([7]);
  table.now = now({ table: "of use", forecast: foreseen(true) });
  expect(window().unasked).toBe(false);
  window().goOn();
  expect(played).toEqual([7]);
});
