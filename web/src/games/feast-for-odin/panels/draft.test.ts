import { expect, test } from "vitest";
import type { LegalAction, Preview } from "../../../connection/types";
import { Plan } from "../boards/plan.svelte";
import type { FeastView } from "../view";
import { countsOf } from "../words";
import { Draft } from "./draft.svelte";
import { answeredBefore, answersTo, isAtRest, questionOf, widgetFor } from "./question";

const action = (kind: string, notation: string): LegalAction => ({ code: notation.length, kind, notation, fields: {} });
const view = (awaiting: number[]) => ({ awaiting, over: false }) as unknown as FeastView;
const ask = (question: string) => ({ key: `feast-for-odin.ask-${question}` });

/** A hall in which mountain comes after the sending, then the upgrade, then the next player's turn. */
function hall(line: string): Preview {
  const steps = line.split("; ");
  const common = { played: steps.length, entries: [], forecast: {}, stopped: null };
  if (line === "send forge")
    return {
      ...common,
      view: view([0]),
      prompt: ask("turn"),
      actions: [],
      played: 0,
      stopped: { key: "action-past-barrier" },
    };
  if (line === "send nowhere")
    return {
      ...common,
      view: view([0]),
      prompt: ask("turn"),
      actions: [],
      played: 0,
      stopped: { key: "feast-for-odin.refuse-cannot-pay" },
    };
  if (steps.length === 1)
    return { ...common, view: view([0]), prompt: ask("mountain"), actions: [action("Take", "take strip_1 1")] };
  if (steps.length === 2)
    return {
      ...common,
      view: view([0]),
      prompt: ask("upgrade"),
      actions: [action("Upgrade", "upgrade peas 1"), action("Done", "done")],
    };
  return { ...common, view: view([1]), prompt: { key: "prompt-waiting" }, actions: [] };
}

function draft() {
  const sent: string[] = [];
  const plan = new Plan();
  const live = () => ({ view: view([0]), actions: [], prompt: ask("turn"), forecast: null, seat: 0 });
  return {
    sent,
    plan,
    draft: new Draft(
      live,
      (line) => Promise.resolve(hall(line)),
      (line) => sent.push(line),
      plan,
    ),
  };
}

test("a step that gives food away says how many columns of the feast stay empty then", async () => {
  const meal = (penalties: number) => ({ meal: { penalties } });
  const foresees = async (before: number, after: number) => {
    const live = () => ({ view: view([0]), actions: [], prompt: ask("turn"), forecast: meal(before), seat: 0 });
    const one = new Draft(
      live as unknown as ConstructorParameters<typeof Draft>[0],
      (line) => Promise.resolve({ ...hall(line), forecast: meal(after) }),
      () => {},
      new Plan(),
    );
    expect(one.hungry).toBe(0);
    await one.add("send upgrade_2", "upgrade_2");
    return one.hungry;
  };
  expect(await foresees(1, 3)).toBe(3);
  expect(await foresees(3, 3)).toBe(0);
  expect(await foresees(3, 0)).toBe(0);
});

test("steps are gathered, taken back, and sent as one line", async () => {
  const { draft: one, sent } = draft();
  await one.add("send mountain_1_upgrade_1", "mountain_1_upgrade_1");
  expect(one.question).toBe("mountain");
  await one.add("take strip_1 1");
  expect(one.question).toBe("upgrade");
  one.back(1);
  expect(one.question).toBe("mountain");
  await one.add("take strip_1 1");
  await one.finish();
  expect(one.complete).toBe(true);
  one.send();
  expect(sent).toEqual(["send mountain_1_upgrade_1; take strip_1 1; done"]);
});

test("a step that draws chance ends the line, one that can't be played says why", async () => {
  const { draft: one } = draft();
  await one.add("send forge", "forge");
  expect([one.complete, one.atBarrier]).toEqual([true, true]);
  one.clear();
  await one.add("send nowhere", "nowhere");
  expect(one.refused?.key).toContain("cannot-pay");
  expect(one.steps).toEqual([]);
});

test("whether a question is the last one is known before it is left", async () => {
  const { draft: one } = draft();
  await one.add("send mountain_1_upgrade_1", "mountain_1_upgrade_1");
  await one.add("take strip_1 1");
  await expect.poll(() => one.lastQuestion).toBe(true);
  one.back(1);
  expect(one.lastQuestion).toBeNull();
});

