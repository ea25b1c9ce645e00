// What a card or a step up the marriage track would come to, with the cards and discs that lie.
import { CARDS, qualifies, TOP, TOWN, type Card } from "./data";
import type { LegalAction } from "../../connection/types";
import type { BrianView, Trick } from "./view";

/** The trick with who wins it as the cards lie, and who acts when (BB-6.7, BB-6.9, BB-14.2). */
export function withStanding(trick: Trick): Trick {
  const colour = trick.town ? TOWN.get(trick.town)?.colour : undefined;
  const laid = trick.played
    .flatMap((card, seat) => (card === null ? [] : [{ seat, card }]))
    .sort((a, b) => a.card - b.card);
  const best = laid.findLast(({ card }) => colour !== undefined && qualifies(card, colour));
  return { ...trick, winner: best?.seat ?? (laid.length ? trick.leader : null), order: laid.map(({ seat }) => seat) };
}

export interface CardOutlook {
  /** Would this card lead the trick, with the cards that lie? */
  wins: boolean;
  /** The place in the order of actions among the cards that lie (BB-6.9). */
  acts: number;
  /** Players still to play after this card. */
  toCome: number;
  card: Card;
}

/** What a card from hand would do in the trick on the table (BB-6.6 to BB-6.9, BB-14.2). */
export function cardOutlook(
  view: Pick<BrianView, "seats" | "trick">,
  seat: number,
  number: number,
): CardOutlook | null {
  const { trick } = view;
  const card = CARDS.get(number);
  const colour = trick?.town ? TOWN.get(trick.town)?.colour : undefined;
  if (!card || !colour || !trick) return null;
  const others = trick.played.filter((other, who): other is number => other !== null && who !== seat);
  const rivals = others.filter((other) => qualifies(other, colour));
  const wins = qualifies(number, colour)
    ? rivals.every((other) => other < number)
    : trick.leader === seat && !rivals.length;
  return {
    wins,
    acts: others.filter((other) => other < number).length + 1,
    toCome: view.seats.length - others.length - 1,
    card,
  };
}

/** Where a marriage disc comes to rest after so many steps up (BB-7.15 to BB-7.21). */
export function landing(track: readonly number[], seat: number, steps: number): number {
  const taken = new Set(track.filter((_, other) => other !== seat));
  let space = Math.min(TOP, (track[seat] ?? 0) + steps);
  while (space > 0 && taken.has(space)) space -= 1;
  return space;
}

/** Where one's own marriage disc could come to rest, by what may be chosen now: an action, or more steps. */
export function landings(view: BrianView, actions: readonly LegalAction[], buyingSteps: boolean): number[] {
  const seat = view.seat;
  if (seat === null) return [];
  const card = CARDS.get(view.trick?.played[seat] ?? 0);
  const steps = actions.flatMap(({ kind, fields }) => {
    if (kind === "Buy" && buyingSteps) return [Number(fields.count)];
    const climb =
      kind === "Use"
        ? card?.secondary[Number(fields.secondary) - 1]?.filter((symbol) => symbol === "marriage").length
        : 0;
    return climb ? [climb] : [];
  });
  return steps.map((count) =>
    landing(
      view.seats.map((one) => one.track),
      seat,
      count,
    ),
  );
}
