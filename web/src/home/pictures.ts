// Pictures a game brings for the home page: one of its own, and one of a position. Its folder is its registration, and
// nothing of it is loaded before it is shown.
import type { Component } from "svelte";
import type { View } from "../connection/types";

const arts = import.meta.glob<{ default: Component }>("../games/*/home/Art.svelte");
// Each game knows its own view.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const glances = import.meta.glob<{ default: Component<{ view: any }> }>("../games/*/home/Glance.svelte");

export async function artOf(game: string): Promise<Component | null> {
  return (await arts[`../games/${game}/home/Art.svelte`]?.())?.default ?? null;
}

export async function glanceOf(game: string): Promise<Component<{ view: View }> | null> {
  return (await glances[`../games/${game}/home/Glance.svelte`]?.())?.default ?? null;
}
