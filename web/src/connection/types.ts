// The hall's JSON as docs/api.md describes it.
import type { Message } from "../language/speech.svelte";

export type { Message };

export interface Person {
  id: string;
  name: string;
  account: boolean;
  login: string | null;
}

export interface Option {
  id: string;
  kind: "flag" | "number" | "choice" | "choices" | "numbers";
  default: unknown;
  clause: string;
  least?: number;
  most?: number;
  longest?: number;
  choices?: string[];
  presets?: Record<string, number[]>;
  players?: number[];
}

export interface Game {
  id: string;
  title: string;
  players: number[];
  options: Option[];
  rules_version: string;
  /** About how long a game against bots takes; 0 or left out where nobody said. */
  minutes?: number;
}

export type Pace =
  { kind: "untimed" } | { kind: "live"; minutes: number; increment: number } | { kind: "correspondence"; days: number };

export interface Seat {
  kind: "person" | "bot" | "open";
  person: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  out: null | "resigned" | "flagged" | "gone";
  /** Its holder was told that the deadline is near. */
  reminded: boolean;
  connected: boolean;
}

/** By which terms a game counts, and whether somebody went back past a draw or a reveal. */
export interface Marks {
  counting: boolean;
  /** At a daily table: whether this is my counted try; elsewhere null. */
  counted: boolean | null;
  take_backs: boolean;
  /** Seats that asked for a hint; rows saved by older halls lack it. */
  hints?: number[];
}

/** Who answers for a correspondence seat whose deadline has passed. */
export type OnTimeout = "stand-in" | "default";

export interface Summary extends Marks {
  id: string;
  game: string;
  players: number;
  pace: Pace;
  private: boolean;
  hot_seat: boolean;
  status: Status;
  seats: Seat[];
  free: number;
  host: string;
  ply: number;
  awaiting: number[];
  /** For each seat that must decide against a clock: when its time is up. Rows saved by older halls lack it. */
  deadlines?: (number | null)[];
  daily?: string | null;
  my_seats: number[];
  my_turn: boolean;
  updated: number;
  /** When a finished game ended, and how; rows saved by older halls lack both. */
  finished?: number | null;
  result?: { scores: number[] | null; places: number[] } | null;
  /** The finished game this one tries another course of. */
  branch?: { table: string; ply: number } | null;
}

export type Status = "open" | "playing" | "stranded" | "finished";

export interface Result {
  scores: number[] | null;
  places: number[];
  lines: Record<string, number>[] | null;
  /** What decided between equal scores, the first tie-break first; missing or empty where nothing had to. */
  ties?: Record<string, number>[];
  ended_by?: "game" | "concession";
}

/** A game that ended without a result, or of which it was never kept. */
export interface NoResult {
  scores: null;
  places: null;
  lines: null;
  ended_by: "agreement" | "closed" | "game";
}

/** Why a game begun under older rules can't go on under the present ones. */
export interface Stranded {
  reason: "setup" | "illegal" | "differs";
  /** The first line of the log that can't be shown, and how many moves there are from it on. */
  line: number;
  moves: number;
  from: string;
  to: string;
  /** Who has agreed to end it, and whose word is still missing. */
  agreed: number[];
  needed: number[];
}

/** A line of a table's log, as far as I may know it. */
export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  ply?: number;
  code?: number;
  notation?: string | null;
}

/** How a table's seed is made. */
export interface Deal {
  seed_from: "hall" | "chosen" | "daily";
  /** The hall lets whoever opens a table choose its seed. */
  seeds_allowed: boolean;
  /** While nonces are asked for: until when. */
  reveal_until: number | null;
  contributions: { seat: number; nonce_hash: string; nonce: string | null }[];
}

