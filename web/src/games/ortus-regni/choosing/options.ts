// What can be done now, by card and by place: the legal actions of the rules, tied to what lies on the table.
import type { LegalAction } from "../../../connection/types";
import type { Advice, Mark } from "../../../table/face";
import { LORDS, PROPERTIES } from "../cards/data";
import type { OrtusView, PlaceId, Use } from "../view";

export interface Option extends Use {
  /** The action itself, if it is one step only. */
  code: number | null;
  action: LegalAction | null;
  /** Another question follows, and the rules haven't told yet what can be answered: it could strike the only target there is. */
  opens: boolean;
}

/** Pool cards are picked like cards of the hand. */
export const poolCard = (army: string): string => `pool:${army}`;

export const placeOf = {
  fief: (fief: number): PlaceId => `fief:${fief}`,
  building: (fief: number): PlaceId => `building:${fief}`,
  lord: (fief: number): PlaceId => `lord:${fief}`,
  properties: (fief: number): PlaceId => `properties:${fief}`,
  property: (fief: number, card: string, owner: number): PlaceId => `property:${fief}:${card}:${owner}`,
  mercenary: (mercenary: number): PlaceId => `mercenary:${mercenary}`,
  towers: (seat: number): PlaceId => `towers:${seat}`,
  head: (seat: number): PlaceId => `head:${seat}`,
  newFief: (seat: number): PlaceId => `new:${seat}`,
  hired: (seat: number): PlaceId => `hire:${seat}`,
  deck: (seat: number): PlaceId => `deck:${seat}`,
  pool: (seat: number, army: string): PlaceId => `pool:${seat}:${army}`,
  vikings: "vikings" as PlaceId,
  crown: "crown" as PlaceId,
  joust: "joust" as PlaceId,
};

interface Aim {
  card?: string;
  place?: PlaceId;
  verb: string;
  final?: boolean;
  /** Left out: what isn't final can be taken back. */
  undo?: boolean;
}

type Reader = (action: LegalAction, view: OrtusView, seat: number) => Aim;

const text = (action: LegalAction, field: string) => String(action.fields[field] ?? "");
const number = (action: LegalAction, field: string) => Number(action.fields[field]);
const mine = (view: OrtusView, seat: number) => view.seats[seat]?.fiefs ?? [];

/** The only Fief a card can go to, if there is only one. */
function only(fiefs: { fief: number }[]): PlaceId | undefined {
  return fiefs.length === 1 ? placeOf.fief(fiefs[0]!.fief) : undefined;
}

const TURN_ACTIONS: Record<string, (view: OrtusView, seat: number) => Aim> = {
  hire: (_, seat) => ({ card: "mercenary", place: placeOf.hired(seat), verb: "hire" }),
  banquet: (_, seat) => ({ card: "banquet", place: placeOf.deck(seat), verb: "banquet", final: true }),
  kingship: () => ({ card: "banner", place: placeOf.crown, verb: "kingship" }),
  joust: () => ({ card: "banner", place: placeOf.joust, verb: "joust", final: true }),
  bequeath: (view, seat) => {
    const heirs = mine(view, seat).filter((fief) => fief.lord === "prince");
    const place = heirs.length === 1 ? placeOf.lord(heirs[0]!.fief) : undefined;
    return { card: "banner", verb: "bequeath", ...(place ? { place } : {}) };
  },
  treachery: () => ({ card: "treachery", verb: "treachery" }),
  intrigue: () => ({ card: "intrigue", verb: "intrigue" }),
  recruit: () => ({ verb: "recruit", final: true }),
  end: () => ({ verb: "end", final: true }),
  concede: () => ({ verb: "concede", final: true }),
  banner: () => ({ card: "banner", verb: "banner", final: true }),
};

/** Where a fielded card lies: "lord 3", "mercenary 2", "infantry", "king", "guard knight", or a card of the hand. */
function fielded(words: string, seat: number): Aim {
  const [first = "", second = ""] = words.split(" ");
  if (first === "lord") return { place: placeOf.lord(Number(second)), verb: "field" };
  if (first === "mercenary" && second) return { place: placeOf.mercenary(Number(second)), verb: "field" };
  if (first === "infantry" || first === "knight") return { place: placeOf.pool(seat, first), verb: "field" };
  if (first === "king" || first === "guard") return { place: placeOf.crown, verb: "field" };
  return { card: first, verb: "field" };
}

