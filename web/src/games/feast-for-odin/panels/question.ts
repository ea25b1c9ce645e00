// What is being asked: the name of the question, its answers, and what may be done at any time besides.
import type { LegalAction, Message } from "../../../connection/types";

/** The name of a question, as the rules' prompts spell it: `mountain`, `keep-roll`, `late-card`. */
export const questionOf = (prompt: Message): string => prompt.key.replace(/^.*\.ask-/, "");

/** How often a question has been answered already: “nothing more” only follows something. The rules know it where they
 * ask again after each answer; else it is what was answered in this draft. */
export const answeredBefore = (prompt: Message, answered: readonly string[]): number =>
  Number(prompt.args?.before_count ?? answered.filter((question) => question === questionOf(prompt)).length);

/** A moment to lay tiles and whatever else may be done at any time, and nothing else. */
export const isWindow = (question: string): boolean => question === "window" || question === "last-window";

/** Questions that are no part of a space: the table is at rest between one action and the next. */
const AT_REST = new Set(["turn", "last-window", "window", "feast", "starting-card"]);
export const isAtRest = (question: string): boolean => AT_REST.has(question) || question.startsWith("prompt-");

/** Leaving one of these gives up something nobody has looked at yet, as what a card of one's own offers: never unasked. */
const ITS_OWN = new Set(["effects", "instead", "card-action", "use-space", "choose-card", "choose-space", "recall"]);
export const leftUnasked = (question: string): boolean => !ITS_OWN.has(question);

const ANYTIME = new Set(["Lay", "Fill", "Buy", "Load"]);
/** Questions that ask about cards: a card is an answer to them, and elsewhere something to do at any time. */
const ABOUT_CARDS = new Set(["effects", "instead", "draw-card", "draw-weapon", "upgrade"]);

export const isAnytime = (action: LegalAction, question: string): boolean =>
  ANYTIME.has(action.kind) || (action.kind === "Use" && !ABOUT_CARDS.has(question));

export const answersTo = (actions: readonly LegalAction[], question: string): LegalAction[] =>
  actions.filter((action) => !isAnytime(action, question));

export const doneIn = (actions: readonly LegalAction[]): LegalAction | undefined =>
  actions.find((action) => action.kind === "Done");

export type Widget =
  | "mountain"
  | "upgrade"
  | "turn"
  | "picks"
  | "explore"
  | "dice"
  | "cards"
  | "spaces"
  | "options"
  | "lay"
  | "feast"
  | "window"
  | "words";

const DICE = new Set(["Roll", "Keep", "Fail", "Pay", "Spend", "Boats"]);
const BY_KIND: Record<string, Widget> = {
  Take: "mountain",
  Upgrade: "upgrade",
  Turn: "turn",
  Pick: "picks",
  Explore: "explore",
  Play: "cards",
  Use: "cards",
  Copy: "spaces",
  Recall: "spaces",
  Option: "options",
  On: "lay",
  Turned: "lay",
  At: "lay",
  Eat: "feast",
  Leave: "feast",
};

/** On which picture a question is answered. What no picture knows is asked in words, so nothing stays unanswerable. */
export function widgetFor(question: string, answers: readonly LegalAction[]): Widget {
  if (isWindow(question)) return "window";
  if (question === "loot") return "picks";
  if (answers.some((action) => DICE.has(action.kind))) return "dice";
  for (const action of answers) {
    const widget = BY_KIND[action.kind];
    if (widget) return widget;
  }
  return "words";
}
