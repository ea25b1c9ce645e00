// A deck as counts of cards, and what can be said of it. Whether it is legal is the rules' to say.
import { CARD_ORDER } from "../cards/data";

export type Counts = Record<string, number>;

/** The fifteen kinds of a set, in the order of the deck option's numbers. */
export const KINDS = CARD_ORDER.filter((card) => card !== "palace");
/** A set has so many of each kind (OR-2.2); the hall says so, too, whenever a deck is looked at. */
export const COPIES = 6;
export const DECK_SIZE = 24;

export const sizeOf = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

export const cardsOf = (counts: Counts): string[] =>
  KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));

export const numbersOf = (counts: Counts): number[] => KINDS.map((kind) => counts[kind] ?? 0);

export const countsOf = (numbers: readonly number[]): Counts =>
  Object.fromEntries(KINDS.map((kind, place) => [kind, numbers[place] ?? 0]));

export const same = (one: Counts, other: Counts): boolean =>
  KINDS.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));

/** One line the rules read: `castle*3 land*2 church`. */
export const writeDeck = (counts: Counts): string =>
  KINDS.filter((kind) => counts[kind])
    .map((kind) => (counts[kind] === 1 ? kind : `${kind}*${counts[kind]}`))
    .join(" ");

/** What a deck holds, by what it is good for; a card may count in more than one row. */
export const ROWS: [string, string[]][] = [
  ["estates", ["castle", "land", "market_town"]],
  ["armies", ["land", "market_town", "mercenary"]],
  ["church", ["church", "cathedral"]],
  ["lords", ["prince", "vassal", "champion", "monk"]],
  ["plots", ["treachery", "intrigue"]],
  ["answers", ["vassal", "allies"]],
  ["crown", ["banner"]],
  ["draw", ["banquet"]],
];

export const curveOf = (counts: Counts): { row: string; count: number }[] =>
  ROWS.map(([row, kinds]) => ({ row, count: kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) }));

/** Some cards of a deck at random: to see what an opening hand may look like. */
export function testHand(counts: Counts, size: number, random: () => number = Math.random): string[] {
  const cards = cardsOf(counts);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other] ?? "", cards[last] ?? ""];
  }
  return cards.slice(0, size).sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
}

/** A deck laid over cards that can't be taken out: what is too many goes, of the kinds it has most of first. */
export function fitted(cards: Counts, least: Counts, size: number): Counts {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, Math.max(cards[kind] ?? 0, least[kind] ?? 0)]));
  if (!sizeOf(least)) return found;
  const spare = (kind: string) => (found[kind] ?? 0) - (least[kind] ?? 0);
  for (let over = sizeOf(found) - size; over > 0; over -= 1) {
    const most = KINDS.reduce((best, kind) => (spare(kind) > spare(best) ? kind : best));
    if (spare(most) <= 0) break;
    found[most] = (found[most] ?? 0) - 1;
  }
  return found;
}

/** The seats a pack goes through, from one of them and back to it: who hands to whom. */
export function passingRound(handsTo: readonly number[], from: number): number[] {
  const round = [from];
  for (let next = handsTo[from]; next !== undefined && next !== from; next = handsTo[next]) round.push(next);
  return [...round, from];
}
