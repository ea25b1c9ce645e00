// What the table knows: the view of one seat, and what the rules say about it beyond the view (`interface/forecast.py`).
import type { Message, View } from "../../connection/types";
import type { BattleForecast } from "./scenes/fates";

/** A face-up card and the seat whose set it comes from. */
export interface OwnedCard {
  card: string;
  owner: number;
}

export interface Fief {
  fief: number;
  building: OwnedCard;
  lord: string | null;
  properties: OwnedCard[];
}

export interface Army {
  infantry: number;
  knight: number;
}

export interface Mercenary {
  mercenary: number;
  owner: number;
  garrison: Army;
}

export interface Earl {
  alive: boolean;
  hand: number;
  deck: number;
  towers: number;
  discard: string[];
  fiefs: Fief[];
  mercenaries: Mercenary[];
  pool: Army;
  field_limit: number;
  banners: number;
  cubes: number;
  emissaries: string[];
  turns: number;
  holdings: number;
  points: number;
}

export interface VikingsView {
  arrived: boolean;
  black: number;
  markers: number;
  white: boolean;
  horde: { viking?: number; chieftain?: number };
  strength: number;
}

/** A card in the field. */
export interface Unit {
  seat: number;
  strength: number;
  role: "lord" | "hand" | "mercenary" | "garrison" | "king" | "pool" | "guard";
  card: string;
  fief?: number;
  mercenary?: number;
}

export interface Battle {
  attacker: number | "vikings";
  controller: number;
  defender: number;
  way: "towers" | "raid" | "siege";
  fief: number | null;
  card: string | null;
  result: string | null;
  attack: Unit[];
  defence: Unit[];
  attack_strength: number;
  defence_strength: number;
  hurt_attacker: number;
  hurt_defender: number;
  captives: number[];
  fallen: string[];
  forecast: { past_force: number; towers: number; needed: number };
}

export interface Struggle {
  actor: number;
  card: string;
  victim: number;
  last: string;
  target: { fief?: number; lord?: string; property?: OwnedCard; mercenary?: number };
}

export interface Joust {
  attending: number[];
  stakes: ({ fief: number; property?: OwnedCard } | null)[];
  riders: ({ hidden: true } | { hidden?: undefined; fief: number; lord: string } | null)[];
}

interface TableDeck {
  deck: number;
  discard: Record<string, number>;
}

export interface OrtusView extends View {
  options: Record<string, unknown>;
  phase: string;
  round: number;
  round_limit: number;
  first: number | null;
  king: number | null;
  guard: Partial<Army>;
  archbishop: number | null;
  church_controller: number | null;
  vikings: VikingsView;
  decks: { army: TableDeck; battle: TableDeck; viking: TableDeck };
  fallen: number[];
  common: Record<string, number>;
  game_number: number;
  wins: number[];
  winner: number | "vikings" | null;
  battle: Battle | null;
  struggle: Struggle | null;
  joust: Joust | null;
  seats: Earl[];
  revealed?: { hand: string[]; towers: string[]; deck: Record<string, number>; deck_list: Record<string, number> }[];
  hand?: string[];
  own_towers?: string[];
  own_deck?: Record<string, number>;
  tray?: Record<string, number>;
  deck_list?: Record<string, number>;
  pack?: string[];
  kept?: string[];
  own_rider?: string | null;
}

/** Where something can go or be struck, by what lies there. */
export type PlaceId = string;

/** One thing that can be done now, to its end: the line of notation, the hand card it takes, and where it goes. */
export interface Use {
  line: string;
  card: string | null;
  verb: string;
  place: PlaceId | null;
  /** It is asked first: something is drawn or shown, somebody is asked, or a battle begins. */
  final: boolean;
  /** It can be taken back freely. */
  undo: boolean;
}

/** What a card could do, but not now. */
export interface Barred {
  card: string | null;
  verb: string;
  reason: Message;
}

/** Why a card, an attack or an Abbot can't go to some places; without places, to any other. */
export interface Closed {
  what: string;
  places: PlaceId[] | null;
  reason: Message;
}

export interface Standing {
  seat: number;
  place: number;
  alive: boolean;
  holdings: number;
  towers: number;
  cards: number;
}

/** A draft: to whom each Earl hands the rest of the pack; null where it is put away. */
export interface DraftOutlook {
  pack: number;
  packs: number;
  hands_to: number[] | null;
}

/** Of all hands that could be drawn anew, those with a Castle. */
export interface NewHand {
  draws: number;
  cards: number;
  castles: number;
  hands: number;
  with_castle: number;
}

/** Something a Legacy Point buys: where it would lie, and the line that buys it. Without a card: face-down Towers. */
export interface LegacySlot {
  place: PlaceId;
  card: string | null;
  line: string;
  count: number;
}

export interface LegacyOutlook {
  price: number;
  slots: LegacySlot[];
}

export interface OrtusForecast {
  uses: Use[];
  barred: Barred[];
  closed: Closed[];
  /** By seat: the round in which the deck can't be drawn from any more; null for who isn't in the game. */
  deck_ends: (number | null)[];
  recruits: number[];
  /** What to watch, most pressing first. */
  threats: (Message & { level: "red" | "amber" | "calm"; topic: string })[];
  vikings: { lands: number | null; active: boolean; active_above: number; grows: number; strikes: number[] };
  standing: Standing[];
  battle: BattleForecast | null;
  /** What is told of the question before the first turn (`interface/opening.py`). */
  opening: DraftOutlook | NewHand | LegacyOutlook | null;
  /** The line that spreads the points to be spread now with the cheapest losses. */
  cheapest: string | null;
}
