// What fits into the column beside the map: trick and hand are always seen together, and no hand is cut off.

export type CardSize = "large" | "small" | "tiny";
/** Whole cards under a title, whole cards, or one line of their numbers. */
export type TrickForm = "titled" | "whole" | "line";

export interface Layout {
  cards: CardSize;
  trick: TrickForm;
}

/** Width and height of a card. */
export const CARD: Record<CardSize, readonly [number, number]> = {
  large: [104, 132],
  small: [80, 104],
  tiny: [66, 86],
};
const TRICK: Record<TrickForm, number> = { titled: 196, whole: 162, line: 33 };

/** The width inside the column; what is between cards, sideways and from row to row; how far a card is lifted. */
const WIDTH = 440;
const BESIDE = 6;
const BELOW = 8;
const LIFT = 10;

/** Everything else in the column: the head of the players' table, the marriage track, a decision, the foot, the gaps. */
const AROUND = 292;
const PLAYER = 28;

/** The cards each holds when a round begins, by the number of players. */
const HAND: Record<number, number> = { 3: 8, 4: 6, 5: 5 };
const MOST = 8;

/** How high a full hand is. */
export function heightOfHand(size: CardSize, players: number): number {
  const [width, height] = CARD[size];
  const rows = Math.ceil((HAND[players] ?? MOST) / Math.floor((WIDTH + BESIDE) / (width + BESIDE)));
  return LIFT + rows * height + (rows - 1) * BELOW;
}

/** A decision beside the cards: a button and the first lines of what it says. */
const DECISION = 72;

/** What is never taken from trick, decision and hand, however low the screen is. */
export const leastHeight = ({ cards, trick }: Layout, players: number, holdsCards: boolean): number =>
  DECISION + (holdsCards ? TRICK[trick] + heightOfHand(cards, players) : 0);

const BEST_FIRST: readonly Layout[] = [
  { cards: "large", trick: "titled" },
  { cards: "small", trick: "whole" },
  { cards: "tiny", trick: "whole" },
  { cards: "small", trick: "line" },
];
const LEAST: Layout = { cards: "tiny", trick: "line" };

/** The best layout that fits into the height of the column. */
export const layoutFor = (height: number, players: number): Layout =>
  BEST_FIRST.find(
    ({ cards, trick }) => AROUND + PLAYER * players + TRICK[trick] + heightOfHand(cards, players) <= height,
  ) ?? LEAST;
