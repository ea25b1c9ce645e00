import { learnRoom } from "../../language/speech.svelte";
import type { Face } from "../../table/face";
import Controls from "./Controls.svelte";
import { beats, follow } from "./follow";
import Opening from "./Opening.svelte";
import RoundStrip from "./RoundStrip.svelte";
import SeatNote from "./SeatNote.svelte";
import { loadTable } from "./later.svelte";
import type { FeastView } from "./view";

/** From this width on one's own side stands beside the action board, so that the table isn't seen without it. */
const TWO_COLUMNS = "(min-width: 760px)";

await Promise.all(["table", "boards"].map((part) => learnRoom(`feast-for-odin-${part}`)));

/** Questions that the rules explain by what one would type; here one clicks. */
const CLICKED: Record<string, string> = {
  "feast-for-odin.ask-window": "feast-for-odin.table-prompt-window",
  "feast-for-odin.ask-feast": "feast-for-odin.table-prompt-feast",
};

export const face: Face = {
  prepare: async () => {
    if (matchMedia(TWO_COLUMNS).matches) await loadTable();
  },
  Board: Opening,
  follow: (view, entry) => follow(view as FeastView, entry),
  beats,
  forecast: true,
  outlook: true,
  wide: true,
  prompt: (prompt) => ({ ...prompt, key: CLICKED[prompt.key] ?? prompt.key }),
  Controls,
  SeatNote,
  Strip: RoundStrip,
};