export interface Table extends Marks {
  id: string;
  version: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: Status;
  pace: Pace;
  private: boolean;
  spectators: boolean;
  hot_seat: boolean;
  stand_in: string;
  on_timeout: OnTimeout;
  host: string;
  hosting: boolean;
  my_seats: number[];
  key: string | null;
  /** Whom the host removed from a seat; shown to the host. */
  removed: { person: string; name: string }[];
  /** Why an operator ended the table. */
  closed: string | null;
  seats: Seat[];
  ply: number;
  commitment: string;
  seed: string | null;
  daily: string | null;
  deal: Deal;
  result: Result | NoResult | null;
  stranded: Stranded | null;
  undo_asked: null | { seat: number; ply: number; agreed: number[]; needed: number[] };
  rematch: string | null;
  /** The finished game this one tries another course of, and the ply it begins at. */
  branch?: { table: string; ply: number } | null;
  notices: { version: number; ply: number; at: number; message: Message }[];
  watchers: number;
  /** When a finished game ended. */
  finished: number | null;
}

export interface Entry {
  ply: number;
  message: Message;
  private?: boolean;
}

export interface LegalAction {
  code: number;
  notation: string;
  kind: string;
  fields: Record<string, number | string>;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  ply: number;
  awaiting: number[];
  over: boolean;
  result?: Result;
  [field: string]: unknown;
}

export interface Clocks {
  now: number;
  seats: ({ left: number; running: boolean } | null)[];
}

export interface State {
  table: string;
  version: number;
  ply: number;
  seat: number | null;
  awaiting: number[];
  view: View;
  prompt: Message;
  actions: LegalAction[];
  journal: { after: number; entries: Entry[] };
  undo: { free_to: number | null } | null;
  clocks: Clocks | null;
}

/** What the rules foresee for a seat; each game has its own fields. */
export type Forecast = Record<string, unknown>;

/** Where a line of notation would lead, as far as it can be played and the seat can know it. */
export interface Preview {
  /** How many steps of the line were played in imagination. */
  played: number;
  view: View;
  prompt: Message;
  actions: LegalAction[];
  entries: Entry[];
  forecast: Forecast;
  /** Why the line couldn't go on, or that nobody can know yet what follows; null if all of it was looked at. */
  stopped: Message | null;
}

/** What a seat sees and is asked, without the log. */
export interface Glance {
  version: number;
  ply: number;
  seat: number | null;
  prompt: Message;
  view: View;
}

/** What a level did against a table of the level below, or alone; what isn't listed wasn't measured. */
export interface Measured {
  game: string;
  players: number;
  level: string;
  games: number;
  against?: string;
  rate?: number;
  least?: number;
  most?: number;
  median?: number;
  mean?: number;
  iterations?: number;
}

/** The opponents a hall offers. */
export interface Bots {
  bots: string[];
  /** How long each level thinks about a turn at most. */
  seconds: Record<string, number>;
  strength: Measured[];
  /** Ways to play that some of the levels take; a hall without them says nothing of them. */
  tempers?: string[];
  tempered?: string[];
}

/** What I played at one game with one number of players. */
export interface Played {
  game: string;
  players: number;
  games: number;
  /** How often I came first, second and so on. */
  places: number[];
  best: number | null;
  /** The last ones, the oldest first. */
  scores: { table: string; at: number; score: number; place: number }[];
}

export interface Favourites {
  game: string;
  kind: string;
  chosen: { notation: string; fields: Record<string, number | string>; count: number }[];
}

export interface Statistics {
  games: number;
  kinds: Played[];
  favourites: Favourites[];
  /** The logs of so many games were read for them. */
  favourites_from: number;
}

export interface Moment {
  ply: number;
  view: View;
  prompt: Message;
  awaiting: number[];
  entries: Entry[];
  move: { seat: number; code: number; notation: string } | null;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** The words were taken away. */
  removed: boolean;
}

export interface Ack {
  id?: string;
  table: string;
  version: number;
  ply: number;
  repeated?: boolean;
  asked?: boolean;
  rematch?: string;
}
