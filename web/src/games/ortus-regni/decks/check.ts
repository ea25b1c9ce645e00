// What the hall says of a deck's text: what it names, and the first rule it breaks.
import { post } from "../../../connection/api";
import type { Message } from "../../../connection/types";
import type { Counts } from "./model";

export interface DeckCheck {
  /** A legal deck in standard form. */
  deck: string | null;
  /** Nothing if the text can't be read. */
  cards: Counts;
  /** Null for a legal deck. */
  error: Message | null;
}

export const checkDeck = (text: string): Promise<DeckCheck> => post<DeckCheck>("/games/ortus-regni/deck", { text });
