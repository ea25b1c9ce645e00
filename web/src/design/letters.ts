// The fonts are a third of what a first visit loads, and the least of what it is for: they come when the page stands,
// into lines that the stand-in of design.css has kept for them. Whoever has them already sees nothing else.
import { afterFirstView } from "../shell/firstView";

const HERE = "meadhall-letters";

/** Resolves when the fonts are there, if they were before, else at once. */
export async function loadLetters(): Promise<void> {
  if (localStorage.getItem(HERE)) await import("./fonts.css");
  else void fetchLetters().catch(() => {}); // the stand-in stays
}

async function fetchLetters(): Promise<void> {
  await afterFirstView;
  await import("./fonts.css");
  await document.fonts.ready;
  localStorage.setItem(HERE, "yes");
}
