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

export interface EarlySocket {
  socket: WebSocket;
  /** The table that was asked for already. */
  table: string;
  heard: string[];
}

let guest: Promise<Response> | null = null;
let early: EarlySocket | null = null;

/** Ask now; `found` is told which game is played at the table, as soon as the hall says so. */
export function callHall(found: (game: string) => void): void {
  const answer = fetch("/api/guest", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  guest = answer;
  const table = tableAt(location.pathname);
  void answer.then(
    ({ ok }) => (early = ok && table ? watchEarly(table, location.hash.slice(1), found) : null),
    () => {},
  );
}

function watchEarly(table: string, key: string, found: (game: string) => void): EarlySocket {
  const socket = new WebSocket(socketAddress());
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ do: "watch", table, ...firstWatch(table, key) }));
  socket.onmessage = (event) => {
    const text = String(event.data);
    heard.push(text);
    const message = JSON.parse(text) as { is: string; game?: string };
    if (message.is === "table" && message.game) found(message.game);
  };
  return { socket, table, heard };
}

/** The answer to who this browser is, if it was asked for early; it can be taken once. */
export function takeGuest(): Promise<Response> | null {
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
