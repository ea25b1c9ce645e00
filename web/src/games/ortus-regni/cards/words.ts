// What cards are called and do, in the words of the catalogue.
import type { FluentVariable } from "@fluent/bundle";
import { amounts, nameOf, say, typed, typedList } from "../../../language/speech.svelte";
import { BATTLE_CARDS } from "./data";

const GAME = "ortus-regni";

/** The type under which the catalogue names a card. */
export function kindOfCard(card: string): string {
  if (card === "infantry" || card === "knight") return "army";
  if (card === "viking" || card === "chieftain") return "viking";
  if (card === "king") return "unit";
  if (card === "no_luck") return "joust";
  return BATTLE_CARDS.includes(card) ? "result" : "card";
}

/** A card inside a sentence: the catalogue chooses the form of its name. */
export const cardIn = (card: string): FluentVariable => typed(GAME, kindOfCard(card), card);

/** Several cards inside a sentence: “Prince and Vassal”, “2 Princes and 1 Vassal”. */
export function cardsIn(cards: readonly string[]): FluentVariable {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts.size === cards.length ? typedList(GAME, "card", cards) : amounts(GAME, "card", [...counts]);
}

export const cardName = (card: string): string => nameOf(GAME, kindOfCard(card), card);

/** What a card does, in a line short enough to stand on it. */
export const briefOf = (card: string): string => say(`${GAME}-table-brief-${card}`);

/** What a card does, in full. */
export const reminderOf = (card: string): string => say(`${GAME}-reminder-${card}`);
