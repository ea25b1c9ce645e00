// Whom somebody plays against at a game: the last choice is kept in this browser, and made again with one click.
import type { Bots, Game } from "../connection/types";

export interface Choice {
  players: number;
  level: string;
  /** How the bots like to play; empty if they have no leaning. */
  temper: string;
  /** Without hints and take-backs the table counts. */
  hints: boolean;
}

const KEY = "meadhall-opponents";
const FIRST_LEVEL = "quick";

function kept(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Choice>>;
  } catch {
    return {};
  }
}

/** Two at the table where two may play, otherwise the middle of what the game allows. */
const usualPlayers = (counts: readonly number[]): number =>
  counts.includes(2) ? 2 : (counts[Math.floor(counts.length / 2)] ?? 2);

/** The house's own levels from the weakest to the strongest. Bots from outside are seated one by one, where tables are set up. */
export const levelsOf = (bots: Pick<Bots, "seconds">): string[] => Object.keys(bots.seconds);

/** The last choice at this game, as far as the hall still offers it. */
export function choiceFor(game: Pick<Game, "id" | "players">, bots: Pick<Bots, "seconds" | "tempers"> | null): Choice {
  const last = kept()[game.id] ?? {};
  const levels = bots ? levelsOf(bots) : [];
  const offered = (level: string | undefined) => level !== undefined && (!bots || levels.includes(level));
  const level = offered(last.level) ? last.level : offered(FIRST_LEVEL) ? FIRST_LEVEL : levels[0];
  return {
    players:
      last.players !== undefined && game.players.includes(last.players) ? last.players : usualPlayers(game.players),
    level: level ?? FIRST_LEVEL,
    temper: last.temper && bots?.tempers?.includes(last.temper) ? last.temper : "",
    hints: last.hints ?? true,
  };
}

export function keepChoice(game: string, choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: choice }));
  } catch {
    // A browser that keeps nothing offers the first choice again.
  }
}

/** Whether a level takes a temper at all. */
export const takesTemper = (bots: Pick<Bots, "tempered"> | null, level: string): boolean =>
  bots?.tempered?.includes(level) ?? false;

export function botOf(choice: Choice, bots: Pick<Bots, "tempered"> | null): string {
  return choice.temper && takesTemper(bots, choice.level) ? `${choice.level}-${choice.temper}` : choice.level;
}

/** What is sent to the hall for a table with these opponents. */
export function tableFor(game: string, choice: Choice, bots: Pick<Bots, "tempered"> | null) {
  const others = Array<string>(choice.players - 1).fill(botOf(choice, bots));
  return { game, players: choice.players, seats: ["me", ...others], counting: !choice.hints, start: true };
}
