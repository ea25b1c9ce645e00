// What a thing to choose is worth, in words.
import { shapeOf } from "../pieces/shapes";
import { capital, itemName, tell } from "../words";

/** Loot: the result it takes, and how much of a board it covers. */
export const lootNote = (item: string, swords: number): string =>
  tell("loot-note", { name: capital(itemName(item)), swords, cells: shapeOf(item, 0)?.length ?? 0 });
