import { expect, test, vi } from "vitest";
import type { Seat, Summary } from "../connection/types";

vi.mock("../connection/socket.svelte", () => ({ hall: {} }));
vi.mock("../connection/api", () => ({ lobby: vi.fn() }));
const { mostUrgentFirst, waitsForMe } = await import("./turns.svelte");

const seat = (kind: Seat["kind"]): Seat => ({
  kind,
  person: kind === "person" ? "p" : null,
  name: "",
  bot: null,
  away: false,
  out: null,
  reminded: false,
  connected: true,
});
const table = (id: string, more: Partial<Summary>): Summary => ({
  id,
  game: "game",
  players: 2,
  pace: { kind: "untimed" },
  private: false,
  hot_seat: false,
  counting: false,
  counted: null,
  take_backs: false,
  status: "playing",
  seats: [seat("person"), seat("person")],
  free: 0,
  host: "p",
  ply: 1,
  awaiting: [0],
  my_seats: [0],
  my_turn: true,
  updated: 1,
  ...more,
});

test("people wait for me; bots and those at my own screen don't", () => {
  expect(waitsForMe(table("a", {}))).toBe(true);
  expect(waitsForMe(table("b", { my_turn: false }))).toBe(false);
  expect(waitsForMe(table("c", { hot_seat: true, my_seats: [0, 1] }))).toBe(false);
  expect(waitsForMe(table("d", { seats: [seat("person"), seat("bot")] }))).toBe(false);
});

test("tables where somebody waits come first, then my other turns, then the latest", () => {
  const tables = [
    table("old", { my_turn: false, updated: 2 }),
    table("hot", { hot_seat: true, my_seats: [0, 1], updated: 9 }),
    table("bots", { seats: [seat("person"), seat("bot")], updated: 1 }),
    table("waits", { updated: 1 }),
  ];
  expect(mostUrgentFirst(tables).map((one) => one.id)).toEqual(["waits", "bots", "hot", "old"]);
});
