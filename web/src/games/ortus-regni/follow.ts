// The table after one more line of the journal, so that effects can be watched one by one. The true view takes its
// place as soon as all of them have been shown, so a line left out here costs a moment's accuracy and nothing else.
import type { Entry, Message } from "../../connection/types";
import type { Earl, Fief, OrtusView } from "./view";

type Args = Record<string, number | string | string[]>;
type Change = (view: OrtusView, args: Args) => OrtusView;

const count = (args: Args, name: string) => Number(args[name] ?? 0);

function withEarl(view: OrtusView, seat: number, change: (earl: Earl) => Partial<Earl>): OrtusView {
  return { ...view, seats: view.seats.map((earl, i) => (i === seat ? { ...earl, ...change(earl) } : earl)) };
}

const withFief = (view: OrtusView, fief: number, change: (fief: Fief) => Partial<Fief>): OrtusView => ({
  ...view,
  seats: view.seats.map((earl) => ({
    ...earl,
    fiefs: earl.fiefs.map((one) => (one.fief === fief ? { ...one, ...change(one) } : one)),
  })),
});

/** The first card of a kind leaves a hand that is seen. */
function withoutCard(view: OrtusView, seat: number, card: string): OrtusView {
  const less = withEarl(view, seat, (earl) => ({ hand: Math.max(0, earl.hand - 1) }));
  if (view.seat !== seat || !view.hand) return less;
  const at = view.hand.indexOf(card);
  return at < 0 ? less : { ...less, hand: view.hand.filter((_, i) => i !== at) };
}

const played =
  (change: Change): Change =>
  (view, args) =>
    withoutCard(change(view, args), count(args, "seat"), String(args.card));

const army =
  (change: 1 | -1): Change =>
  (view, args) =>
    withEarl(view, count(args, "seat"), ({ pool }) => {
      const kind = args.army === "knight" ? "knight" : "infantry";
      return { pool: { ...pool, [kind]: Math.max(0, pool[kind] + change) } };
    });

const recruited: Change = (view, args) =>
  withEarl(view, count(args, "seat"), ({ pool }) => ({
    pool: {
      infantry: pool.infantry + count(args, "infantry_count"),
      knight: pool.knight + count(args, "knights_count"),
    },
  }));

const withoutFief: Change = (view, args) =>
  withEarl(view, count(args, "seat"), ({ fiefs }) => ({ fiefs: fiefs.filter((one) => one.fief !== args.fief) }));

const withoutLord: Change = (view, args) => withFief(view, count(args, "fief"), () => ({ lord: null }));

const withoutProperty: Change = (view, args) =>
  withFief(view, count(args, "fief"), ({ properties }) => {
    const at = properties.findIndex((one) => one.card === args.card);
    return { properties: properties.filter((_, i) => i !== at) };
  });

const withoutMercenary: Change = (view, args) => ({
  ...view,
  seats: view.seats.map((earl) => ({
    ...earl,
    mercenaries: earl.mercenaries.filter((one) => one.mercenary !== args.mercenary),
  })),
});

const withHorde = (view: OrtusView, kind: "viking" | "chieftain", change: number): OrtusView => {
  const horde = { ...view.vikings.horde, [kind]: Math.max(0, (view.vikings.horde[kind] ?? 0) + change) };
  const strength = (horde.viking ?? 0) + 2 * (horde.chieftain ?? 0);
  return { ...view, vikings: { ...view.vikings, horde, strength } };
};

const vikingKind = (args: Args) => (args.viking === "chieftain" ? "chieftain" : "viking");

const cardsIn = (args: Args, name: string) => [args[name] ?? []].flat().map(String);

