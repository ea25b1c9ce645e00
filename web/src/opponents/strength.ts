// What the measured figures say about a level at one game with one number of players.
import type { Measured } from "../connection/types";

export const PIPS = 10;

export interface Strength {
  /** First places of ten games, with the 95 % interval, and what chance alone would give. */
  of10: number;
  least: number;
  most: number;
  chance: number;
  against: string;
  games: number;
}

/** The row for a level; what was played with another budget than the level's own says nothing about it. */
export const rowFor = (rows: readonly Measured[], game: string, players: number, level: string): Measured | null =>
  rows.find(
    (row) => row.game === game && row.players === players && row.level === level && row.iterations === undefined,
  ) ?? null;

export function strengthOf(rows: readonly Measured[], game: string, players: number, level: string): Strength | null {
  const row = rowFor(rows, game, players, level);
  if (row?.rate === undefined || row.against === undefined) return null;
  return {
    of10: row.rate * PIPS,
    least: (row.least ?? row.rate) * PIPS,
    most: (row.most ?? row.rate) * PIPS,
    chance: PIPS / players,
    against: row.against,
    games: row.games,
  };
}

/** How much of each of ten pips is full: whole ones, and one in part. */
export const pipsOf = (of10: number): number[] =>
  Array.from({ length: PIPS }, (_, i) => Math.min(1, Math.max(0, of10 - i)));
