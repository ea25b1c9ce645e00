// Decks a person has saved, kept in this browser.
import type { Counts } from "./model";

export interface SavedDeck {
  name: string;
  cards: Counts;
}

const KEY = "meadhall-ortus-decks";

function remembered(): SavedDeck[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as SavedDeck[]) : [];
  } catch {
    return [];
  }
}

export const saved = $state<{ decks: SavedDeck[] }>({ decks: remembered() });

function keep(decks: SavedDeck[]): void {
  saved.decks = decks;
  localStorage.setItem(KEY, JSON.stringify(decks));
}

/** A deck saved under a name that is taken replaces the one there. */
export function saveDeck(name: string, cards: Counts): void {
  keep([...saved.decks.filter((deck) => deck.name !== name), { name, cards: { ...cards } }]);
}

export function forgetDeck(name: string): void {
  keep(saved.decks.filter((deck) => deck.name !== name));
}