test("leaving the rest of a space doesn't give up what a card offers after it", async () => {
  const offers = (line: string): Preview => {
    const found = hall(line);
    if (line.split("; ").length < 3) return found;
    const actions = [action("Use", "use 9"), action("Done", "done")];
    return { ...found, view: view([0]), prompt: ask("effects"), actions };
  };
  const sent: string[] = [];
  const one = new Draft(
    () => ({ view: view([0]), actions: [], prompt: ask("turn"), forecast: null, seat: 0 }),
    (line) => Promise.resolve(offers(line)),
    (line) => sent.push(line),
    new Plan(),
  );
  await one.add("send mountain_1_upgrade_1", "mountain_1_upgrade_1");
  await one.add("take strip_1 1");
  await expect.poll(() => one.lastQuestion).toBe(false);
  await one.finish();
  expect([one.complete, one.question, one.line]).toEqual([
    false,
    "effects",
    "send mountain_1_upgrade_1; take strip_1 1; done",
  ]);
});

test("coins of a mountain strip are counted as silver", () => {
  expect(countsOf(["ore", "ore", "silver2", "silver2"])).toEqual({ ore: 2, silver: 4 });
});

test("while a plan lies in the tray, a space is added to it", async () => {
  const { draft: one, plan, sent } = draft();
  plan.add({ line: "buy knarr", words: "knarr" });
  await one.add("send fishing_1", "fishing_1");
  one.send();
  expect(sent).toEqual([]);
  expect(plan.line).toBe("buy knarr; send fishing_1");
});

test("the odds of a space are those after the plan in the tray", () => {
  const { draft: one, plan } = draft();
  expect(one.startForecast).toBeNull();
  const after = hall("load longship");
  plan.preview = after as typeof plan.preview;
  expect(one.startForecast).toBe(after.forecast);
});

test("every question has a picture, or words", () => {
  expect(questionOf(ask("keep-roll"))).toBe("keep-roll");
  expect([isAtRest("turn"), isAtRest("mountain")]).toEqual([true, false]);
  expect(widgetFor("mountain", [action("Take", "take strip_1 1")])).toBe("mountain");
  expect(widgetFor("keep-roll", [action("Keep", "keep"), action("Roll", "roll")])).toBe("dice");
  expect(widgetFor("loot", [action("Pick", "pick silk")])).toBe("picks");
  expect(widgetFor("something new", [action("Novel", "novel")])).toBe("words");
  const both = [action("Use", "use 66"), action("Lay", "lay oil"), action("Done", "done")];
  expect(answersTo(both, "effects").map(({ kind }) => kind)).toEqual(["Use", "Done"]);
  expect(answersTo(both, "mountain").map(({ kind }) => kind)).toEqual(["Done"]);
});

test("what a line gives and takes is told, and whether it brings anything", async () => {
  const holding = (supply: Record<string, number>, awaiting: number[]) =>
    ({ awaiting, over: false, seats: [{ supply }] }) as unknown as FeastView;
  const supplies: Record<string, Record<string, number>> = {
    "send overseas_trade_1": { flax: 1 },
    "send craft_linen": { silver: 1, linen: 1 },
  };
  const one = new Draft(
    () => ({ view: holding({ silver: 1, flax: 1 }, [0]), actions: [], prompt: ask("turn"), forecast: null, seat: 0 }),
    (line) =>
      Promise.resolve({
        ...hall("a; b; c"),
        view: holding(supplies[line] ?? {}, [1]),
      }),
    () => {},
    new Plan(),
  );
  expect(one.balance).toEqual({});
  await one.add("send overseas_trade_1", "overseas_trade_1");
  expect([one.balance, one.gains]).toEqual([{ silver: -1 }, false]);
  one.clear();
  await one.add("send craft_linen", "craft_linen");
  expect([one.balance, one.gains]).toEqual([{ flax: -1, linen: 1 }, true]);
});

test("“nothing more” only follows something", () => {
  const mountain = (before_count: number) => ({ key: "feast-for-odin.ask-mountain", args: { before_count } });
  expect(answeredBefore(mountain(0), [])).toBe(0);
  expect(answeredBefore(mountain(1), [])).toBe(1);
  const flip = { key: "feast-for-odin.ask-flip" };
  expect(answeredBefore(flip, ["effects"])).toBe(0);
  expect(answeredBefore(flip, ["effects", "flip"])).toBe(1);
});
