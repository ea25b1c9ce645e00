// How often each sample deck won when the lab last measured it; the file says by what, with which rules.
import results from "../../../../../src/meadhall/games/ortus_regni/content/sample-deck-results.json";

/** In whole per cent: how many of its games a deck won, the 95 % interval, and what a deck as good as the others wins. */
export interface Fared {
  games: number;
  won: number;
  least: number;
  most: number;
  chance: number;
}

type Measured = Record<string, { chance: number; decks: Record<string, Omit<Fared, "chance">> }>;

/** Null where nothing was measured with so many Earls and the rules that are played now. */
export function fared(deck: string, players: number, rulesVersion: string): Fared | null {
  if (results.rules_version !== rulesVersion) return null;
  const table = (results.earls as Measured)[players];
  const found = table?.decks[deck];
  if (!table || !found) return null;
  const whole = Math.round;
  return {
    games: found.games,
    won: whole(found.won),
    least: whole(found.least),
    most: whole(found.most),
    chance: whole(table.chance),
  };
}
