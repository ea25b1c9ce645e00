// Log and chat beside the board: at hand at once where they stand open, else once the table does.
import { Late } from "../design/late.svelte";

export const sidePanel = new Late(async () => (await import("./SidePanel.svelte")).default);

/** There is no room for log and chat beside a board. */
export const NARROW = "(max-width: 1099px)";
