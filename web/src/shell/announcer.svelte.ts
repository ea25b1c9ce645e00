// What screen readers are told as it happens: the latest lines, each added once, so that none is lost to the next.
import { untrack } from "svelte";

const KEPT = 12;
let told = 0;

export const announcements = $state<{ lines: { number: number; text: string }[] }>({ lines: [] });

export function announce(text: string): void {
  told += 1;
  // Whoever announces something doesn't wait for the next announcement.
  const lines = untrack(() => announcements.lines);
  announcements.lines = [...lines, { number: told, text }].slice(-KEPT);
}
