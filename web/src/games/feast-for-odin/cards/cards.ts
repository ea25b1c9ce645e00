// The occupations: what kind each is, and its words.
import { learnRoom, say, speak, type Message } from "../../../language/speech.svelte";
import printed from "./cards.json";

await learnRoom("feast-for-odin-cards");

export type Box = "immediate" | "each_time" | "anytime" | "as_soon_as";

export interface Card {
  number: number;
  deck: string;
  starting: boolean;
  boxes: readonly Box[];
  points: number;
  /** The things of the game it is about. */
  items: readonly string[];
  /** What it does, if a template says it; else its words are written by hand. */
  does?: Message;
}

export const CARDS: ReadonlyMap<number, Card> = new Map((printed as Card[]).map((card) => [card.number, card]));

/** The title on a card; its number tells those of one name apart. */
export const cardTitle = (number: number): string => say(`feast-for-odin-card-${number}`).replace(/ \(\d+\)$/, "");
export const cardWhen = (number: number): string => say(`feast-for-odin-when-${number}`);
export const cardDoes = (number: number): string => {
  const message = CARDS.get(number)?.does;
  return message ? speak(message) : say(`feast-for-odin-does-${number}`);
};

export interface Wanted {
  words: string;
  deck: string;
  box: string;
}

/** The cards that have what one looks for. */
export function found(wanted: Wanted): Card[] {
  const words = wanted.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return [...CARDS.values()].filter((card) => {
    if (wanted.deck && card.deck !== wanted.deck) return false;
    if (wanted.box && !card.boxes.includes(wanted.box as Box)) return false;
    const text = `${card.number} ${cardTitle(card.number)} ${cardWhen(card.number)} ${cardDoes(card.number)}`;
    return words.every((word) => text.toLocaleLowerCase().includes(word));
  });
}
