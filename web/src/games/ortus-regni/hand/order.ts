// A hand is held by family, equal cards side by side; many cards are narrower, and equal ones lie on each other before
// any gets too narrow to be read.
import { CARD_ORDER } from "../cards/data";

export interface HandCard {
  card: string;
  /** Its place in the hand as the rules know it. */
  index: number;
  /** How many equal cards lie here. */
  count: number;
}

const byFamily = (hand: readonly string[]): HandCard[] =>
  hand
    .map((card, index) => ({ card, index, count: 1 }))
    .sort((a, b) => CARD_ORDER.indexOf(a.card) - CARD_ORDER.indexOf(b.card) || a.index - b.index);

/** More cards than this lie in stacks of equal ones. */
const SPREAD = 8;

export function inOrder(hand: readonly string[]): HandCard[] {
  const cards = byFamily(hand);
  if (cards.length <= SPREAD) return cards;
  const stacks: HandCard[] = [];
  for (const one of cards) {
    const last = stacks.at(-1);
    if (last?.card === one.card) last.count += 1;
    else stacks.push(one);
  }
  return stacks;
}

const WIDEST = 136;
const NARROWEST = 62;
const GAP = 6;

export const cardWidthInHand = (count: number, room: number): number =>
  Math.max(NARROWEST, Math.min(WIDEST, Math.floor((room - 4) / Math.max(1, count)) - GAP));

/** How many cards of a width begin within the row. */
export const cardsInSight = (width: number, room: number): number => Math.ceil(room / (width + GAP));
