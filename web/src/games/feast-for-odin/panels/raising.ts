// Goods that may move now, as the rules answer: chosen as pairs on the panel, or in the supply itself.
import type { LegalAction } from "../../../connection/types";
import type { FeastForecast } from "../view";

export interface Move {
  notation: string;
  good: string;
  /** The good as it is, and what each step makes of it. */
  stages: string[];
}

/** What the supply needs to know while goods are moved. */
export interface Raising {
  /** What is there after the moves chosen so far. */
  supply: Record<string, number>;
  /** What was there before them. */
  before: Record<string, number>;
  /** By the good that moves: a click on it takes it as far as it may go. */
  moves: ReadonlyMap<string, Move>;
  /** What is shown isn't so yet: none of it can be laid. */
  drafted: boolean;
  choose: (notation: string) => void;
}

const MOVING = new Set(["Upgrade", "Turn"]);

/** Whether a step, as notation, moves a good. */
export const isMove = (step: string): boolean => /^(upgrade|turn) /.test(step);

/** Until the forecast is here, nobody says what a good becomes. */
export function movesIn(answers: readonly LegalAction[], forecast: FeastForecast | null): Move[] {
  return answers
    .filter(({ kind }) => MOVING.has(kind))
    .map(({ code, notation, fields }) => {
      const good = String(fields.good);
      return { notation, good, stages: forecast?.becoming?.[String(code)] ?? [good] };
    });
}

/** Of each good the move that takes it farthest. */
export function farthest(moves: readonly Move[]): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of moves)
    if (move.stages.length > (found.get(move.good)?.stages.length ?? 0)) found.set(move.good, move);
  return found;
}

/** Goods in a row while some of them move: each keeps its place, also when the last of it has gone up, and what is new
 * comes last. Else a second tap would hit another good. */
export const inPlace = (before: readonly string[], now: readonly string[]): string[] => [
  ...new Set([...before, ...now]),
];
