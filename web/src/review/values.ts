// Values in words: whole per cent or whole points, never more exact than they are.
import type { Unit, ValuedMove } from "../connection/analysis";
import { numberWords } from "../language/speech.svelte";

const PERCENT = { style: "percent", maximumFractionDigits: 0 } as const;
const BARELY = 0.01;

/** “33%”, “<1%”, “91”. Only what is settled is none or all. */
export function valueWords(unit: Unit, value: number): string {
  if (unit === "points") return numberWords(Math.round(value));
  if (value > 0 && value < BARELY) return `<${numberWords(BARELY, PERCENT)}`;
  if (value < 1 && value > 1 - BARELY) return `>${numberWords(1 - BARELY, PERCENT)}`;
  return numberWords(value, PERCENT);
}

/** In whole points: of chance, or of the game's own. */
export const inPoints = (unit: Unit, amount: number): number => Math.round(unit === "chance" ? amount * 100 : amount);

/** “−32”, “+11”, “±0”. */
export function changeWords(unit: Unit, amount: number): string {
  const points = inPoints(unit, amount);
  return points === 0 ? "±0" : numberWords(points, { signDisplay: "always" });
}

/** Half the width of an interval, in points; at least one, because nothing here is exact. */
export const plusMinus = (unit: Unit, { low, high }: Pick<ValuedMove, "low" | "high">): string =>
  `± ${numberWords(Math.max(1, inPoints(unit, (high - low) / 2)))}`;

/** The range bars are drawn in: from none up to a round number above the best, so that differences are seen. */
export function barRange(
  unit: Unit,
  moves: readonly Pick<ValuedMove, "low" | "high">[],
): { least: number; most: number } {
  if (unit === "chance") {
    const best = Math.max(0.25, ...moves.map((move) => move.high));
    return { least: 0, most: [0.25, 0.5, 0.75].find((limit) => best <= limit) ?? 1 };
  }
  const [low, high] = [Math.min(...moves.map((move) => move.low)), Math.max(...moves.map((move) => move.high))];
  const least = Math.floor(low / 10) * 10 - 10;
  return { least, most: Math.max(Math.ceil(high / 10) * 10, least + 20) };
}

/** How far along a bar a value lies, in per cent of its width. */
export const along = ({ least, most }: { least: number; most: number }, value: number): number =>
  Math.min(100, Math.max(0, ((value - least) / (most - least)) * 100));
