// What the rules foresee (`interface/forecast.py` of the game): the table only shows it.
import type { Claim } from "./view";

/** What each side counts in a region, and where its claim token would lie after a claim step. */
export interface ClaimForecast {
  region: string;
  /** What the seats count. */
  totals: number[];
  vikings: number;
  /** Weight of all towns with discs, against the token's threshold. */
  weight: number;
  flips: boolean;
  after: Claim;
  /** The seats with the highest total. */
  leaders: number[];
  vikings_lead: boolean;
  /** What each leader scores for a token on the board. */
  shared_points: number;
}

export const LINES = ["points", "coins", "marker", "renown", "held", "board", "spread"] as const;

export interface Score {
  lines: Record<(typeof LINES)[number], number>;
  total: number;
}

/** Upkeep and final score if this were the last round and it ended now. Steps that are over are null. */
export interface RoundEnd {
  marriage: {
    winner: number | null;
    /** What the track gives everybody else. */
    track: { seat: number; space: number }[];
  } | null;
  battle: {
    incursion: boolean;
    losers: number[];
    /** Who picks the towns; null if each loser does. */
    chooser: number | null;
    first: number | null;
    second: number[];
  } | null;
  church: { first: number | null; second: number[]; third: number[] } | null;
  claims: ClaimForecast[];
  scores: Score[];
  /** In how many regions each seat counts as present. */
  spread: number[];
}

export type Effect =
  | { symbol: "town"; town: string | null }
  | { symbol: "coin" | "renown"; count: number; after: number }
  | { symbol: "pay"; coins: number; points: number; after: number }
  | { symbol: "church" | "battle"; count: number; after: number; standing: "alone" | "level" | "behind" }
  | { symbol: "marriage"; steps: number; space: number }
  | { symbol: "expand"; towns: number; affordable: boolean }
  | { symbol: "free"; towns: number };

export interface CardForecast {
  /** What the card would do in the trick, with the cards that lie; null while none can be played. */
  trick: {
    wins: boolean;
    /** The place in the order of actions. */
    acts: number;
    /** Players still to play after this card. */
    to_come: number;
  } | null;
  /** What its main action would come to, then its secondary actions. */
  uses: Effect[][];
}

export interface BrianForecast {
  regions: ClaimForecast[];
  round_end: RoundEnd;
  /** Of the cards in one's own hand, by number. */
  cards?: Record<string, CardForecast>;
  /** What the secondary actions to choose from would come to, by the code of the choice. */
  uses?: Record<string, Effect[]>;
  /** Where one's own marriage disc would come to rest, by the code of each choice that moves it. */
  landings?: Record<string, number>;
}

/** Until the first forecast has come. */
export const UNKNOWN: BrianForecast = {
  regions: [],
  round_end: { marriage: null, battle: null, church: null, claims: [], scores: [], spread: [] },
};
