// What happened since one's own last turn: where the others went, and what the change of the round brought.
import type { Entry } from "../../connection/types";

const nameOf = (entry: Entry) => entry.message.key.slice(entry.message.key.indexOf(".") + 1);
const OWN = new Set(["sent", "passed", "must-pass"]);
/** What is worth telling: where they went and what came of it, not every coin. */
const TOLD = new Set([
  "sent", "copied", "passed", "must-pass", "rolled", "failed", "looted", "explored", "emigrated", "bought-tile",
  "forged", "card-played", "round-begins", "new-start-player", "harvest", "board-turned", "strip-revealed",
]); // prettier-ignore

/** What the change of the round brought oneself: it comes without a click of one's own. */
const BROUGHT = new Set([
  "income",
  "born",
  "bonus",
  "feast-done",
  "gained",
  "weapon-drawn",
  "weapon-taken",
  "new-viking",
]);
/** Of these, what is told only of the new round. */
const ONLY_AFTER = new Set(["gained"]);

export function sinceLastTurn(journal: readonly Entry[], seat: number | null): Entry[] {
  let from = -1;
  for (let i = journal.length - 1; i >= 0; i--) {
    const entry = journal[i];
    if (entry && OWN.has(nameOf(entry)) && entry.message.args?.seat === seat) {
      from = i + 1;
      break;
    }
  }
  const since = journal.slice(Math.max(0, from));
  const first = from < 0; // One's own first turn is still to come: how the game was set up is no news.
  // What a feast or an exchange brought between the turns was chosen by oneself and needn't be told.
  const turned = first ? -1 : since.findIndex((entry) => nameOf(entry) === "round-begins");
  const isTold = (entry: Entry, i: number) =>
    entry.message.args?.seat !== seat
      ? TOLD.has(nameOf(entry))
      : turned >= 0 && BROUGHT.has(nameOf(entry)) && (i > turned || !ONLY_AFTER.has(nameOf(entry)));
  const told = since.filter(isTold);
  return turned >= 0 || told.some((entry) => nameOf(entry) === "sent") ? told : [];
}
