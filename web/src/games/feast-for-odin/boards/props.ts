// What the parts of the table are given: the view as the rules write it for this seat, and what may be done at the table.
import type { Entry, LegalAction, Message, View } from "../../../connection/types";

/** A laid piece: piece, area, row and column of its top left corner, orientation. */
export type Laid = readonly [item: string, area: string, anchor: readonly [number, number], turn: number];

export interface SeatView {
  supply: Record<string, number>;
  thing: number;
  /** How many cards the seat holds. */
  hand: number;
  played: number[];
  slots: { shed_wood: number; shed_stone: number; house_wood: number; house_stone: number };
  emigrated: { knarr: number; longship: number };
  penalties: number;
  laid: Laid[];
  areas: string[];
  income: number;
  /** What each area would pay as a bonus now. */
  bonuses: Record<string, string[]>;
  /** The first column of the table to fill, and the first behind them. */
  feast: [first: number, end: number];
  score: Record<string, number>;
}

export interface BoardOnOffer {
  side: string;
  owner: number | null;
  silver: number;
  area: string;
}

export interface FeastOnTable {
  seat: number;
  column: number;
  pieces: [item: string, how: "length" | "upright" | "empty"][];
  empty: number;
}

export interface FeastView extends View {
  round: number;
  rounds: number;
  seats: SeatView[];
  boards: Record<string, BoardOnOffer>;
  /** The cards in this seat's own hand. */
  hand?: number[];
  phase: string;
  step: string;
  table: FeastOnTable | null;
  laying: { seat: number; item: string; area: string | null; turn: number | null } | null;
}

export type MealPiece = [item: string, how: "length" | "upright" | "silver" | "empty", column: number, width: number];

/** The cheapest way to fill what is open of a table (interface/meal.py). */
export interface Meal {
  pieces: MealPiece[];
  first: number;
  end: number;
  penalties: number;
  silver: number;
  value: number;
}

/** What the rules reckon for this seat; the parts here use what is named. */
export interface FeastForecast {
  meal?: Meal;
  [field: string]: unknown;
}

/** What the rules make of a line played in imagination. */
export interface FeastPreview {
  view: View;
  actions: LegalAction[];
  prompt: Message;
  entries: Entry[];
  forecast: FeastForecast | null;
  stopped: Message | null;
  played: number;
}

export interface SideProps {
  view: View;
  seat: number | null;
  names: string[];
  actions: LegalAction[];
  watching: boolean;
  busy: boolean;
  play: (code: number) => void;
  write: (notation: string) => void;
  why: (notation: string) => Promise<Message | null>;
  preview?: (line: string) => Promise<FeastPreview | null>;
  forecast?: FeastForecast | null;
  patterns: boolean;
  journal: readonly Entry[];
  width: "desktop" | "phone";
}

export const totalOf = (score: Record<string, number>): number =>
  Object.values(score).reduce((sum, points) => sum + points, 0);
