// The table after one more line of the journal, so that effects can be watched one by one. The true view takes its
// place as soon as all of them have been shown, so a line left out here costs a moment's accuracy and nothing else.
import type { Entry, Message } from "../../connection/types";
import type { BrianView, Claim, PublicSeat, TownState, UpkeepPart } from "./view";

type Args = Record<string, number | string>;
type Change = (view: BrianView, args: Args) => BrianView;

const count = (args: Args, name: string) => Number(args[name] ?? 0);

function withSeat(view: BrianView, seat: number, change: (seat: PublicSeat) => Partial<PublicSeat>): BrianView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function withTown(view: BrianView, town: string, part: Partial<TownState>): BrianView {
  const before = view.towns[town] ?? { disc: 0, vikings: false, monastery: false };
  return { ...view, towns: { ...view.towns, [town]: { ...before, ...part } } };
}

const gain =
  (field: "coins" | "points" | "renown", name: string, sign = 1): Change =>
  (view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({ [field]: seat[field] + sign * count(args, name) }));

const disc: Change = (view, args) => withTown(view, String(args.town), { disc: count(args, "seat") });

const lost: Change = (view, args) => withTown(view, String(args.town), { vikings: true });

const claim =
  (to: (args: Args) => Claim): Change =>
  (view, args) => ({ ...view, claims: { ...view.claims, [String(args.region)]: to(args) } });

const climb: Change = (view, args) =>
  withSeat(view, count(args, "seat"), () => ({ track: count(args, "space_number") }));

const raiders: Change = (view, args) => {
  const taken = count(args, "raiders_count");
  const after = withSeat(view, count(args, "seat"), (seat) => ({ raiders: seat.raiders + taken }));
  return { ...after, battle_area: Math.max(0, view.battle_area - taken) };
};

/** The seats that have played, in the order of their cards. Who wins is left to the hall's view. */
const byCard = (cards: readonly (number | null)[]): number[] =>
  cards.flatMap((card, seat) => (card === null ? [] : [seat])).sort((a, b) => cards[a]! - cards[b]!);

const won: Change = (view, args) => ({ ...view, trick: view.trick && { ...view.trick, winner: count(args, "seat") } });

const played: Change = (view, args) => {
  const seat = count(args, "seat");
  const card = count(args, "card");
  const trick = view.trick ?? {
    leader: seat,
    town: view.marker.town,
    played: view.seats.map(() => null),
    winner: null,
    order: [],
    acted: [],
  };
  const hand = view.seat === seat && view.hand ? { hand: view.hand.filter((one) => one !== card) } : {};
  const after = withSeat(view, seat, (one) => ({ hand: one.hand - 1 }));
  const cards = trick.played.map((one, i) => (i === seat ? card : one));
  return { ...after, ...hand, trick: { ...trick, played: cards, order: byCard(cards) } };
};

const wed = (view: BrianView, args: Args, marriage: string): BrianView =>
  withSeat(view, count(args, "seat"), (seat) => ({ marriage_cards: [...seat.marriage_cards, marriage] }));

// The Princess stays with whoever won her only as an ally (BB-8.8 to BB-8.11).
const ally =
  (choice: "military" | "trade"): Change =>
  (view, args) => ({ ...wed(view, args, "princess"), princess: { holder: count(args, "seat"), choice } });

const spend =
  (change: Change): Change =>
  (view, args) =>
    gain("coins", "coins_count", -1)(change(view, args), args);

