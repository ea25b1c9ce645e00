// Everything a player can own (FO-1): colours, sizes and the way up, as the content of the rules lists them.
import {
  buildings,
  goods,
  goods_grid,
  ships,
  special_tiles,
} from "../../../../../src/meadhall/games/feast_for_odin/content/feast-for-odin.json";

export type Colour = "orange" | "red" | "green" | "blue";
export const COLOURS: readonly Colour[] = ["orange", "red", "green", "blue"];

export interface Good {
  id: string;
  colour: Colour;
  width: number;
  height: number;
  /** What one step up makes of it; null for blue goods. */
  up: string | null;
  sword: number | null;
}

export interface SpecialTile {
  id: string;
  cells: readonly (readonly [number, number])[];
  price: number | null;
  sword: number;
  forged: boolean;
}

export const GOODS: ReadonlyMap<string, Good> = new Map(
  goods.map((good) => [
    good.id,
    {
      id: good.id,
      colour: good.colour as Colour,
      width: good.w,
      height: good.h,
      up: good.upgrades_to ?? null,
      sword: ("sword_value" in good ? good.sword_value : null) ?? null,
    },
  ]),
);

export const SPECIALS: ReadonlyMap<string, SpecialTile> = new Map(
  special_tiles.map((tile) => [
    tile.id,
    {
      id: tile.id,
      cells: tile.cells as [number, number][],
      price: tile.buyable ? (tile.silver_price ?? 0) : null,
      sword: tile.sword_value,
      forged: tile.forgeable,
    },
  ]),
);

/** The goods as they stand on the table: eight columns, each from orange at the bottom to blue on top. */
export const UPGRADE_COLUMNS: readonly Record<Colour, string | null>[] = goods_grid.columns.map(
  ({ orange, red, green, blue }) => ({ orange, red, green, blue }),
);

export const MATERIALS = ["wood", "stone", "ore"] as const;
export const WEAPONS = ["bow", "snare", "spear", "long_sword"] as const;
export const SHIPS = ["whaling_boat", "knarr", "longship"] as const;
export const SHIP_PRICES: Record<string, number> = Object.fromEntries(
  ships.map((ship) => [ship.id, ship.price_silver]),
);
export const SHIP_POINTS: Record<string, number> = Object.fromEntries(ships.map((ship) => [ship.id, ship.points]));
export const BUILDING_POINTS: Record<string, number> = Object.fromEntries(
  buildings.map((building) => [building.id, building.points]),
);
/** What an empty house costs: a point for each of these. */
export const BUILDING_PENALTIES: Record<string, number> = Object.fromEntries(
  buildings.map((building) => [building.id, building.printed_penalty_total]),
);

export const isPregnant = (item: string): boolean => item.startsWith("pregnant_");
/** Both faces of an animal are one kind (FO-5.9). */
export const kindOf = (item: string): string => item.replace(/^pregnant_/, "");
/** A ship with ore on board is the same ship. */
export const shipOf = (item: string): string => item.replace(/_[123]$/, "");
/** Ships that emigrated, one by one, as they lie on the table of the feast. */
export const emigrants = (emigrated: Readonly<Record<"knarr" | "longship", number>>): ("knarr" | "longship")[] =>
  (["knarr", "longship"] as const).flatMap((ship) => Array.from({ length: emigrated[ship] }, () => ship));
export const oreOn = (item: string): number => Number(/_([123])$/.exec(item)?.[1] ?? 0);
export const isSpecial = (item: string): boolean => SPECIALS.has(item);

/** The colour a piece counts as: special tiles are blue (FO-1.5), silver and materials have none. */
export function colourOf(item: string): Colour | null {
  if (isSpecial(item)) return "blue";
  return GOODS.get(kindOf(item))?.colour ?? null;
}

export type Look = Colour | "special" | "silver" | "wood" | "stone" | "ore" | "bare";

/** How a piece is painted. */
export function lookOf(item: string): Look {
  if (isSpecial(item)) return "special";
  if (item === "silver" || item === "silver2") return "silver";
  if (item === "wood" || item === "stone" || item === "ore") return item;
  return GOODS.get(kindOf(item))?.colour ?? "bare";
}
