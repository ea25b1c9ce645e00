// The view of A Feast for Odin as the hall sends it, and what the rules forecast for a seat.
import type { View } from "../../connection/types";
import type { Meal } from "./boards/props";

/** Rows and columns of an area, both counted from 0. */
export type LaidPiece = [item: string, area: string, cell: [row: number, column: number], turn: number];

export interface SeatView {
  supply: Record<string, number>;
  thing: number;
  hand: number;
  played: number[];
  slots: Record<"shed_wood" | "shed_stone" | "house_wood" | "house_stone", number>;
  emigrated: { knarr: number; longship: number };
  penalties: number;
  laid: LaidPiece[];
  areas: string[];
  income: number;
  bonuses: Record<string, string[]>;
  /** The first column of the feast to be filled, and the first that needn't be. */
  feast: [number, number];
  score: Record<string, number>;
}

export interface Throw {
  face: number;
  by_cards: number;
  by_ore_thrown: number;
  by_ships: number;
  result: number;
}

export interface DiceView {
  seat: number;
  action: string;
  sides: number;
  rolls: number;
  most_rolls: number;
  rolls_left: number;
  throws: Throw[];
  face: number | null;
  result: number;
  needed: number;
  reach: number;
  boats: [number, number];
  spent: [number, number, number];
  stage: number;
}

export interface Occupied {
  seat: number | "previous";
  vikings: number;
}

export interface OfferedBoard {
  side: string;
  owner: number | null;
  silver: number;
  area: string;
}

export interface FeastView extends View {
  round: number;
  rounds: number;
  start_player: number;
  turn: number | null;
  passed: number[];
  vikings_aside: number;
  spaces: Record<string, Occupied>;
  imitations: string[];
  boards: Record<string, OfferedBoard>;
  display: string[];
  buildings: Record<string, number>;
  strips: Record<string, string[]>;
  strips_hidden: string[];
  weapons: { deck: number; discard: Record<string, number> };
  deck: number;
  phase: string;
  step: string;
  dice: DiceView | null;
  table: { seat: number; column: number; pieces: [string, string][]; empty: number } | null;
  laying: { seat: number; item: string; area: string | null; turn: number | null } | null;
  seats: SeatView[];
  hand?: number[];
  options?: Record<string, unknown>;
}

/** Why a space can't be taken, and what it would take. */
export interface SpaceForecast {
  /** Empty if it can. */
  reason: string;
  clause: string;
  vikings?: number;
  short?: Record<string, number>;
  any_of?: string[];
  /** What there is no room for, or none left of: it would be paid for in vain. */
  lost?: string[];
  /** Of a dice space: success with one roll and with all there are, and the last face that succeeds; 0 if none does. */
  odds?: { next: number; within: number; rolls: number; face: number };
}

/** One way to make a success of a roll: the whole line, what it spends, and the tile it takes if it takes one. */
export interface RollWay {
  line: string;
  spent: Record<string, number>;
  item?: string;
}

export interface DiceForecast {
  faces: { face: number; result: number; succeeds: boolean; reach?: number }[];
  odds: { next: number; within: number; better: number };
  success: Record<string, number>;
  failure: Record<string, number>;
  /** Whether the roll on the table can be made a success of. */
  now: boolean;
  /** All ways to make a success of it, while nothing has been spent yet. */
  ways: RollWay[];
  loot?: Record<string, number>;
  /** The odds of success by the notation that names the boats. */
  boats?: Record<string, number>;
}

export interface RoundForecast {
  harvest: number;
  income: number;
  young: Record<string, number>;
  emigration: { price: number; made: number };
  /** Whether something done in the window before the bonuses could make a difference. */
  bonus_window: boolean;
}

export interface FeastForecast {
  /** The cheapest meal for the coming feast. */
  meal?: Meal;
  spaces: Record<string, SpaceForecast>;
  /** Null for somebody without a seat. */
  round: RoundForecast | null;
  dice: DiceForecast | null;
  /** Of each move up or turn that may be chosen, by its code: the good as it is, and what each step makes of it. */
  becoming?: Record<string, string[]>;
}

export const total = (score: Record<string, number>): number =>
  Object.values(score).reduce((sum, points) => sum + points, 0);