const CHANGES: Record<string, Change> = {
  "starting-disc": disc,
  "round-begins": (view, args) => ({ ...view, round: count(args, "round_number") }),
  "raiders-land": (view, args) => ({ ...view, battle_area: count(args, "raiders_count") }),
  "marriage-card-opened": (view, args) => ({
    ...view,
    marriage: { open: String(args.marriage), deck: view.marriage.deck - 1 },
  }),
  led: (view, args) => ({
    ...view,
    marker: { holder: null, town: String(args.town) },
    trick: {
      leader: count(args, "seat"),
      town: String(args.town),
      played: view.seats.map(() => null),
      winner: null,
      order: [],
      acted: [],
    },
  }),
  "led-card": played,
  "led-any-card": played,
  played,
  "won-trick": won,
  "won-trick-by-leading": won,
  "town-taken": (view, args) => ({ ...disc(view, args), marker: { holder: count(args, "seat"), town: null } }),
  "coins-gained": gain("coins", "coins_count"),
  "renown-gained": gain("renown", "renown_count"),
  "paid-coin": (view, args) => withSeat(view, count(args, "seat"), (seat) => ({ coins: seat.coins - 1 })),
  "paid-points": gain("points", "points_count", -1),
  "paid-last-point": (view, args) => withSeat(view, count(args, "seat"), () => ({ points: 0 })),
  "church-discs": (view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({ church: seat.church + count(args, "discs_count") })),
  "church-bought": spend((view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({ church: seat.church + count(args, "discs_count") })),
  ),
  "raiders-taken": raiders,
  "raiders-bought": spend(raiders),
  courted: climb,
  "steps-bought": spend(climb),
  "slid-down": climb,
  expanded: spend(disc),
  "town-freed": (view, args) => withTown(view, String(args.town), { vikings: false }),
  married: (view, args) => (args.marriage === "princess" ? view : wed(view, args, String(args.marriage))),
  "marriage-points": gain("points", "points_count"),
  "marriage-renown": gain("renown", "renown_count"),
  "marriage-town": disc,
  "back-to-start": (view, args) => withSeat(view, count(args, "seat"), () => ({ track: 0 })),
  "princess-military": ally("military"),
  "princess-trade": ally("trade"),
  "princess-spurned": gain("points", "points_count"),
  "track-coins": gain("coins", "coins_count"),
  "track-renown": gain("renown", "renown_count"),
  "track-town": disc,
  "town-lost-to-leader": lost,
  "town-lost": lost,
  "town-lost-by-all": lost,
  "raiders-leave": (view) => ({ ...view, battle_area: 0 }),
  "first-spoils": (view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({
      renown: seat.renown + count(args, "renown_count"),
      points: seat.points + count(args, "points_count"),
      raiders: 0,
    })),
  "second-spoils": (view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({
      points: seat.points + count(args, "points_count"),
      raiders: seat.raiders - 1,
    })),
  "first-monastery": (view, args) => withTown(view, String(args.town), { monastery: true }),
  "church-leader": (view, args) => ({
    ...withSeat(view, count(args, "seat"), () => ({ church: 0 })),
    marker: { holder: count(args, "seat"), town: null },
  }),
  "second-church": (view, args) =>
    withSeat(view, count(args, "seat"), (seat) => ({
      points: seat.points + count(args, "points_count"),
      church: seat.church - 1,
    })),
  "further-monastery": (view, args) => withTown(view, String(args.town), { monastery: true }),
  "discs-taken-back": (view, args) => withSeat(view, count(args, "seat"), () => ({ church: 0 })),
  "token-flipped": claim(() => "board"),
  "token-claimed": claim((args) => count(args, "seat")),
  "token-kept": claim((args) => count(args, "seat")),
  "token-to-board": claim(() => "board"),
};

export const noteOf = (message: Message): string => message.key.slice(message.key.indexOf(".") + 1);

/** The table one line later. With the first line of upkeep the last trick is over. */
export function follow(view: BrianView, entry: Entry): BrianView {
  const note = noteOf(entry.message);
  const change = CHANGES[note];
  const after = change ? change(view, (entry.message.args ?? {}) as Args) : view;
  return stepOf(note) ? { ...after, trick: null } : after;
}

const SILENT = new Set([
  "packet",
  "picked",
  "picked-cards",
  "hand",
  "cards-dealt",
  "last-card",
  "uses-main",
  "cannot-expand",
  "not-expanded",
  "paid-nothing",
  "church-tied",
]);
const SCORING = /^(scored-|game-ends)/;
const LONG =
  /^(round-begins|raiders-land|won-trick|married|nobody-courted|incursion|raid-repelled|town-lost|first-spoils|first-monastery|further-monastery|token-|church-leader|won$|princess-)/;

/** How long an effect is shown: what changes the board stays longer than a coin. */
export function beats(entry: Entry): number {
  const note = noteOf(entry.message);
  if (SILENT.has(note) || entry.private) return 0;
  if (SCORING.test(note)) return 0.6;
  return LONG.test(note) ? 2 : 1;
}

export type UpkeepStep = "marriage" | "battle" | "church" | "claims";

const STEPS: [UpkeepStep, RegExp][] = [
  ["marriage", /^(married|marriage-(points|renown|town)|back-to-start|nobody-courted|princess-|track-)/],
  ["battle", /^(raid-repelled|incursion|town-lost|no-town-to-lose|raiders-leave|first-spoils|second-spoils)/],
  ["church", /^(first-monastery|no-town-for-monastery|church-(leader|tied)|second-church|further-monastery|discs-)/],
  ["claims", /^token-/],
];

const PART_STEPS: Record<UpkeepPart, UpkeepStep> = {
  "marriage-card": "marriage",
  "track-town": "marriage",
  losses: "battle",
  "first-monastery": "church",
  "further-monasteries": "church",
};

const stepOf = (note: string): UpkeepStep | null => STEPS.find(([, notes]) => notes.test(note))?.[0] ?? null;

/** Which step of upkeep the table is in: by the effect being shown, or by what it waits for. */
export function upkeepStep(entry: Entry | null, view: Pick<BrianView, "upkeep">): UpkeepStep | null {
  if (entry) return stepOf(noteOf(entry.message));
  return view.upkeep && PART_STEPS[view.upkeep.part];
}
