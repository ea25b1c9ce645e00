// What the first page is drawn with. A page that brought its table with it has nearly all its files on the way at once: drawn
// when they are here, it is styled and laid out once, instead of first the bar, and the bar again with each file.

/** Milliseconds after which the shell is shown alone. */
const LONGEST = 2000;

let here: Promise<unknown> = Promise.resolve();

/** Draw nothing before these files have come, or failed to, or are too long on their way. */
export function drawWith(files: readonly Promise<unknown>[]): void {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  here = Promise.race([Promise.allSettled(files), late]);
}

export const arrival = (): Promise<unknown> => here;
