// A hand is held by family, equal cards side by side; many cards are narrower, and never smaller than can be read.
import { CARD_ORDER } from "../cards/data";

export interface HandCard {
  card: string;
  /** Its place in the hand as the rules know it. */
  index: number;
}

export const inOrder = (hand: readonly string[]): HandCard[] =>
  hand
    .map((card, index) => ({ card, index }))
    .sort((a, b) => CARD_ORDER.indexOf(a.card) - CARD_ORDER.indexOf(b.card) || a.index - b.index);

const WIDEST = 136;
const NARROWEST = 62;
const GAP = 6;

export const cardWidthInHand = (count: number, room: number): number =>
  Math.max(NARROWEST, Math.min(WIDEST, Math.floor((room - 4) / Math.max(1, count)) - GAP));
