import { expect, test, vi } from "vitest";
import { Laying, type Live } from "./laying.svelte";
import { Plan } from "./plan.svelte";
import type { FeastView } from "./props";

vi.mock("../../../language/speech.svelte", () => ({ say: (key: string) => key }));
vi.mock("../pieces/words", () => ({ heading: (words: string) => words, itemIn: String, itemName: String }));
vi.mock("../../../shell/announcer.svelte", () => ({ announce: () => undefined }));

function laying(): Laying {
  const seat = { supply: { silver: 2 }, played: [], laid: [], areas: ["home"], score: {} };
  const view = { seats: [seat], boards: {}, ply: 3, over: false } as unknown as FeastView;
  const live: Live = { view, seat: 0, actions: [], watching: false, busy: false, play: () => undefined };
  return new Laying(live, new Plan());
}

test("by finger the next coin comes to hand, as it does by mouse; by keys the focus stays where it is", () => {
  const byFinger = laying();
  byFinger.grab("silver");
  byFinger.holding.spot = byFinger.fit({ area: "home", anchor: [11, 2], pointed: [11, 2] });
  byFinger.holding.resting = true;
  byFinger.lay();
  expect(byFinger.plan.laid).toEqual([["silver", "home", [11, 2], 0]]);
  expect([byFinger.holding.item, byFinger.holding.spot]).toEqual(["silver", null]);

  const byKeys = laying();
  byKeys.grab("silver");
  byKeys.holding.spot = { area: "home", anchor: [11, 2] };
  byKeys.holding.resting = true;
  byKeys.lay();
  expect(byKeys.holding.item).toBeNull();
});
