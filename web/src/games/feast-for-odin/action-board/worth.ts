// What a space is worth in the end, where its pictures don't tell: houses and ships that emigrate.
import { EMIGRATION_POINTS, type Part, type Space } from "../data";
import { BUILDING_PENALTIES, BUILDING_POINTS } from "../pieces/items";
import { capital, itemName, tell } from "../words";

const partsOf = (space: Space): Part[] => [space, ...(space.choose ?? []), ...(space.optional ?? [])];

/** The houses a space can bring. */
export const housesOf = (space: Space): string[] =>
  partsOf(space).flatMap(({ gain }) => Object.keys(gain ?? {}).filter((item) => item in BUILDING_POINTS));

const emigrantsOf = (space: Space): string[] =>
  partsOf(space).flatMap(({ effects }) => (effects ?? []).flatMap(({ emigrate }) => emigrate ?? []));

/** One sentence for each house and each ship. */
export const worthWords = (space: Space): string[] => [
  ...housesOf(space).map((item) =>
    tell("house-worth", {
      name: capital(itemName(item)),
      points: BUILDING_POINTS[item] ?? 0,
      count: BUILDING_PENALTIES[item] ?? 0,
    }),
  ),
  ...emigrantsOf(space).map((item) =>
    tell("emigrate-note", { name: capital(itemName(item)), points: EMIGRATION_POINTS[item] ?? 0 }),
  ),
];
