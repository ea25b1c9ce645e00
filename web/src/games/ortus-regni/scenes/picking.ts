// Which cards of my own Fiefs answer the question, and by which line of notation.
import type { LegalAction } from "../../../connection/types";
import type { Fief, OwnedCard } from "../view";

export interface FiefChoices {
  fief: Fief;
  /** The Fief as a whole: where something goes. */
  place: string | null;
  building: string | null;
  lord: string | null;
  properties: { property: OwnedCard; count: number; line: string | null }[];
}

const notationOf = (actions: readonly LegalAction[], kinds: string[], fief: number): string | null =>
  actions.find((action) => kinds.includes(action.kind) && action.fields.fief === fief)?.notation ?? null;

/** Equal Properties of one owner are one choice. */
function distinct(properties: readonly OwnedCard[]): { property: OwnedCard; count: number }[] {
  const found: { property: OwnedCard; count: number }[] = [];
  for (const property of properties) {
    const same = found.find((one) => one.property.card === property.card && one.property.owner === property.owner);
    if (same) same.count += 1;
    else found.push({ property, count: 1 });
  }
  return found;
}

/** A Property is named in two steps, Fief and card; the second isn't asked where there is only one to name. */
function propertyLine(actions: readonly LegalAction[], fief: Fief, property: OwnedCard, kinds: number): string | null {
  const named = `${property.card} of ${property.owner + 1}`;
  const fiefStep = notationOf(actions, ["Fief"], fief.fief);
  if (fiefStep) return kinds > 1 ? `${fiefStep}; ${named}` : fiefStep;
  return actions.find((action) => action.kind === "Property" && action.notation === named)?.notation ?? null;
}

export function choicesOf(fiefs: readonly Fief[], actions: readonly LegalAction[]): FiefChoices[] {
  return fiefs.map((fief) => {
    const kinds = distinct(fief.properties);
    return {
      fief,
      place: notationOf(actions, ["At", "Seize"], fief.fief),
      building: notationOf(actions, ["Building"], fief.fief),
      lord: notationOf(actions, ["Lord", "Ransom"], fief.fief),
      properties: kinds.map(({ property, count }) => ({
        property,
        count,
        line: propertyLine(actions, fief, property, kinds.length),
      })),
    };
  });
}
