// Decks an earlier version kept in this browser, read for the hall.
import { KINDS, type Counts } from "./model";

/** The hall takes no longer name. */
export const MOST_NAME = 40;

export interface KeptDeck {
  name: string;
  cards: Counts;
}

const isKept = (one: unknown): one is { name: string; cards: Record<string, unknown> } =>
  typeof one === "object" &&
  one !== null &&
  typeof (one as KeptDeck).name === "string" &&
  typeof (one as KeptDeck).cards === "object" &&
  (one as KeptDeck).cards !== null;

const countOf = (count: unknown): number =>
  typeof count === "number" && Number.isInteger(count) ? Math.min(6, Math.max(0, count)) : 0;

/** What can be read of it. */
export function keptHere(text: string | null): KeptDeck[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return (Array.isArray(kept) ? kept : []).filter(isKept).map(({ name, cards }) => ({
    name: name.trim().slice(0, MOST_NAME),
    cards: Object.fromEntries(KINDS.map((kind) => [kind, countOf(cards[kind])])),
  }));
}

/** A name the hall takes and no other deck has. */
export function freeName(name: string, taken: readonly string[], unnamed: (number: number) => string): string {
  const readable = /[\p{L}\p{N}]/u.test(name) && !/[\p{C}\p{M}]/u.test(name);
  const plain = name.split(/\s+/u).join(" ");
  if (readable && !taken.includes(plain)) return plain;
  for (let number = readable ? 2 : 1; ; number += 1) {
    const tail = ` ${number}`;
    const next = readable ? plain.slice(0, MOST_NAME - tail.length) + tail : unnamed(number);
    if (!taken.includes(next)) return next;
  }
}
