import { expect, test } from "vitest";
import type { Seat, Table } from "../connection/types";
import { marksOf, missing, othersToAsk, undoLater, undoTitle } from "./marks";

const seat = (more: Partial<Seat> = {}): Seat => ({
  kind: "person",
  person: "p",
  name: "",
  bot: null,
  away: false,
  out: null,
  reminded: false,
  connected: true,
  ...more,
});
const bot = seat({ kind: "bot", person: null, bot: "quick" });
const table = (more: Partial<Table>): Table =>
  ({
    status: "playing",
    seats: [seat(), bot],
    my_seats: [0],
    counting: false,
    counted: null,
    take_backs: false,
    on_timeout: "stand-in",
    ...more,
  }) as Table;

test("a game shows by which terms it counts, and that it had take-backs", () => {
  expect(marksOf(table({}))).toEqual([]);
  expect(marksOf(table({ counting: true }))).toEqual(["shell-counting"]);
  expect(marksOf(table({ counting: true, counted: true }))).toEqual(["shell-counted"]);
  expect(marksOf(table({ counting: true, counted: false }))).toEqual(["shell-practice"]);
  expect(marksOf(table({ take_backs: true }))).toEqual(["shell-take-backs"]);
});

test("people who are away or out of time are asked for an undo; bots, my own seats and who resigned aren't", () => {
  const seats = [seat(), seat({ away: true }), seat({ out: "flagged" }), seat({ out: "resigned" }), bot, seat()];
  expect(othersToAsk(table({ seats, my_seats: [0, 5] }))).toEqual([1, 2]);
});

test("the undo button says what it would do", () => {
  expect(undoTitle(table({ counting: true }), true)).toBe("shell-undo");
  expect(undoTitle(table({ counting: true }), false)).toBe("shell-undo-counting");
  expect(undoLater(table({ counting: true }))).toBe("counting");
  expect(undoTitle(table({}), false)).toBe("shell-undo-marks");
  expect(undoTitle(table({ seats: [seat(), seat()] }), false)).toBe("shell-undo-ask");
});

test("whoever ran out of time or left may come back while the game lasts; who resigned may not", () => {
  const mine = (more: Partial<Seat>, rest: Partial<Table> = {}) =>
    missing(table({ seats: [seat(more), bot], ...rest }), 0);
  expect(mine({})).toBe(null);
  expect(mine({ away: true })).toBe("away");
  expect(mine({ out: "flagged" })).toBe("flagged");
  expect(mine({ out: "flagged" }, { on_timeout: "default" })).toBe("flagged-default");
  expect(mine({ out: "resigned", away: true })).toBe(null);
  expect(mine({ out: "flagged" }, { status: "finished" })).toBe(null);
  expect(missing(table({}), null)).toBe(null);
});
