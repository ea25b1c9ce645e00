// Keys of this table. Those of the shell (u s e l c m h ?) mean the same everywhere and are not used here.
import type { Choosing } from "./choosing/choosing.svelte";
import type { HandCard } from "./hand/order";

export interface Keyboard {
  choosing: Choosing;
  cards: readonly HandCard[];
  root: HTMLElement;
  /** The question is what to do this turn. */
  inTurn: boolean;
}

const TURN_ACTIONS: Record<string, string> = { a: "attack", r: "recruit", b: "look", x: "barter", n: "end" };

/** To the next lit place, in the order they lie on the table. */
function walk(root: HTMLElement, step: 1 | -1): boolean {
  const lit = [...root.querySelectorAll<HTMLElement>("[data-lit]")];
  if (!lit.length) return false;
  const at = lit.findIndex((place) => place === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
  return true;
}

/** To the next Earldom, in the order they lie on the table: its first place, from which Tab goes on. */
function visit(root: HTMLElement, step: 1 | -1): boolean {
  const earls = [...root.querySelectorAll<HTMLElement>("[data-earl]")];
  const at = earls.findIndex((earl) => earl.contains(document.activeElement));
  const next = at < 0 ? (step > 0 ? 0 : earls.length - 1) : (at + step + earls.length) % earls.length;
  const place = earls[next]?.querySelector<HTMLElement>("[data-place]");
  place?.focus();
  return place !== null && place !== undefined;
}

function takeTurnAction(event: KeyboardEvent, { choosing, cards, root, inTurn }: Keyboard): boolean {
  const key = event.key.toLowerCase();
  if (key === "escape" && (choosing.choosing || choosing.asked)) choosing.putBack();
  else if (key === "arrowright") return walk(root, 1);
  else if (key === "arrowleft") return walk(root, -1);
  // Elsewhere the page scrolls by these, as it always does.
  else if ((key === "arrowdown" || key === "arrowup") && root.contains(event.target as Node))
    return visit(root, key === "arrowdown" ? 1 : -1);
  else if (/^[0-9]$/.test(key)) {
    const card = cards[(Number(key) + 9) % 10];
    if (!card) return false;
    choosing.pickCard(card.card, card.index);
  } else if (key === "t" && choosing.card !== null) {
    const tower = choosing.open.find((option) => option.verb === "tower");
    if (tower) choosing.take(tower);
  } else if (inTurn && TURN_ACTIONS[key])
    root.querySelector<HTMLElement>(`[data-turn-action="${TURN_ACTIONS[key]}"]`)?.click();
  else return false;
  return true;
}

export function press(event: KeyboardEvent, keyboard: Keyboard): void {
  const typing = (event.target as Element).closest("input, textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  // Inside a group of its own (hand, log) the arrows belong to it.
  if (event.key.startsWith("Arrow") && (event.target as Element).closest("[tabindex='0'][aria-label]:not(button)"))
    return;
  if (takeTurnAction(event, keyboard)) event.preventDefault();
}
