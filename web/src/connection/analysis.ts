// Hints and reviews as the hall computes them (docs/api.md).
import { get, post, remove } from "./api";
import type { LegalAction, Message } from "./types";

/** What a value says: the chance to win, from 0 to 1, or the expected final score. */
export type Unit = "chance" | "points";

export interface ValuedMove extends LegalAction {
  /** The move as orders in words, as far as no chance intervenes. */
  steps: Message[];
  value: number;
  low: number;
  high: number;
  /** In how many of how many tries it was best. */
  best_in: [number, number];
  sure: "sure" | "fairly-sure" | "too-close";
  why: Message | null;
  /** What it gains and loses. */
  changes: { kind: string; amount: number }[];
}

/** Something on the table, by its type of name in the game's catalogue and its value. */
export interface Thing {
  kind: string;
  id: number | string;
}

export interface Hint {
  table: string;
  seat: number;
  version: number;
  ply: number;
  status: "thinking" | "done" | "stopped" | "failed";
  progress: number;
  /** Null, as `before`, until the first news. */
  unit: Unit | null;
  /** The seat's value before the move. */
  before: number | null;
  where: Thing[] | null;
  moves: ValuedMove[];
}

export interface CurvePoint {
  ply: number;
  values: number[];
  low: number[];
  high: number[];
}

/** A choice or a chance event: the position before it is that of `ply`. */
export interface ReviewMoment {
  ply: number;
  kind: "choice" | "luck";
  seat: number | null;
  before: number[];
  after: number[];
  /** What the choice lost against the best; 0 if that is within its interval. */
  cost: number;
  low: number;
  high: number;
  best: ValuedMove | null;
  chosen: ValuedMove | null;
  other: ValuedMove | null;
  slip: boolean;
  turning: boolean;
  text: Message[];
  /** Of the text, what chance decided; reviews of earlier halls don't say. */
  drawn?: Message[];
}

/** How a seat came from its first value to its last: end = start + luck - slips + others. */
export interface Sums {
  start: number;
  luck: number;
  slips: number;
  slip_count: number;
  others: number;
  end: number;
}

export interface Review {
  table: string;
  status: "waiting" | "working" | "done" | "failed";
  progress: number;
  unit: Unit;
  players: number;
  /** How many moves the game had. */
  plies: number;
  /** Was it played to its end? Else its last values are estimates of where it was given up. */
  over: boolean;
  rounds: { ply: number; label: Message }[];
  curve: CurvePoint[];
  moments: ReviewMoment[];
  sums: Sums[];
  /** The curve with everything known. */
  truth: CurvePoint[] | null;
}

export const askHint = (table: string, seat: number, look: "where" | "moves"): Promise<Hint> =>
  post<Hint>(`/tables/${table}/hints`, { seat, look });

export const hintOf = (table: string, seat: number): Promise<Hint> => get<Hint>(`/tables/${table}/hints?seat=${seat}`);

export const stopHint = (table: string, seat: number): Promise<Hint> =>
  remove<Hint>(`/tables/${table}/hints?seat=${seat}`);

/** The hall numbers a moment by the move that ends it; here it belongs to the position in which it was decided. */
const byPosition = (review: Review): Review => ({
  ...review,
  unit: review.unit ?? "chance",
  moments: review.moments.map((moment) => ({ ...moment, ply: moment.ply - 1 })),
});

/** Begin a review, or join one that was begun. */
export const beginReview = async (table: string): Promise<Review> =>
  byPosition(await post<Review>(`/tables/${table}/review`));

export const reviewOf = async (table: string): Promise<Review> =>
  byPosition(await get<Review>(`/tables/${table}/review`));

/** A table of one's own at a position of a finished game, against those who sat there unless others are named; answers its id. */
export const branchFrom = async (table: string, ply: number, seat: number, opponents: string): Promise<string> =>
  (await post<{ table: string }>(`/tables/${table}/branch`, { ply, seat, ...(opponents && { opponents }) })).table;
