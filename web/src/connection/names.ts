// What those at a table are called. Bots have a name per language; namesakes are numbered.
import { say, wordsFor } from "../language/speech.svelte";
import type { Seat } from "./types";

/** What the hall calls somebody who hasn't said their name. */
export const UNNAMED = "Guest";

export const botName = (bot: string): string => wordsFor(`shell-bot-${bot}`) ?? bot;

export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("shell-free-seat");
  // A guest without a name is called so in the reader's language.
  if (seat.name === UNNAMED) return say("shell-guest");
  return seat.name || wordsFor(`shell-bot-${seat.bot}-name`) || seat.bot || "?";
}

export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
