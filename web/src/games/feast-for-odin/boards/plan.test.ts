import { expect, test } from "vitest";
import { Plan } from "./plan.svelte";
import type { FeastPreview, FeastView, Laid, SeatView } from "./props";
import { firstBreak } from "./sketch";

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  supply: { oil: 1, silver: 2 },
  thing: 5,
  hand: 0,
  played: [],
  slots: { shed_wood: 0, shed_stone: 0, house_wood: 0, house_stone: 0 },
  emigrated: { knarr: 0, longship: 0 },
  penalties: 0,
  laid: [],
  areas: ["home"],
  income: 0,
  bonuses: {},
  feast: [0, 6],
  score: { home_cells: -86 },
  ...more,
});
const viewOf = (one: SeatView) => ({ seats: [one], boards: {}, ply: 3 }) as unknown as FeastView;
const answer = (more: Partial<FeastPreview>, one: SeatView): FeastPreview => ({
  view: viewOf(one),
  actions: [],
  prompt: { key: "" },
  entries: [],
  forecast: null,
  stopped: null,
  played: 1,
  ...more,
});

const oil: Laid = ["oil", "home", [0, 0], 0];
const coin: Laid = ["silver", "home", [0, 5], 0];

test("a plan shows at once what it lays, and what the rules say as soon as they do", async () => {
  const plan = new Plan();
  plan.addPiece(oil, "oil");
  expect(plan.applied(viewOf(seat()), 0)).toMatchObject({ supply: { silver: 2 }, laid: [oil] });
  expect(plan.expected(0)).toBeNull();
  const then = seat({ supply: { silver: 2 }, laid: [oil], score: { home_cells: -84 } });
  await plan.check(async (line) => {
    expect(line).toBe("place oil home 0,0 r0");
    return answer({ played: 4 }, then);
  });
  expect(plan.expected(0)?.score.home_cells).toBe(-84);
  plan.addPiece(coin, "coin");
  expect(plan.applied(viewOf(seat()), 0)?.laid).toEqual([oil, coin]);
  expect(plan.expected(0)).toBeNull();
});

test("the step that no longer works is found, and says why", async () => {
  const plan = new Plan();
  plan.addPiece(coin, "coin");
  plan.addPiece(oil, "oil");
  plan.addPiece(coin, "coin");
  const stopped = { key: "feast-for-odin.refuse-not-held", args: { item: "oil" } };
  await plan.check(async (line) => answer(line.includes("oil") ? { stopped } : {}, seat()));
  expect(plan.broken).toEqual({ at: 1, message: stopped });
  plan.remove(1);
  expect(plan.broken).toBeNull();
});

test("a plan may end with chance, but not go on after it", async () => {
  const plan = new Plan();
  const barrier = { stopped: { key: "action-past-barrier" } };
  plan.add({ line: "send raiding; roll", words: "raid" });
  await plan.check(async () => answer(barrier, seat()));
  expect([plan.broken, plan.ended]).toEqual([null, true]);
  plan.addPiece(coin, "coin");
  await plan.check(async () => answer(barrier, seat()));
  expect(plan.broken?.at).toBe(1);
});

test("what was sent is forgotten when the game goes on, and kept while it doesn't", () => {
  const plan = new Plan();
  plan.addPiece(oil, "oil");
  const sent: string[] = [];
  plan.commit((line) => sent.push(line), 3);
  plan.settle(3);
  expect([plan.steps.length, plan.underWay]).toEqual([1, true]);
  expect(plan.applied(viewOf(seat({ laid: [oil] })), 0)?.laid).toEqual([oil]);
  plan.settle(4);
  expect([sent, plan.steps]).toEqual([["place oil home 0,0 r0"], []]);
});

test("what was refused is a plan again", () => {
  const plan = new Plan();
  plan.addPiece(oil, "oil");
  plan.commit(() => undefined, 3);
  plan.resume();
  expect([plan.steps.length, plan.underWay]).toEqual([1, false]);
});

test("between turns a sketch is held against what lies there now", () => {
  const plan = new Plan();
  plan.addPiece(oil, "oil");
  expect(firstBreak(viewOf(seat()), seat(), plan.steps)).toBeNull();
  const taken = seat({ laid: [["rune_stone", "home", [0, 1], 0]] });
  expect(firstBreak(viewOf(taken), taken, plan.steps)?.message?.key).toBe("feast-for-odin.refuse-cell-covered");
  const gone = seat({ supply: {} });
  expect(firstBreak(viewOf(gone), gone, plan.steps)?.message?.key).toBe("feast-for-odin.refuse-not-held");
});

test("a plan is kept as text, and what can't be read is no plan", () => {
  const plan = new Plan();
  plan.addPiece(["linen", "home", [0, 0], 0], "lay linen");
  const again = new Plan();
  again.restore(plan.stored);
  expect(again.steps).toEqual(plan.steps);
  for (const text of [null, "nonsense", "{}", '[{"words": "no line"}]']) {
    const empty = new Plan();
    empty.restore(text);
    expect(empty.steps).toEqual([]);
  }
});
