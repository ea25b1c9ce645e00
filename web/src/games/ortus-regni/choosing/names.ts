// What things on the table are called in a sentence: Fiefs by building, holder and place, never by a bare number.
import type { Phrase } from "../../../language/inflection";
import { phrase, seated } from "../../../language/speech.svelte";
import { cardIn } from "../cards/words";
import type { OrtusView } from "../view";

export interface Eyes {
  view: OrtusView;
  names: readonly string[];
  seat: number | null;
  /** The Vikings are led: what is attacked, they attack. */
  leading?: boolean;
  /** How many Army cards I would recruit. */
  recruits?: number;
}

/** “your Castle”, “the Palace of Marek”; where there are two alike, “Castle 5 of Marek”, as its stack and the log call it. */
export function fiefName({ view, names, seat }: Eyes, fief: number): Phrase {
  const holder = view.seats.findIndex((earl) => earl.fiefs.some((one) => one.fief === fief));
  const fiefs = view.seats[holder]?.fiefs ?? [];
  const found = fiefs.find((one) => one.fief === fief);
  if (!found) return phrase("ortus-regni-table-fief-gone", {});
  const alike = fiefs.filter((one) => one.building.card === found.building.card);
  return phrase("ortus-regni-table-fief", {
    card: cardIn(found.building.card),
    own: holder === seat ? "yes" : "no",
    name: seated(holder, names),
    number: alike.length > 1 ? fief : 0,
  });
}

export function holderOf(view: OrtusView, fief: number): number {
  return view.seats.findIndex((earl) => earl.fiefs.some((one) => one.fief === fief));
}

export const lordOf = (view: OrtusView, fief: number): string | null =>
  view.seats.flatMap((earl) => earl.fiefs).find((one) => one.fief === fief)?.lord ?? null;

export const buildingOf = (view: OrtusView, fief: number): string | null =>
  view.seats.flatMap((earl) => earl.fiefs).find((one) => one.fief === fief)?.building.card ?? null;

export function mercenaryName({ view, names, seat }: Eyes, mercenary: number): Phrase {
  const holder = view.seats.findIndex((earl) => earl.mercenaries.some((one) => one.mercenary === mercenary));
  const all = view.seats[holder]?.mercenaries ?? [];
  return phrase("ortus-regni-table-mercenary", {
    own: holder === seat ? "yes" : "no",
    name: seated(holder, names),
    place: all.length > 1 ? all.findIndex((one) => one.mercenary === mercenary) + 1 : 0,
  });
}