const CHANGES: Record<string, Change> = {
  "deck-list": (view, args) => withEarl(view, count(args, "seat"), () => ({ deck: cardsIn(args, "deck_hand").length })),
  "opening-hand": (view, args) => {
    const drawn = cardsIn(args, "drawn_hand");
    const dealt = withEarl(view, count(args, "seat"), ({ deck, hand }) => ({
      deck: deck + hand - drawn.length,
      hand: drawn.length,
    }));
    return view.seat === args.seat ? { ...dealt, hand: drawn } : dealt;
  },
  "round-begins": (view, args) => ({ ...view, round: count(args, "round_number") }),
  "turn-begins": (view, args) => ({ ...view, awaiting: [count(args, "seat")] }),
  placed: played((view, args) =>
    withEarl(view, count(args, "seat"), ({ fiefs }) => ({
      fiefs: [
        ...fiefs,
        {
          fief: count(args, "fief"),
          building: { card: String(args.card), owner: count(args, "seat") },
          lord: null,
          properties: [],
        },
      ],
    })),
  ),
  attached: played((view, args) =>
    withFief(view, count(args, "fief"), ({ properties }) => ({
      properties: [...properties, { card: String(args.card), owner: count(args, "seat") }],
    })),
  ),
  installed: played((view, args) => withFief(view, count(args, "fief"), () => ({ lord: String(args.card) }))),
  hired: (view, args) =>
    withoutCard(
      withEarl(view, count(args, "seat"), ({ mercenaries }) => ({
        mercenaries: [
          ...mercenaries,
          {
            mercenary: count(args, "mercenary"),
            owner: count(args, "seat"),
            garrison: { infantry: 0, knight: 0 },
          },
        ],
      })),
      count(args, "seat"),
      "mercenary",
    ),
  "banner-laid": (view, args) =>
    withoutCard(
      withEarl(view, count(args, "seat"), () => ({ banners: count(args, "banners_count") })),
      count(args, "seat"),
      "banner",
    ),
  "tower-laid": (view, args) =>
    withEarl(view, count(args, "seat"), (earl) => ({
      towers: count(args, "towers_count"),
      hand: Math.max(0, earl.hand - 1),
    })),
  drew: (view, args) =>
    withEarl(view, count(args, "seat"), (earl) => ({ deck: Math.max(0, earl.deck - 1), hand: earl.hand + 1 })),
  "drew-card": (view, args) => (view.hand ? { ...view, hand: [...view.hand, String(args.card)] } : view),
  bequeathed: (view, args) =>
    withoutLord(
      withEarl(view, count(args, "seat"), () => ({ deck: count(args, "cards_count"), discard: [] })),
      args,
    ),
  recruited,
  "land-levy": recruited,
  "emissary-sent": played((view, args) =>
    withEarl(view, count(args, "seat"), (earl) => ({
      cubes: earl.cubes + count(args, "cubes_count"),
      emissaries: [...earl.emissaries, String(args.card)],
    })),
  ),
  garrisoned: (view, args) =>
    withEarl(army(-1)(view, args), count(args, "seat"), ({ mercenaries }) => ({
      mercenaries: mercenaries.map((one) =>
        one.mercenary === args.mercenary
          ? {
              ...one,
              garrison: {
                ...one.garrison,
                [args.army === "knight" ? "knight" : "infantry"]:
                  one.garrison[args.army === "knight" ? "knight" : "infantry"] + 1,
              },
            }
          : one,
      ),
    })),
  murdered: withoutLord,
  "murdered-with-fief": withoutLord,
  "lord-lost": withoutLord,
  burnt: withoutProperty,
  "property-fell": withoutProperty,
  "fief-lost": withoutFief,
  "mercenary-killed": withoutMercenary,
  "mercenary-lost": withoutMercenary,
  "army-lost": army(-1),
  "tower-fell": (view, args) =>
    withEarl(view, count(args, "seat"), (earl) => ({ towers: Math.max(0, earl.towers - 1) })),
  "battle-card": (view, args) => ({
    ...view,
    battle: view.battle && { ...view.battle, card: String(args.result), result: String(args.result) },
  }),
  "church-chose": (view, args) => ({ ...view, battle: view.battle && { ...view.battle, result: String(args.result) } }),
  "banner-turned": (view, args) => ({
    ...view,
    battle: view.battle && { ...view.battle, result: String(args.result) },
  }),
  "viking-lost": (view, args) => withHorde(view, vikingKind(args), -1),
  "horde-grows": (view, args) => withHorde(view, vikingKind(args), 1),
  "marker-forward": (view, args) => ({ ...view, vikings: { ...view.vikings, black: count(args, "markers_count") } }),
  "white-back": (view) => ({ ...view, vikings: { ...view.vikings, white: false } }),
  "white-forward": (view) => ({ ...view, vikings: { ...view.vikings, white: true } }),
  "vikings-arrive": (view, args) => ({
    ...view,
    vikings: {
      ...view.vikings,
      arrived: true,
      black: 0,
      white: false,
      horde: { viking: count(args, "vikings_count"), chieftain: count(args, "chieftains_count") },
      strength: count(args, "vikings_count") + 2 * count(args, "chieftains_count"),
    },
  }),
  crowned: (view, args) => ({
    ...view,
    king: count(args, "seat"),
    seats: view.seats.map((earl) => ({ ...earl, banners: 0 })),
  }),
  "crown-unclaimed": (view) => ({ ...view, king: null, guard: {} }),
  eliminated: (view, args) =>
    withEarl(view.seat === args.seat ? { ...view, hand: [] } : view, count(args, "seat"), () => ({
      alive: false,
      hand: 0,
      deck: 0,
      towers: 0,
      fiefs: [],
      mercenaries: [],
      banners: 0,
      cubes: 0,
      pool: { infantry: 0, knight: 0 },
    })),
};

export const noteOf = (message: Message): string => message.key.slice(message.key.indexOf(".") + 1);

export function follow(view: OrtusView, entry: Entry): OrtusView {
  const change = CHANGES[noteOf(entry.message)];
  return change ? change(view, (entry.message.args ?? {}) as Args) : view;
}

const SILENT = new Set([
  "struggle-target",
  "tower-face",
  "drew-card",
  "rides-card",
  "took-from-tray",
  "deck-list",
  "deck-ready", // whoever builds one needn't wait until it is told of all others
  "pack",
  "white-forward", // the battle that moves it covers the Vikings
]);
const LONG =
  /^(round-begins|vikings-arrive|horde-grows|controller|battle-card|damage|building-fell|murdered|crowned|joust-won|eliminated|won|shared-win|vikings-won|attacks-towers|raids|besieges|vikings-(attack|raid|besiege)|struggle-|foiled|stolen|burnt|lord-captured|siege-held|contestant-shown)/;
const SHORT = new Set(["drew", "turn-begins", "marker-forward", "white-back", "tower-laid", "passed"]);
/** What I have just done with a click, and see lying there: nobody waits for it before the next click. */
const OWN =
  /^(turn-begins|placed|attached|installed|hired|tower-laid|garrisoned|guarded|emissary-sent|fielded-.*|attacks-towers|raids|besieges)$/;

/** How long an effect is shown to a seat: what changes fates stays longer than a drawn card. */
export function beats(entry: Entry, seat: number | null = null): number {
  const note = noteOf(entry.message);
  if (SILENT.has(note) || (entry.private && note !== "hand-seen")) return 0;
  if (seat !== null && entry.message.args?.seat === seat && OWN.test(note)) return 0;
  if (SHORT.has(note)) return 0.6;
  return LONG.test(note) ? 1.8 : 1;
}
