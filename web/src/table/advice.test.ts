import { expect, test } from "vitest";
import { marksBy, marksByCode, worthALook } from "./advice";
import type { Advice, Mark } from "./face";

const mark = (badge: Mark["badge"], card: number, pointed: boolean): Mark => ({
  badge,
  pointed,
  action: { code: card * 10, notation: `play ${card}`, kind: "Play", fields: { card } },
});
const advice = (...marks: Mark[]): Advice => ({ marks, where: [{ kind: "card", id: 7 }], panel: null });
const byCard = (one: Advice | null) => marksBy(one, ({ action }) => [Number(action.fields.card)]);

test("of several moves with one card, the one pointed at is seen, or else the best", () => {
  expect(byCard(advice(mark("1", 4, false), mark("2", 4, false))).get(4)?.badge).toBe("1");
  expect(byCard(advice(mark("1", 4, false), mark("2", 4, true))).get(4)?.badge).toBe("2");
  expect(byCard(null).size).toBe(0);
});

test("moves by code, and what is worth a look by its kind", () => {
  expect(marksByCode(advice(mark("1", 4, true))).get(40)?.badge).toBe("1");
  expect([...worthALook(advice(), "card")]).toEqual(["7"]);
  expect([...worthALook(advice(), "town")]).toEqual([]);
});