const READERS: Record<string, Reader> = {
  Do: (action, view, seat) => TURN_ACTIONS[text(action, "what")]?.(view, seat) ?? { verb: text(action, "what") },
  Tower: (action, _, seat) => ({ card: text(action, "card"), place: placeOf.towers(seat), verb: "tower" }),
  Place: (action, view, seat) => {
    const card = text(action, "card");
    if (!PROPERTIES.includes(card)) return { card, place: placeOf.newFief(seat), verb: "place" };
    const place = only(mine(view, seat));
    return { card, verb: "attach", ...(place ? { place } : {}) };
  },
  Install: (action, view, seat) => {
    const place = only(mine(view, seat).filter((fief) => fief.lord === null));
    return { card: text(action, "card"), verb: "install", ...(place ? { place } : {}) };
  },
  Emissary: (action) => ({ card: text(action, "card"), place: placeOf.vikings, verb: "emissary" }),
  Look: (action) => ({ place: placeOf.head(number(action, "earl") - 1), verb: "look", final: true }),
  Discard: (action) => ({ card: text(action, "card"), verb: "discard" }),
  Answer: (action) => ({ card: text(action, "card"), verb: "answer", final: true }),
  Ride: (action) => ({ card: text(action, "card"), verb: "ride" }),
  Garrison: (action) => ({
    card: poolCard(text(action, "army")),
    place: placeOf.mercenary(number(action, "mercenary")),
    verb: "garrison",
  }),
  Guard: (action) => ({ card: poolCard(text(action, "army")), place: placeOf.crown, verb: "guard" }),
  At: (action) => ({ place: placeOf.fief(number(action, "fief")), verb: "at" }),
  Seize: (action) => ({ place: placeOf.fief(number(action, "fief")), verb: "seize" }),
  Lord: (action) => ({ place: placeOf.lord(number(action, "fief")), verb: "lord", final: true }),
  Ransom: (action) => ({ place: placeOf.lord(number(action, "fief")), verb: "ransom" }),
  Fief: (action) => ({ place: placeOf.properties(number(action, "fief")), verb: "fief" }),
  Building: (action) => ({ place: placeOf.building(number(action, "fief")), verb: "building" }),
  Mercenary: (action) => ({ place: placeOf.mercenary(number(action, "mercenary")), verb: "mercenary", final: true }),
  Storm: (action) => ({ place: placeOf.towers(number(action, "earl") - 1), verb: "storm", final: true, undo: true }),
  Raid: (action) => ({ place: placeOf.properties(number(action, "fief")), verb: "raid", final: true, undo: true }),
  Siege: (action) => ({ place: placeOf.building(number(action, "fief")), verb: "siege", final: true, undo: true }),
  Field: (action, _, seat) => fielded(text(action, "card"), seat),
  Give: (action, _, seat) => {
    const army = text(action, "card");
    return army.includes(" ") ? { verb: "give" } : { place: placeOf.pool(seat, army), verb: "give" };
  },
};

export function optionOf(action: LegalAction, view: OrtusView, seat: number): Option {
  const aim = READERS[action.kind]?.(action, view, seat) ?? { verb: action.kind.toLowerCase() };
  return {
    line: action.notation,
    card: aim.card ?? null,
    place: aim.place ?? null,
    verb: aim.verb,
    final: aim.final ?? false,
    undo: aim.undo ?? !aim.final,
    code: action.code,
    action,
    opens: false,
  };
}

/** What the moves a hint or a review points at begin with. */
export const markedOptions = (
  advice: Advice | null,
  view: OrtusView,
  seat: number | null,
): { mark: Mark; option: Option }[] =>
  seat === null ? [] : (advice?.marks ?? []).map((mark) => ({ mark, option: optionOf(mark.action, view, seat) }));

const firstStep = (line: string) => line.split(";")[0]!.trim();

/** Actions that go on with a question where they are aimed, and can't be taken back once there is nothing to ask. */
const AIMED = new Set(["attack", "treachery", "intrigue"]);

/** The first step of an Action, as long as it isn't known where it leads: it isn't done without being asked for twice. */
function unthought(option: Option, waiting: boolean): Option {
  return AIMED.has(option.verb) ? { ...option, opens: waiting, final: true, undo: false } : option;
}

/** All that can be done: what the rules thought through to the end takes the place of its first step.
 *  `uses` is null until they have told, and `waiting` says whether that is worth waiting for. */
export function options(
  view: OrtusView,
  seat: number | null,
  actions: readonly LegalAction[],
  uses: readonly Use[] | null = [],
  waiting = true,
): Option[] {
  if (seat === null) return [];
  const byNotation = new Map(actions.map((action) => [action.notation, action]));
  const thought = (uses ?? []).filter((use) => byNotation.has(firstStep(use.line)));
  const begun = new Set(thought.map((use) => firstStep(use.line)));
  const plain = actions.filter((action) => !begun.has(action.notation)).map((action) => optionOf(action, view, seat));
  return [
    ...thought.map((use) => {
      const action = byNotation.get(use.line) ?? null;
      return { ...use, code: action?.code ?? null, action, opens: false };
    }),
    ...(uses ? plain : plain.map((option) => unthought(option, waiting))),
  ];
}

export const byPlace = (all: readonly Option[]): Map<PlaceId, Option[]> => {
  const places = new Map<PlaceId, Option[]>();
  for (const option of all) {
    if (option.place) places.set(option.place, [...(places.get(option.place) ?? []), option]);
  }
  return places;
};

export const isLord = (card: string): boolean => LORDS.includes(card);
