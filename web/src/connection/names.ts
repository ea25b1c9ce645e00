// What those at a table are called. Bots have a name per language; namesakes are numbered.
import { say, wordsFor } from "../language/speech.svelte";
import type { Seat } from "./types";

/** What the hall calls somebody who hasn't said their name. */
export const UNNAMED = "Guest";

/** What the hall calls somebody who had it forget them. */
const GONE = "Former player";

/** What a seat around one screen is called while nobody gives it a name. Readers are told it in their own language. */
export const namelessSeat = (seat: number): string => `Player ${seat + 1}`;
const NAMELESS_SEAT = /^Player (\d+)$/;

/** What somebody is called: the hall's own names are said in the reader's language. */
export function personName(name: string): string {
  if (name === UNNAMED) return say("shell-guest");
  const number = NAMELESS_SEAT.exec(name)?.[1];
  if (number) return say("seat-number", { number: Number(number) });
  return name === GONE ? say("shell-gone") : name;
}

export const botName = (bot: string): string => wordsFor(`shell-bot-${bot}`) ?? bot;

export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("shell-free-seat");
  return personName(seat.name) || wordsFor(`shell-bot-${seat.bot}-name`) || seat.bot || "?";
}

export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
