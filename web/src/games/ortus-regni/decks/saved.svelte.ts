// The decks a person has saved: the hall keeps them. Those an earlier version kept in this browser move there once.
import { get, post, Refusal, remove, UNREACHABLE } from "../../../connection/api";
import type { Message } from "../../../connection/types";
import { same, sizeOf, writeDeck, type Counts } from "./model";
import { freeName, keptHere, MOST_NAME } from "./moving";
import { deckWords } from "./words";

export { MOST_NAME };

export interface SavedDeck {
  id: string;
  name: string;
  cards: Counts;
}

const GAME = "ortus-regni";
const KEY = "meadhall-ortus-decks";

export const saved = $state<{ decks: SavedDeck[]; trouble: Message | null }>({ decks: [], trouble: null });

const write = (name: string, cards: Counts): Promise<SavedDeck> =>
  post<{ deck: SavedDeck }>("/me/decks", { game: GAME, name, text: writeDeck(cards) }).then((found) => found.deck);

const list = (): Promise<SavedDeck[]> =>
  get<{ decks: SavedDeck[] }>(`/me/decks?game=${GAME}`).then((found) => found.decks);

/** Do something with the decks; what the hall says against it is told beside them. Whether it was done. */
async function change(deed: () => Promise<void>): Promise<boolean> {
  saved.trouble = null;
  try {
    await deed();
    return true;
  } catch (error) {
    saved.trouble = error instanceof Refusal ? error.said : UNREACHABLE;
    return false;
  }
}

const byName = (one: SavedDeck, other: SavedDeck) => one.name.localeCompare(other.name);
const put = (deck: SavedDeck) =>
  (saved.decks = [...saved.decks.filter((other) => other.id !== deck.id), deck].sort(byName));

export const readDecks = (): Promise<boolean> =>
  change(async () => {
    saved.decks = await list();
    await moveOver();
  });

/** What this browser still keeps goes to the hall, under another name where one of another deck is taken. */
async function moveOver(): Promise<void> {
  const waiting = keptHere(localStorage.getItem(KEY));
  for (let deck = waiting.shift(); deck; deck = waiting.shift()) {
    const { name, cards } = deck;
    if (sizeOf(cards) && !saved.decks.some((other) => other.name === name && same(other.cards, cards))) {
      const taken = saved.decks.map((other) => other.name);
      put(
        await write(
          freeName(name, taken, (number) => deckWords("unnamed", { number })),
          cards,
        ),
      );
    }
    localStorage.setItem(KEY, JSON.stringify(waiting));
  }
  localStorage.removeItem(KEY);
}

/** A deck saved under a name that is taken replaces the one there. */
export const saveDeck = (name: string, cards: Counts): Promise<boolean> =>
  change(async () => void put(await write(name, cards)));

export const renameDeck = (deck: SavedDeck, name: string): Promise<boolean> =>
  change(async () => void put((await post<{ deck: SavedDeck }>(`/me/decks/${deck.id}/rename`, { name })).deck));

export const forgetDeck = (deck: SavedDeck): Promise<boolean> =>
  change(async () => {
    await remove(`/me/decks/${deck.id}`);
    saved.decks = saved.decks.filter((other) => other.id !== deck.id);
  });
