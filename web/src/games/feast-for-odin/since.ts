// What the others did since one's own last turn.
import type { Entry } from "../../connection/types";

const nameOf = (entry: Entry) => entry.message.key.slice(entry.message.key.indexOf(".") + 1);
const OWN = new Set(["sent", "passed", "must-pass"]);
/** What is worth telling: where they went and what came of it, not every coin. */
const TOLD = new Set([
  "sent", "copied", "passed", "must-pass", "rolled", "failed", "looted", "explored", "emigrated", "bought-tile",
  "forged", "card-played", "round-begins", "new-start-player", "harvest", "board-turned", "strip-revealed",
]); // prettier-ignore

export function sinceLastTurn(journal: readonly Entry[], seat: number | null): Entry[] {
  let from = 0;
  for (let i = journal.length - 1; i >= 0; i--) {
    const entry = journal[i];
    if (entry && OWN.has(nameOf(entry)) && entry.message.args?.seat === seat) {
      from = i + 1;
      break;
    }
  }
  const told = journal.slice(from).filter((entry) => TOLD.has(nameOf(entry)) && entry.message.args?.seat !== seat);
  return told.some((entry) => nameOf(entry) === "sent") ? told : [];
}
