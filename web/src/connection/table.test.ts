import { expect, test, vi } from "vitest";

type Take = (message: Record<string, unknown>) => void;

const wire = vi.hoisted(() => ({
  take: (() => {}) as Take,
  answer: (() => {}) as Take,
  refuse: (() => {}) as (reason: Error) => void,
}));

vi.mock("./socket.svelte", () => ({
  hall: {
    listen: (take: Take) => ((wire.take = take), () => {}),
    watch: () => {},
    command: () =>
      new Promise((resolve, reject) => {
        wire.answer = resolve;
        wire.refuse = reject;
      }),
  },
}));

const { TableStore } = await import("./table.svelte");

const told = (version: number) => ({
  is: "state",
  table: "t",
  version,
  ply: version,
  seat: 0,
  journal: { after: version, entries: [] },
});

async function settled(doing: Promise<unknown>) {
  await doing;
  await Promise.resolve();
}

test("an action that is stored but not yet shown keeps the table busy", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  expect(store.busy).toBe(false);
  const playing = store.play(7);
  expect(store.busy).toBe(true);
  wire.take(told(5)); // somebody else decided beside me
  expect(store.busy).toBe(true);
  wire.answer({ is: "ack", version: 6 });
  await settled(playing);
  expect(store.busy).toBe(true);
  wire.take(told(6));
  expect(store.busy).toBe(false);
});

test("a state that comes before the acknowledgement is as good", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const playing = store.play(7);
  wire.take(told(5));
  wire.answer({ is: "ack", version: 5 });
  await settled(playing);
  expect(store.busy).toBe(false);
});

test("a refused action can be chosen again at once", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const playing = store.play(7);
  wire.refuse(new Error("lost"));
  await settled(playing);
  expect(store.busy).toBe(false);
  expect(store.refusal).not.toBe(null);
});

test("whoever speaks or asks for something keeps the cards in hand", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const speaking = store.do("chat", { text: "Sláinte!" });
  expect(store.busy).toBe(false);
  wire.answer({ is: "ack", version: 9 });
  await settled(speaking);
  expect(store.busy).toBe(false);
});

test("a line of chat whose words were removed takes the place of what was said", () => {
  const store = new TableStore("t", "");
  const line = (number: number, text: string, removed = false) => ({
    number,
    person: "p",
    name: "Ana",
    text,
    at: number,
    removed,
  });
  wire.take({ is: "chat", table: "t", lines: [line(1, "Rude"), line(2, "Hello")] });
  wire.take({ is: "chat", table: "t", lines: [line(1, "", true)] });
  expect(store.chat.map(({ text, removed }) => [text, removed])).toEqual([
    ["", true],
    ["Hello", false],
  ]);
});

test("whoever is put out of a table is told why", () => {
  const store = new TableStore("t", "");
  const error = { key: "hall.you-were-removed" };
  wire.take({ is: "refused", id: null, table: "another", error });
  expect(store.closed).toBeNull();
  wire.take({ is: "refused", id: null, table: "t", error });
  expect(store.closed).toEqual(error);
});

test("a forecast is kept for the state it belongs to", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const asking = store.foresee();
  expect(store.forecastAt(4)).toBe(null);
  wire.answer({ is: "forecast", version: 4, forecast: { lead: 2 } });
  await settled(asking);
  expect(store.forecastAt(4)).toEqual({ lead: 2 });
  wire.take(told(5)); // a board may still show how it came about
  expect(store.forecastAt(4)).toEqual({ lead: 2 });
  expect(store.forecastAt(5)).toBe(null);
  wire.take({ ...told(6), ply: 3, journal: { after: 3, entries: [] } }); // taken back
  expect(store.forecastAt(4)).toBe(null);
});

test("a state that comes while another is asked about is asked about next", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const asking = store.foresee();
  wire.take(told(5));
  await store.foresee(); // one question at a time
  wire.answer({ is: "forecast", version: 4, forecast: { lead: 2 } });
  await new Promise((done) => setTimeout(done)); // it asks again
  expect(store.forecastAt(5)).toBe(null);
  wire.answer({ is: "forecast", version: 5, forecast: { lead: 3 } });
  await settled(asking);
  expect(store.forecastAt(5)).toEqual({ lead: 3 });
});

test("what was foreseen of a move that was taken back is dropped", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const asking = store.foresee();
  wire.take({ ...told(5), ply: 3, journal: { after: 3, entries: [] } });
  wire.take({ ...told(6), ply: 4, journal: { after: 3, entries: [] } }); // another move instead
  wire.answer({ is: "forecast", version: 4, forecast: { lead: 2 } });
  await new Promise((done) => setTimeout(done));
  expect(store.forecastAt(4)).toBe(null);
  wire.answer({ is: "forecast", version: 6, forecast: { lead: 3 } });
  await settled(asking);
  expect(store.forecastAt(4)).toEqual({ lead: 3 });
});

test("a preview of a state that has changed is nobody's", async () => {
  const store = new TableStore("t", "");
  wire.take(told(4));
  const first = store.preview("play 3");
  wire.answer({ is: "preview", played: 1 });
  expect(await first).toEqual({ is: "preview", played: 1 });
  const second = store.preview("play 3");
  wire.take(told(5));
  wire.answer({ is: "preview", played: 1 });
  expect(await second).toBe(null);
});

test("a state that is told again with its journal keeps what is drawn", () => {
  const store = new TableStore("t", "");
  const view = { ply: 4 };
  wire.take({ ...told(4), view, actions: [] });
  const drawn = store.state?.view;
  const entry = { ply: 2, message: { key: "x" } };
  wire.take({ ...told(4), view: { ply: 4 }, actions: [], journal: { after: -1, entries: [entry] } });
  expect(store.state?.view).toBe(drawn);
  expect(store.journal).toEqual([entry]);
  wire.take({ ...told(5), view: { ply: 5 } });
  expect(store.state?.view).toEqual({ ply: 5 });
});
