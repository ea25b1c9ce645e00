// Parts of the table that a small screen doesn't show at first, or that have to be opened: they are loaded once the
// table stands, in the background, and are at hand by the time somebody wants them.
import { afterFirstView } from "../../shell/firstView";
import { allPictures } from "./pieces/pictures";

type Sides = typeof import("./boards/sides");
type Opened = typeof import("./panels/opened");

let sides = $state.raw<Sides | null>(null);
let opened = $state.raw<Opened | null>(null);

/** Everybody's own side of the table; null until it is here. */
export const sidesNow = (): Sides | null => sides;
/** What is opened over the table; null until it is here. */
export const openedNow = (): Opened | null => opened;

export async function loadSides(): Promise<void> {
  const [loaded] = await Promise.all([import("./boards/sides"), allPictures()]);
  sides ??= loaded;
}

async function loadOpened(): Promise<void> {
  opened ??= await import("./panels/opened");
}

const AGAIN = 3000;

/** Load what is left, again and again where the network fails. */
async function loadRest(): Promise<void> {
  try {
    await Promise.all([loadSides(), loadOpened()]);
  } catch {
    setTimeout(() => void loadRest(), AGAIN);
  }
}

void afterFirstView.then(loadRest);
