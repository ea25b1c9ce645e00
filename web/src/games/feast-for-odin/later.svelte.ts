// Parts of the table that a small screen doesn't show at first, or that have to be opened: they are loaded once the
// table stands, in the background, and are at hand by the time somebody wants them.
import { allWords } from "../../language/speech.svelte";
import { afterFirstView } from "../../shell/firstView";
import { allSigns } from "./action-board/signs";
import { allPictures } from "./pieces/pictures";

type Sides = typeof import("./boards/sides");
type Opened = typeof import("./panels/opened");

type Board = typeof import("./Board.svelte").default;

let board = $state.raw<Board | null>(null);
let sides = $state.raw<Sides | null>(null);
let opened = $state.raw<Opened | null>(null);

/** The table as it is played at; null until it is here. */
export const boardNow = (): Board | null => board;
/** Everybody's own side of the table; null until it is here. */
export const sidesNow = (): Sides | null => sides;
/** What is opened over the table; null until it is here. */
export const openedNow = (): Opened | null => opened;

/** Board and sides together: a wide screen shows both from the beginning. */
export async function loadTable(): Promise<void> {
  const [table, loaded] = await Promise.all([
    import("./Board.svelte"),
    import("./boards/sides"),
    allPictures(),
    allSigns(),
    allWords(),
  ]);
  board ??= table.default;
  sides ??= loaded;
}

async function loadOpened(): Promise<void> {
  const [loaded] = await Promise.all([import("./panels/opened"), allWords()]);
  opened ??= loaded;
}

const AGAIN = 3000;

/** Load what is left, again and again where the network fails. */
async function loadRest(): Promise<void> {
  try {
    await Promise.all([loadTable(), loadOpened()]);
  } catch {
    setTimeout(() => void loadRest(), AGAIN);
  }
}

void afterFirstView.then(loadRest);
