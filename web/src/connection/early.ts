// What a page asks the hall for before the rest of the client has arrived: who this browser is, and the table its
// address names. The connection is handed over to the socket of the hall; what came by it until then isn't lost.

/** The table of an address; null where it names none that is followed. */
export const tableAt = (path: string): string | null => /^\/table\/([\w-]+)$/.exec(path)?.[1] ?? null;

/** What asks to follow a table from its beginning. */
export const firstWatch = (table: string, key: string): Record<string, unknown> => ({
  id: `watch-${table}`,
  ...(key ? { key } : {}),
});

export const socketAddress = (): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;

/** A message of the hall, as far as it is read here. */
interface Heard {
  is: string;
  game?: string;
}

export interface EarlySocket {
  socket: WebSocket;
  /** The table that was asked for already. */
  table: string;
  heard: Heard[];
}

/** An answer of the hall, as far as it is read. What the page brought with it is one too, without the browser's own
 * reading of a body: that takes a turn, in which a page without its table would be drawn. */
export type Answer = Pick<Response, "ok" | "status"> & { json: () => Promise<unknown> };

let guest: Promise<Answer> | null = null;
let early: EarlySocket | null = null;

/** What the hall put into the page for whoever it knows: who they are, and the messages about the table they came to. */
interface FirstLook {
  person: unknown;
  heard: Heard[];
}

function firstLook(): FirstLook | null {
  const script = document.getElementById("first-look");
  script?.remove();
  return script ? (JSON.parse(script.textContent) as FirstLook) : null;
}

/** Ask now; `found` is told which game is played at the table, as soon as the hall says so. */
export function callHall(found: (game: string) => void): void {
  const table = tableAt(location.pathname);
  const key = location.hash.slice(1);
  const look = firstLook();
  if (look && table) {
    guest = Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ person: look.person }) });
    early = watchEarly(table, key, found);
    for (const message of look.heard) hear(early, message, found);
    return;
  }
  const answer = fetch("/api/guest", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  guest = answer;
  void answer.then(
    ({ ok }) => (early = ok && table ? watchEarly(table, key, found) : null),
    () => {},
  );
}

function watchEarly(table: string, key: string, found: (game: string) => void): EarlySocket {
  const socket = new WebSocket(socketAddress());
  const line: EarlySocket = { socket, table, heard: [] };
  socket.onopen = () => socket.send(JSON.stringify({ do: "watch", table, ...firstWatch(table, key) }));
  socket.onmessage = (event) => hear(line, JSON.parse(String(event.data)) as Heard, found);
  return line;
}

function hear(line: EarlySocket, message: Heard, found: (game: string) => void): void {
  line.heard.push(message);
  if (message.is === "table" && message.game) found(message.game);
}

/** The answer to who this browser is, if it was asked for early; it can be taken once. */
export function takeGuest(): Promise<Answer> | null {
  const answer = guest;
  guest = null;
  return answer;
}

/** The connection that follows a table, if there is one; whoever doesn't want that table ends it. */
export function takeSocket(table: string | null): EarlySocket | null {
  const found = early;
  early = null;
  if (found?.table === table && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}
