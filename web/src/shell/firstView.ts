// When the first page of this visit stands before the reader. What it can do without, such as fonts and panels nobody
// has opened, is loaded after that.

let show: () => void = () => {};

/** Resolves when there is something to look at and the browser has had a chance to draw it. */
export const afterFirstView = new Promise<void>((resolve) => {
  show = resolve;
});

/** Milliseconds for the browser to draw, and for a first touch, before anything else is done. */
const PAUSE = 60;

/** The page has what it was opened for. */
export function seen(): void {
  requestAnimationFrame(() => setTimeout(show, PAUSE));
}
