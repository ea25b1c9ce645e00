// What screen readers are told as it happens: every line is added once and stays long enough to be read out, so that
// none is lost to the next, however many come at once.
import { untrack } from "svelte";

/** Old lines go only when there are more than so many, and only after so many milliseconds. */
const KEPT = 12;
const STAY = 60_000;
let told = 0;

interface Line {
  number: number;
  text: string;
  at: number;
}

export const announcements = $state<{ lines: Line[] }>({ lines: [] });

export function announce(text: string): void {
  told += 1;
  const at = Date.now();
  // Whoever announces something doesn't wait for the next announcement.
  const lines = [...untrack(() => announcements.lines), { number: told, text, at }];
  announcements.lines = lines.filter((line, i) => i >= lines.length - KEPT || at - line.at < STAY);
}
