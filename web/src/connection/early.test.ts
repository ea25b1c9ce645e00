import { beforeEach, expect, test, vi } from "vitest";

/** A connection that is told by the test what it hears. */
class Line {
  static readonly OPEN = 1;
  static latest: Line | null = null;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Line.latest = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let answer = { ok: true };
/** What the hall put into the page. */
let look: string | null = null;

async function arrive(pathname: string, hash = "") {
  vi.resetModules();
  Line.latest = null;
  vi.stubGlobal("location", { pathname, hash, protocol: "http:", host: "hall" });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", { getElementById: () => look && { textContent: look, remove: () => (look = null) } });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
  const early = await import("./early");
  const games: string[] = [];
  early.callHall((game) => games.push(game));
  await settled();
  return { early, games };
}

beforeEach(() => (answer = { ok: true }));

test("the table of the address is asked for with its key, and what it says is kept", async () => {
  const { early, games } = await arrive("/table/abc", "#secret");
  const line = Line.latest!;
  expect(line.address).toBe("ws://hall/api/socket");
  line.onopen?.();
  expect(JSON.parse(line.sent[0] ?? "")).toEqual({ do: "watch", table: "abc", id: "watch-abc", key: "secret" });
  line.onmessage?.({ data: '{"is":"hello"}' });
  line.onmessage?.({ data: '{"is":"table","id":"abc","game":"chess"}' });
  expect(games).toEqual(["chess"]);
  expect(early.takeSocket("abc")?.heard).toHaveLength(2);
  expect(early.takeSocket("abc")).toBeNull();
});

test("who I am is asked once", async () => {
  const { early } = await arrive("/");
  expect(await early.takeGuest()).toBe(answer);
  expect(early.takeGuest()).toBeNull();
  expect(Line.latest).toBeNull();
});

test("a connection for another table is ended", async () => {
  const { early } = await arrive("/table/abc");
  expect(early.takeSocket("other")).toBeNull();
  expect(Line.latest?.readyState).toBe(3);
});

test("whoever isn't let in gets no connection", async () => {
  answer = { ok: false };
  const { early } = await arrive("/table/abc");
  expect(Line.latest).toBeNull();
  expect(early.takeSocket("abc")).toBeNull();
});

test("what the page brings with it isn't asked for, and is heard before the socket", async () => {
  look = JSON.stringify({ person: { id: "me" }, heard: [{ is: "table", id: "abc", game: "chess" }, { is: "state" }] });
  const { early, games } = await arrive("/table/abc");
  expect(fetch).not.toHaveBeenCalled();
  expect(games).toEqual(["chess"]);
  expect(await (await early.takeGuest())?.json()).toEqual({ person: { id: "me" } });
  Line.latest?.onopen?.();
  expect(JSON.parse(Line.latest?.sent[0] ?? "")).toEqual({ do: "watch", table: "abc", id: "watch-abc" });
  Line.latest?.onmessage?.({ data: '{"is":"hello"}' });
  expect(early.takeSocket("abc")?.heard.map((message) => message.is)).toEqual(["table", "state", "hello"]);
  expect(look).toBeNull();
});
