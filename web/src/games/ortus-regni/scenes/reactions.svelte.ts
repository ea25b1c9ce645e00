// How I want to be asked where I may react: always, only where it concerns me, or never. Kept in this browser.
import type { LegalAction, Message } from "../../../connection/types";
import type { OrtusView } from "../view";
import { questionOf } from "./questions";

export const WISHES = ["ask", "target", "never"] as const;
export type Wish = (typeof WISHES)[number];

const KEY = "meadhall-ortus-reactions";

function remembered(): Wish {
  try {
    const kept = localStorage.getItem(KEY);
    return WISHES.find((wish) => wish === kept) ?? "ask";
  } catch {
    return "ask";
  }
}

export const reactions = $state<{ wish: Wish }>({ wish: remembered() });

export function wishFor(wish: Wish): void {
  reactions.wish = wish;
  localStorage.setItem(KEY, wish);
}

/** Whether the struggle or battle is mine: I play the plot or suffer it, attack or am attacked. */
function concerns(view: OrtusView, seat: number): boolean {
  const { struggle, battle } = view;
  if (struggle) return struggle.actor === seat || struggle.victim === seat;
  return battle !== null && (battle.attacker === seat || battle.defender === seat);
}

/** The pass that is made for me, if I wished so. Attending a Joust costs a stake, so it is always asked. */
export function passForMe(
  wish: Wish,
  view: OrtusView,
  seat: number | null,
  actions: readonly LegalAction[],
  prompt: Message,
): LegalAction | null {
  if (seat === null || wish === "ask" || !["struggle", "tactics"].includes(questionOf(prompt))) return null;
  if (wish === "target" && concerns(view, seat)) return null;
  return actions.find((action) => action.notation === "pass") ?? null;
}
