// Labels and signs that would lie on each other are pushed apart.

interface Cluster {
  sum: number;
  count: number;
}

/** Places as near as can be to those wanted, at least `gap` apart and between `least` and `most`; order is kept. */
export function pushApart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  // With the gaps taken out, what may not come too near may not change its order: neighbours that would are averaged.
  const clusters: Cluster[] = [];
  order.forEach((which, rank) => {
    clusters.push({ sum: wanted[which]! - rank * gap, count: 1 });
    for (;;) {
      const last = clusters.at(-1)!;
      const before = clusters.at(-2);
      if (!before || before.sum / before.count <= last.sum / last.count) break;
      clusters.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  const end = Math.max(least, most - (wanted.length - 1) * gap);
  const flat = clusters.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  const places = Array<number>(wanted.length);
  order.forEach((which, rank) => (places[which] = Math.min(Math.max(flat[rank]!, least), end) + rank * gap));
  return places;
}

/** Lines of the axis' words are this far apart. */
const WORDS_APART = 13;

/** Where a word stands on an axis with ticks, as near to its own height as it can be read. */
export function besideTicks(ticks: readonly number[], wanted: number): number {
  const near = ticks.find((tick) => Math.abs(tick - wanted) < WORDS_APART);
  if (near === undefined) return wanted;
  return near + (wanted >= near ? WORDS_APART : -WORDS_APART);
}
