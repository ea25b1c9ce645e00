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
  choices?: string[];
  presets?: Record<string, number[]>;
  players?: number[];
}

export interface Game {
  id: string;
  title: string;
  players: number[];
  options: Option[];
}

export type Pace =
  | { kind: "untimed" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "correspondence"; days: number };

export interface Seat {
  kind: "person" | "bot" | "open";
  person: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  out: null | "resigned" | "flagged";
  connected: boolean;
}

export interface Summary {
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
  my_seats: number[];
  my_turn: boolean;
  updated: number;
}

export type Status = "open" | "playing" | "finished";

export interface Result {
  scores: number[] | null;
  places: number[];
  lines: Record<string, number>[] | null;
  ended_by?: "game" | "concession";
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

export interface Table {
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
  host: string;
  hosting: boolean;
  my_seats: number[];
  key: string | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  daily: string | null;
  deal: Deal;
  result: Result | null;
  undo_asked: null | { seat: number; ply: number; agreed: number[]; needed: number[] };
  rematch: string | null;
  notices: { version: number; ply: number; at: number; message: Message }[];
  watchers: number;
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
