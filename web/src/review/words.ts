// Moments, moves and values of a review in words.
import type { Review, ReviewMoment, ValuedMove } from "../connection/analysis";
import type { Message } from "../connection/types";
import { listWords, say, speak } from "../language/speech.svelte";
import { outline, type Point } from "./chart";
import { roundAt, whoseIs } from "./turning";
import { valueWords } from "./values";

const MOST_DRAWN = 2;

/** Orders are sentences; as a title they have no full stop. */
const orderWords = (step: Message, names: readonly string[]): string => speak(step, names).replace(/\.$/, "");

/** Several orders make one sentence: only the first begins with a capital. */
export const moveWords = (move: ValuedMove, names: readonly string[]): string =>
  listWords(move.steps.map((step, i) => (i ? inSentence(orderWords(step, names)) : orderWords(step, names))));

const inSentence = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** What was drawn, by the first lines that tell of it. */
const drawnWords = (moment: ReviewMoment, names: readonly string[]): string =>
  (moment.drawn ?? [])
    .slice(0, MOST_DRAWN)
    .map((line) => speak(line, names))
    .join(" ");

/** Of a slip, what would have been better, as a line of a list. */
export const betterWords = (moment: ReviewMoment, names: readonly string[]): string =>
  moment.slip && moment.best ? say("review-better", { words: inSentence(moveWords(moment.best, names)) }) : "";

/** What happened, as a heading. */
export function titleWords(moment: ReviewMoment, eyes: number, names: readonly string[]): string {
  const whose = whoseIs(moment, eyes);
  if (whose === "luck") return drawnWords(moment, names) || say("review-drawn");
  const words = moment.chosen ? moveWords(moment.chosen, names) : say("review-one-move");
  return whose === "mine" ? words : say("review-anothers-move", { name: names[moment.seat ?? 0] ?? "", words });
}

export const roundWords = (review: Pick<Review, "rounds">, ply: number): string => {
  const round = roundAt(review.rounds, ply);
  return round ? speak(round.label) : "";
};

/** The number of the move that is decided in a position; the end has none. */
export const moveNumber = (ply: number, last: number): string =>
  ply >= last ? say("review-end") : say("review-move", { number: ply + 1 });

/** A line in one sentence: where it begins, its highest and lowest, and where it ends. */
export function outlineWords(unit: Review["unit"], points: readonly Point[], name: string): string {
  const found = outline(points);
  if (!found) return "";
  const { start, highest, lowest, end } = found;
  return say(`review-outline-${unit}`, {
    name,
    start: valueWords(unit, start.value),
    highest: valueWords(unit, highest.value),
    highest_move: highest.ply + 1,
    lowest: valueWords(unit, lowest.value),
    lowest_move: lowest.ply + 1,
    end: valueWords(unit, end.value),
  });
}
