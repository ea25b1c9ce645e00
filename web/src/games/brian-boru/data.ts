// The parts of the game's content the table draws: the same file the rules read.
import content from "../../../../src/meadhall/games/brian_boru/content/brian-boru.json";

export type Colour = "red" | "blue" | "yellow" | "white";
export type Symbol = "town" | "coin" | "pay" | "renown" | "church" | "battle" | "marriage" | "expand" | "free";

export interface Town {
  id: string;
  region: string;
  colour: Colour;
  x: number;
  y: number;
}

export interface Card {
  number: number;
  colour: Colour;
  main: Symbol[];
  secondary: Symbol[][];
}

export interface Region {
  id: string;
  threshold: number;
  points: number;
  towns: string[];
}

export interface MarriageReward {
  points?: number;
  renown?: number;
  town_in_region?: string;
}

export const TOWNS: readonly Town[] = content.towns.map((town) => ({
  id: town.id,
  region: town.region,
  colour: town.colour as Colour,
  x: town.x,
  y: town.y,
}));
export const TOWN = new Map(TOWNS.map((town) => [town.id, town]));

export const ROADS = content.roads.map(({ a, b, kind }) => ({ from: TOWN.get(a)!, to: TOWN.get(b)!, kind }));

export const REGIONS: readonly Region[] = content.regions.map(({ id, threshold, points, towns }) => ({
  id,
  threshold,
  points,
  towns,
}));
export const REGION = new Map(REGIONS.map((region) => [region.id, region]));

export const CARDS = new Map<number, Card>(
  content.cards.map((card) => [
    card.number,
    {
      number: card.number,
      colour: card.colour as Colour,
      main: card.main as Symbol[],
      secondary: card.secondary as Symbol[][],
    },
  ]),
);

export interface TrackReward {
  coins?: number;
  renown?: number;
  town?: boolean;
}

const REWARD: Record<string, keyof TrackReward> = { coin: "coins", renown: "renown", town: "town" };

/** What each space of the marriage track gives at the end of a round. */
export const TRACK: readonly TrackReward[] = content.marriage_track.map(({ reward }) => {
  const sum: TrackReward = {};
  for (const symbol of reward as string[]) {
    const kind = REWARD[symbol] ?? "town";
    if (kind === "town") sum.town = true;
    else sum[kind] = (sum[kind] ?? 0) + 1;
  }
  return sum;
});

export const MARRIAGES = new Map<string, MarriageReward>(
  content.marriage_cards.map((card) => [card.id, (card as { reward?: MarriageReward }).reward ?? {}]),
);

export const PRICE = content.costs.extra_church_disc;
