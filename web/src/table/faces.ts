// Which games have a face of their own: its folder is its registration, nothing here names a game.
import { eachOnce } from "../shell/once";
import type { Face } from "./face";

const faces = eachOnce(import.meta.glob<{ face: Face }>("../games/*/face.ts"));

/** Loads a game's own face; undefined for a game that has none. */
export const faceLoader = (game: string): (() => Promise<{ face: Face }>) | undefined =>
  faces[`../games/${game}/face.ts`];

/** The rooms that a game's table speaks from at first sight. */
export const roomsOf = (game: string): string[] => [game, `${game}-table`];
