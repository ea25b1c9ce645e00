// The table after one more line of the journal, so that others' moves can be watched one by one. The true view takes
// its place as soon as all of them have been shown: what is left out here costs a moment's accuracy and nothing else.
import type { Entry } from "../../connection/types";
import type { FeastView, SeatView } from "./view";

type Args = Record<string, unknown>;
type Change = (view: FeastView, args: Args) => FeastView;

const count = (args: Args, name: string) => Number(args[name] ?? 0);
const text = (args: Args, name: string) => String(args[name] ?? "");

function withSeat(view: FeastView, args: Args, change: (seat: SeatView) => Partial<SeatView>): FeastView {
  const seat = count(args, "seat");
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function withItem(seat: SeatView, item: string, more: number): Partial<SeatView> {
  const supply = { ...seat.supply, [item]: Math.max(0, (seat.supply[item] ?? 0) + more) };
  if (!supply[item]) delete supply[item];
  return { supply };
}

const gains =
  (item: string, number: string, sign = 1): Change =>
  (view, args) =>
    withSeat(view, args, (seat) => withItem(seat, text(args, item), sign * (count(args, number) || 1)));

const sent: Change = (view, args) => {
  const vikings = count(args, "vikings_count");
  const after = withSeat(view, args, (seat) => ({ thing: Math.max(0, seat.thing - vikings) }));
  return { ...after, spaces: { ...view.spaces, [text(args, "space")]: { seat: count(args, "seat"), vikings } } };
};

const moves: Change = (view, args) =>
  withSeat(view, args, (seat) => {
    const lowered = { ...seat, ...withItem(seat, text(args, "from_item"), -1) };
    return withItem(lowered, text(args, "to_item"), 1);
  });

const takes: Change = (view, args) => {
  const strip = text(args, "strip");
  const left = (view.strips[strip] ?? []).slice(count(args, "items_count") || 1);
  return { ...view, strips: { ...view.strips, [strip]: left } };
};

const explored: Change = (view, args) => ({
  ...view,
  boards: Object.fromEntries(
    Object.entries(view.boards).map(([letter, board]) => [
      letter,
      board.side === text(args, "board") ? { ...board, owner: count(args, "seat"), silver: 0 } : board,
    ]),
  ),
});

const CHANGES: Record<string, Change> = {
  sent,
  gained: gains("item", "gained_count"),
  paid: gains("item", "paid_count", -1),
  "weapon-drawn": gains("item", ""),
  "weapon-taken": gains("item", ""),
  upgraded: moves,
  "turned-over": moves,
  "took-items": takes,
  explored,
  "round-begins": (view, args) => ({ ...view, round: count(args, "round_number"), passed: [] }),
  passed: (view, args) => ({ ...view, passed: [...view.passed, count(args, "seat")] }),
  "must-pass": (view, args) => ({ ...view, passed: [...view.passed, count(args, "seat")] }),
  "new-start-player": (view, args) => ({ ...view, start_player: count(args, "seat") }),
  "vikings-home": (view) => ({ ...view, spaces: {} }),
  // Where a piece lies is told, how it is turned isn't: it leaves the supply now and is seen when the true view comes.
  laid: gains("item", "", -1),
};

const nameOf = (entry: Entry) => entry.message.key.slice(entry.message.key.indexOf(".") + 1);

export function follow(view: FeastView, entry: Entry): FeastView {
  return CHANGES[nameOf(entry)]?.(view, (entry.message.args ?? {}) as Args) ?? view;
}

// Who goes where, what the dice say and what is laid is worth a look of its own; what is paid and gained comes with it.
const LONG = new Set(["sent", "rolled", "explored", "emigrated", "round-begins", "looted", "card-played"]);
const SHORT = new Set(["passed", "must-pass", "laid", "failed", "succeeded", "took-items", "upgraded", "turned-over"]);

// What somebody did themselves they needn't be shown, except for what they didn't choose: a last roll that fails.
const NOT_CHOSEN = "failed";

/** Whose eyes look at the table. */
export const viewer: { seat: number | null } = { seat: null };

export function beats(entry: Entry): number {
  const name = nameOf(entry);
  if (viewer.seat !== null && entry.message.args?.seat === viewer.seat) return name === NOT_CHOSEN ? 1 : 0;
  return LONG.has(name) ? 1 : SHORT.has(name) ? 0.6 : 0;
}
