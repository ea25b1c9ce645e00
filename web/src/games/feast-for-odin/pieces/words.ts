// What things of the game are called.
import "./rooms";
import type { FluentVariable } from "@fluent/bundle";
import { nameOf, say, typed } from "../../../language/speech.svelte";

const GAME = "feast-for-odin";

export const itemName = (item: string): string => nameOf(GAME, "item", item);
/** A thing inside a sentence: the catalogue chooses the form of its name. */
export const itemIn = (item: string): FluentVariable => typed(GAME, "item", item);
export const boardName = (board: string): string => nameOf(GAME, "board", board);
export const areaName = (area: string): string => nameOf(GAME, "area", area);

/** A name as it begins a line. */
export const heading = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** A thing and how many there are of it. */
export const countedItem = (item: string, count: number): string =>
  say("feast-for-odin-boards-counted", { item: itemIn(item), count });
