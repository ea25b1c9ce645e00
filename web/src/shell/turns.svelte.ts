// The tables where somebody waits for me, apart from the one I sit at.
import { lobby } from "../connection/api";
import { hall, type SocketMessage } from "../connection/socket.svelte";
import type { Summary } from "../connection/types";
import { afterFirstView } from "./firstView";

const REFRESH = 60_000;
const SOON = 300;

/** Does somebody wait for me there? Around one screen, and among bots, nobody does. */
export const waitsForMe = (table: Summary): boolean =>
  table.my_turn &&
  !table.hot_seat &&
  table.seats.some((seat, i) => seat.kind === "person" && !table.my_seats.includes(i));

/** Those who wait for me first, then wherever it is my turn, then the latest. */
export const mostUrgentFirst = (tables: readonly Summary[]): Summary[] =>
  tables.toSorted(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
      Number(b.my_turn && !b.hot_seat) - Number(a.my_turn && !a.hot_seat) ||
      b.updated - a.updated,
  );

export const turns = $state<{ waiting: Summary[] }>({ waiting: [] });

let soon: ReturnType<typeof setTimeout> | undefined;

async function refresh(): Promise<void> {
  if (!hall.connected) return;
  try {
    const found = await lobby("mine=1&turn=1&status=playing&limit=50");
    turns.waiting = found.filter(waitsForMe);
  } catch {
    // The hall can't be asked just now: what is known stays until it can.
  }
}

/** Ask again in a moment, once the page stands; whoever has no connection by then has no identity to ask with, and is
 * asked for at its hello. */
export function lookForTurns(): void {
  void afterFirstView.then(() => {
    clearTimeout(soon);
    soon = setTimeout(() => void refresh(), SOON);
  });
}

function hear(message: SocketMessage): void {
  if (message.is === "hello" || (message.is === "turn" && !message.hot_seat)) lookForTurns();
}

/** Keep listening, wherever in the hall I am. */
export function followTurns(): () => void {
  const stop = hall.listen(hear);
  void afterFirstView.then(() => hall.open()); // a table opens the connection itself, with what it asks for
  const again = setInterval(lookForTurns, REFRESH);
  return () => {
    stop();
    clearInterval(again);
    clearTimeout(soon);
  };
}
