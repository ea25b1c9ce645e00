// How large the cards of an Earldom are drawn: as large as its row allows, so that nothing scrolls.
import type { Army, Earl, Fief, OwnedCard } from "../view";

export interface Group extends OwnedCard {
  count: number;
}

/** Equal Properties of one owner are one card with a count. */
export function groups(properties: readonly OwnedCard[]): Group[] {
  const found: Group[] = [];
  for (const { card, owner } of properties) {
    const same = found.find((group) => group.card === card && group.owner === owner);
    if (same) same.count += 1;
    else found.push({ card, owner, count: 1 });
  }
  return found;
}

export const RATIO = 1.38;
export const LORD = 0.8;
export const PROPERTY = 0.66;
const LORD_STEP = 0.56;
const PROPERTY_STEP = 0.5;
const GAP = 16;

export const fiefWidth = (fief: Fief, width: number): number =>
  width * (1 + LORD_STEP + (fief.properties.length ? 0.2 + PROPERTY_STEP * groups(fief.properties).length : 0)) + GAP;

export function earldomWidth(earl: Earl, width: number): number {
  const fiefs = earl.fiefs.reduce((sum, fief) => sum + fiefWidth(fief, width), 0);
  return fiefs + GAP;
}

/** The width of a building: the largest that fits into the row. */
export function cardWidth(earl: Earl, room: number, height: number, most: number): number {
  const label = 18;
  const tallest = Math.min(most, Math.floor((height - label) / RATIO));
  for (let width = tallest; width > 20; width -= 2) if (earldomWidth(earl, width) <= room) return width;
  return 20;
}

/** Is a phone's strip of one Earl no taller than another's? Its cards are no larger, and nothing in it takes a line more. */
export function noTaller(earl: Earl, than: Earl, room: number, height: number, most: number): boolean {
  if (!earl.alive) return true;
  const [width, other] = [earl, than].map((one) => cardWidth(one, room, height - 10, most));
  const larger = (width ?? 0) > (other ?? 0);
  return than.alive && !larger && !earl.mercenaries.length && (!earl.fiefs.length || than.fiefs.length > 0);
}

/** A garrison as cards with counts: with Mercenary Captains there is no end to it. */
export const garrisonOf = (army: Army): { card: keyof Army; count: number }[] =>
  (["infantry", "knight"] as const).map((card) => ({ card, count: army[card] })).filter(({ count }) => count > 0);
