// Small motions on boards and in stables: the compositor moves and fades what lies there already, nothing else is drawn
// or pushed about, and nothing moves for whoever wants stillness or everything at once.
import type { Entry } from "../../../connection/types";
import { settings, wantsStillness } from "../../../shell/settings.svelte";

export const inMotion = (): boolean => !wantsStillness() && settings.steps !== "none";

const SETTLES = 160;
const APPEARS = 420;
const STEP = 90;
const FADES = 260;

/** More than this at once is another position, not a move. */
const MOST = 4;

/** Which of the things shown now have come since they were last looked at. */
export class Newcomers {
  private known: readonly string[] | null = null;

  among(shown: readonly string[]): string[] {
    const before = this.known;
    this.known = shown;
    // At first, and when something went, as for another player's boards, nothing has come.
    if (!before?.every((key) => shown.includes(key))) return [];
    const fresh = shown.filter((key) => !before.includes(key));
    return fresh.length > MOST ? [] : fresh;
  }
}

const KINDS = ["sheep", "cattle"];

/** The kinds of animals of which one more stands in the stable: whatever face it shows, one more of its kind has come. */
export function bornIn(supply: Record<string, number>, newcomers: Newcomers): string[] {
  const herd = KINDS.flatMap((kind) =>
    Array.from({ length: (supply[kind] ?? 0) + (supply[`pregnant_${kind}`] ?? 0) }, (_, i) => `${kind} ${i}`),
  );
  const came = newcomers.among(herd);
  return KINDS.filter((kind) => came.some((key) => key.startsWith(kind)));
}

/** A dish that was served leaves the table, one after the other; whoever only closes the table sees nothing go. */
export function leaving(place: number, served: boolean) {
  if (!served || !inMotion()) return { duration: 0 };
  return {
    duration: 260,
    delay: place * 20,
    css: (left: number, gone: number) => `transform: translateY(${-40 * gone}px); opacity: ${left}`,
  };
}

/** A tile comes to lie. */
export function settle(node: Element): void {
  node.animate(
    [
      { transform: "translateY(-7px) scale(1.07)", opacity: 0.55 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: SETTLES,
      easing: "ease-out",
    },
  );
}

/** A young animal comes to the stable. */
export function appear(node: Element): void {
  node.animate(
    [{ transform: "scale(0.3)", opacity: 0 }, { transform: "scale(1.15)", offset: 0.7 }, { transform: "none" }],
    {
      duration: APPEARS,
      easing: "ease-out",
    },
  );
}

/** A coin goes from place to place, in pixels, and is gone. */
export function run(node: Element, places: readonly (readonly [x: number, y: number])[], done: () => void): Animation {
  const way = (places.length - 1) * STEP;
  const at = places.map(([x, y], i) => ({
    transform: `translate(${x}px, ${y}px)`,
    opacity: 1,
    offset: (i * STEP) / (way + FADES),
  }));
  const [x, y] = places.at(-1) ?? [0, 0];
  const end = { transform: `translate(${x}px, ${y - 10}px) scale(1.3)`, opacity: 0, offset: 1 };
  const motion = node.animate([...at, end], { duration: way + FADES, easing: "linear", fill: "both" });
  motion.onfinish = done;
  return motion;
}

/** When somebody's boards last paid an income: a number that grows, 0 before the first time. */
export const incomePaid = (journal: readonly Entry[], seat: number): number =>
  journal.findLast(({ message }) => message.key.endsWith(".income") && message.args?.seat === seat)?.ply ?? 0;
