// The texts of the Fluent catalogues, one a room, loaded when they are asked for. Rooms that are needed together come in
// one file (scripts/build.ts).
import { catalogues, fronts } from "virtual:catalogues";
import type { Language } from "./languages";

/** The rooms that every page speaks from. */
export const SHELL_ROOMS: readonly string[] = ["shell", "kernel", "hall", ...fronts];

/** A room's words in a language; none if there is no such room. */
export async function catalogueOf(language: Language, room: string): Promise<string> {
  const file = await catalogues[`${language}/${room}`]?.();
  return file?.default[room] ?? "";
}
