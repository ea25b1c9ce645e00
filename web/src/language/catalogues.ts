// The texts of the Fluent catalogues, one a room, loaded when they are asked for. Rooms that are needed together come in
// one file (scripts/build.ts).
import { catalogues, fronts, openings } from "virtual:catalogues";
import { once } from "../shell/once";
import type { Language } from "./languages";

/** The rooms that every page speaks from. */
export const SHELL_ROOMS: readonly string[] = ["shell", "kernel", "hall", ...fronts];

type Loader = NonNullable<(typeof catalogues)[string]>;
const asked = new Map<string, Loader>();

/** A room's words in a language; none if there is no such room. */
export async function catalogueOf(language: Language, room: string): Promise<string> {
  const name = `${language}/${room}`;
  const load = asked.get(name) ?? (catalogues[name] && once(catalogues[name]));
  if (!load) return "";
  asked.set(name, load);
  return (await load()).default[room] ?? "";
}

/** Where a table has one column, few of its words are seen at first. The hall knows it too (hall/web/first_look.py). */
const SMALL_SCREEN = "(max-width: 759.98px)";

let opening: string | null = null;

/** This visit begins at a game's own table: its first view speaks from a room of its own, if it has one. */
export function openAt(game: string): void {
  const plain = new URLSearchParams(location.search).has("generic");
  if (openings[game] && !plain && matchMedia(SMALL_SCREEN).matches) opening = game;
}

/** The room that the first view speaks from instead of all others; null if it speaks from them. */
export const firstRoom = (): string | null => opening && `${opening}-first`;

/** Can a room wait until the first view stands? */
export const comesLater = (room: string): boolean => opening !== null && openings[opening]!.includes(room);
