import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, State, View } from "../connection/types";
import type { Face } from "./face";
import { Presenter, type Tempo } from "./presenter.svelte";

const entry = (ply: number, key: string): Entry => ({ ply, message: { key } });
const view = (ply: number): View => ({ game: "x", players: 2, seat: 0, ply, awaiting: [], over: false, shown: [] });
const state = (ply: number, seat = 0): State => ({
  table: "t",
  version: ply,
  ply,
  seat,
  awaiting: [],
  view: view(ply),
  prompt: { key: "p" },
  actions: [],
  journal: { after: -1, entries: [] },
  undo: null,
  clocks: null,
});

const face = {
  Board: null as never,
  beats: (one: Entry) => (one.message.key === "silent" ? 0 : 1),
  follow: (before: View, one: Entry): View => ({ ...before, shown: [...(before.shown as string[]), one.message.key] }),
} satisfies Face;

describe("presenter", () => {
  let told: string[];
  let tempo: Tempo;
  let presenter: Presenter;
  const JOURNAL = [entry(0, "setup"), entry(1, "a"), entry(1, "silent"), entry(2, "b")];

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    tempo = "normal";
    presenter = new Presenter(
      face,
      () => tempo,
      (one) => told.push(one.message.key),
    );
    presenter.feed(state(0), JOURNAL);
  });
  afterEach(() => {
    presenter.stop();
    vi.useRealTimers();
  });

  it("shows the first state at once", () => {
    expect(presenter.idle).toBe(true);
    expect(presenter.view?.ply).toBe(0);
    expect(told).toEqual([]);
  });

  it("shows effects one by one and ends with the true view", () => {
    presenter.feed(state(2), JOURNAL);
    expect(presenter.entry?.message.key).toBe("a");
    expect(presenter.view?.shown).toEqual(["a"]);
    vi.advanceTimersByTime(800);
    expect(presenter.entry?.message.key).toBe("b");
    expect(presenter.view?.shown).toEqual(["a", "silent", "b"]);
    vi.advanceTimersByTime(800);
    expect(presenter.idle).toBe(true);
    expect(presenter.view).toMatchObject({ ply: 2, shown: [] });
    expect(told).toEqual(["a", "silent", "b"]);
  });

  it("waits while paused and goes on by single steps", () => {
    presenter.feed(state(2), JOURNAL);
    presenter.pause();
    vi.advanceTimersByTime(10_000);
    expect(presenter.entry?.message.key).toBe("a");
    presenter.step();
    expect(presenter.entry?.message.key).toBe("b");
    presenter.step();
    expect(presenter.idle).toBe(true);
  });

  it("skips to the end and still tells everything", () => {
    presenter.feed(state(2), JOURNAL);
    presenter.skip();
    expect(presenter.idle).toBe(true);
    expect(presenter.view?.ply).toBe(2);
    expect(told).toEqual(["a", "silent", "b"]);
  });

  it("cuts back at once when a move is taken back or another seat looks", () => {
    presenter.feed(state(2), JOURNAL);
    presenter.feed(state(1), JOURNAL);
    expect(presenter.idle).toBe(true);
    expect(presenter.view?.ply).toBe(1);
    presenter.feed(state(2, 1), JOURNAL);
    expect(presenter.idle).toBe(true);
    expect(presenter.view?.ply).toBe(2);
  });

  it("shows everything at once for those who want it so", () => {
    tempo = "none";
    presenter.feed(state(2), JOURNAL);
    expect(presenter.idle).toBe(true);
    expect(told).toEqual(["a", "silent", "b"]);
  });

  it("shows no effect before what shows it is here", async () => {
    let come = () => {};
    const stage = () => new Promise<void>((resolve) => (come = resolve));
    const late = new Presenter(
      { ...face, stage },
      () => tempo,
      (one) => told.push(one.message.key),
    );
    late.feed(state(0), JOURNAL);
    late.feed(state(2), JOURNAL);
    vi.advanceTimersByTime(5000);
    expect([late.entry, late.idle, told]).toEqual([null, false, []]);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(late.entry?.message.key).toBe("a");
    late.stop();
  });
});
