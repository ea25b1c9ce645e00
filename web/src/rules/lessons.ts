// The lesson of a game: the page that teaches it in ten minutes, from docs/learn, with figures the game's table draws.
import type { Component } from "svelte";
import type { Language } from "../language/languages";
import { learnRoom } from "../language/speech.svelte";
import { parseRules, type Block } from "./rules";

const english = import.meta.glob<string>("../../../docs/learn/*.md", { query: "?raw", import: "default" });
const translated = import.meta.glob<string>("../../../docs/learn/*/*.md", { query: "?raw", import: "default" });
const drawn = import.meta.glob<{ figures: Figures }>("../games/*/learn/figures.ts");

export type Figures = Record<string, Component>;

export async function readLesson(game: string, language: Language): Promise<Block[]> {
  const load = translated[`../../../docs/learn/${language}/${game}.md`] ?? english[`../../../docs/learn/${game}.md`];
  return load ? parseRules(await load()) : [];
}

export async function figuresOf(game: string): Promise<Figures> {
  await Promise.all([learnRoom(game), learnRoom(`${game}-table`)]);
  return (await drawn[`../games/${game}/learn/figures.ts`]?.())?.figures ?? {};
}
