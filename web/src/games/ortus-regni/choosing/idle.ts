// What the line above the hand says while nothing is picked or pointed at.
import { say } from "../../../language/speech.svelte";

const IDLE: Record<string, string> = {
  turn: "ortus-regni-table-pick-card",
  "free-moves": "ortus-regni-table-pick-tower",
};
/** An Action is begun and asks where it goes: one may still think better of it. */
const BEGUN = new Set(["attack", "treachery", "intrigue", "property", "place", "install", "bequest"]);

export interface Idle {
  over: boolean;
  /** Whether this seat is asked anything, and whether there is a seat at all. */
  asked: boolean;
  seated: boolean;
  question: string;
  /** Whether places are lit. */
  lit: boolean;
  /** A touch screen: one rests a finger on what one would point at. */
  finger: boolean;
}

export function idleWords({ over, asked, seated, question, lit, finger }: Idle): string {
  const by = finger ? "finger" : "pointer";
  if (over) return say("ortus-regni-table-over", { by });
  if (!asked) return say(seated ? "ortus-regni-table-waiting" : "ortus-regni-table-watching", { by });
  if (IDLE[question]) return say(IDLE[question]);
  if (!lit) return say("ortus-regni-table-answer-hint");
  return say(BEGUN.has(question) ? "ortus-regni-table-click-lit-or-undo" : "ortus-regni-table-click-lit");
}
