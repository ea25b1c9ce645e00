// Scores gathered into a few bars of equal width.

export interface Bars {
  /** Where the first bar begins, and how many scores each gathers. */
  from: number;
  width: number;
  counts: number[];
}

const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_BARS = 14;

export function barsOf(spread: readonly (readonly [score: number, count: number])[]): Bars | null {
  const scores = spread.map(([score]) => score);
  if (!scores.length) return null;
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const bars = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width = WIDTHS.find((one) => bars(one) <= MOST_BARS) ?? Math.ceil((high - low + 1) / MOST_BARS);
  const first = Math.floor(low / width);
  const counts = Array<number>(bars(width)).fill(0);
  for (const [score, count] of spread) {
    const bar = Math.floor(score / width) - first;
    counts[bar] = (counts[bar] ?? 0) + count;
  }
  return { from: first * width, width, counts };
}
