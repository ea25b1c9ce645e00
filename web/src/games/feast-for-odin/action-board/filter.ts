// Looking for a space: by what it gives, by what can be used now, by its words.
import { SPACES, type Space } from "../data";
import { colourOf } from "../pieces/items";
import { gives, recipe } from "./recipe";

export const WANTS = [
  "usable",
  "wood",
  "stone",
  "ore",
  "silver",
  "food",
  "upgrade",
  "green",
  "blue",
  "animals",
  "ships",
  "houses",
  "cards",
  "weapons",
  "islands",
] as const;
export type Want = (typeof WANTS)[number];

const FOOD = new Set(["orange", "red"]);
const HAS: Record<Exclude<Want, "usable">, (found: Set<string>) => boolean> = {
  wood: (found) => found.has("wood") || found.has("mountain"),
  stone: (found) => found.has("stone") || found.has("mountain"),
  ore: (found) => found.has("ore") || found.has("mountain"),
  silver: (found) => found.has("silver") || found.has("mountain"),
  food: (found) => [...found].some((id) => FOOD.has(colourOf(id) ?? "")),
  upgrade: (found) => found.has("up") || found.has("up2") || found.has("blue"),
  green: (found) => [...found].some((id) => colourOf(id) === "green"),
  blue: (found) =>
    ["blue", "loot", "forge", "special"].some((id) => found.has(id)) ||
    [...found].some((id) => colourOf(id) === "blue"),
  animals: (found) => found.has("sheep") || found.has("cattle"),
  ships: (found) => ["whaling_boat", "knarr", "longship"].some((ship) => found.has(ship)),
  houses: (found) => ["shed", "stone_house", "long_house"].some((house) => found.has(house)),
  cards: (found) => found.has("draw") || found.has("play"),
  weapons: (found) => ["weapons", "bow", "snare", "spear", "long_sword"].some((id) => found.has(id)),
  islands: (found) => found.has("island") || found.has("emigrate"),
};

const GIVES = new Map(SPACES.map((space) => [space.id, gives(recipe(space, 1, 1))]));

/** Whether a space answers what is looked for; column 3 draws a card, column 4 may play one. */
export function matches(space: Space, want: Want | "", words: string, usable: boolean, called: string): boolean {
  if (want === "usable" && !usable) return false;
  if (want && want !== "usable") {
    const found = GIVES.get(space.id) ?? new Set();
    if (!HAS[want](found) && !(want === "cards" && space.column >= 3)) return false;
  }
  const wanted = words.trim().toLowerCase();
  return !wanted || called.toLowerCase().includes(wanted);
}
