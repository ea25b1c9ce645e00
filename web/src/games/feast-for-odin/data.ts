// The action board and the course of a game, as the content of the rules lists them.
import {
  action_spaces,
  exploration_boards,
  imitation_spaces,
  mountain_strips,
  schedules,
  ships,
  solo,
} from "../../../../src/meadhall/games/feast_for_odin/content/feast-for-odin.json";

export type Items = Record<string, number>;

export interface Effect {
  mountain?: number[];
  upgrade?: { up_to: number; steps: number };
  flip_green_to_blue?: string;
  draw_occupation?: number;
  play_occupation?: { up_to: number };
  draw_weapons?: number;
  take_forgeable?: number;
  buy_special?: { up_to: number };
  emigrate?: string[];
}

export interface Part {
  cost?: Record<string, number | string>;
  gain?: Record<string, number | string>;
  effects?: Effect[];
}

export interface Space extends Part {
  id: string;
  column: number;
  lines: number[];
  colour: string;
  clause: string;
  groups: string[];
  requires?: Items;
  requires_any?: string[];
  cost_any?: Items[];
  explore?: string[];
  dice?: {
    die: string;
    goal: string;
    ships_max?: number;
    ship?: string;
    pay_with?: string[];
    success: { gain?: Items };
    failure: { gain: Items; vikings_back: number };
  };
  gain_per?: { good: string; per: string; max: number };
  by_players?: Record<string, Items>;
  gain_if?: { if: Items; gain: Items }[];
  choose?: Part[];
  optional?: Part[];
}

/** Every space in printed order; the imitation spaces stand on a line of their own below the others. */
export const SPACES: readonly Space[] = [
  ...(action_spaces as unknown as Space[]),
  ...imitation_spaces.map(({ id, column, clause }) => ({
    id,
    column,
    clause,
    lines: [19],
    colour: "beige",
    groups: ["imitation"],
  })),
];
export const SPACE: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [space.id, space]));
export const isImitation = (space: string): boolean => space.startsWith("imitate_");

/** The themes beside the lines of the board, with the first and the last line of each. */
export const THEMES = [
  { id: "houses", from: 1, to: 1 },
  { id: "ships", from: 2, to: 2 },
  { id: "hunting", from: 3, to: 4 },
  { id: "livestock", from: 5, to: 6 },
  { id: "market", from: 7, to: 7 },
  { id: "products", from: 8, to: 8 },
  { id: "crafting", from: 9, to: 10 },
  { id: "mountain", from: 11, to: 13 },
  { id: "sailing", from: 14, to: 16 },
  { id: "settling", from: 17, to: 18 },
  { id: "imitation", from: 19, to: 19 },
] as const;
export type Theme = (typeof THEMES)[number]["id"];

export const themeOf = (space: Space): Theme => {
  const line = space.lines[0] ?? 1;
  return THEMES.find((theme) => line >= theme.from && line <= theme.to)?.id ?? "imitation";
};

/** The items of every mountain strip as printed, arrow end first. */
export const STRIPS: ReadonlyMap<string, readonly string[]> = new Map(
  mountain_strips.strips.map((strip) => [strip.id, strip.items]),
);

export const HARVESTS = (rounds: number): readonly number[] =>
  (rounds === 7 ? schedules.long : schedules.short).harvest_level;

export const BOARDS: ReadonlyMap<string, { points: number; grid: string[] }> = new Map(
  exploration_boards.map((board) => [board.id, { points: board.points, grid: board.grid }]),
);

/** The score to beat alone at the table (FO-14). */
export const BENCHMARK: number = solo.benchmark_score;

/** What a ship is worth once it has emigrated (FO-13.3). */
export const EMIGRATION_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
  ships.map((ship) => [ship.id, ("emigration_points" in ship ? ship.emigration_points : 0) ?? 0]),
);
