// Words of A Feast for Odin's own table, from its catalogues.
import { amounts, listWords, nameOf, say, speak, typed, typedList, type Message } from "../../language/speech.svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Space } from "./data";
import type { SpaceForecast } from "./view";

export const GAME = "feast-for-odin";

/** A message of this table. */
export const tell = (id: string, args?: Record<string, FluentVariable>): string => say(`${GAME}-table-${id}`, args);

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const itemName = (item: string): string => nameOf(GAME, "item", item);
/** A thing inside a sentence: the catalogue chooses the form of its name. */
export const itemIn = (item: string): FluentVariable => typed(GAME, "item", item);
export const spaceName = (space: string): string => nameOf(GAME, "space", space);
export const boardName = (board: string): string => nameOf(GAME, "board", board);
export const cardName = (card: number | string): string => nameOf(GAME, "card", card);
export const about = (space: string): string => say(`${GAME}-about-${space}`);

/** Several of some items inside a sentence: “2 wood and 1 hide”. */
export const itemsIn = (items: Record<string, number>): FluentVariable =>
  "vikings" in items
    ? listWords(Object.entries(items).map(([item, count]) => countWords(item, count)))
    : amounts(GAME, "item", Object.entries(items));

export const countWords = (item: string, count: number): string =>
  item === "vikings" ? tell("vikings", { count }) : tell("so-many", { count, item: itemIn(item) });

/** Why a space can't be taken, in words; empty if it can. */
export function missingWords(space: string, forecast: SpaceForecast | undefined): string {
  if (!forecast?.reason) return "";
  const short = Object.entries(forecast.short ?? {}).map(([item, count]) =>
    tell("short", { count, item: itemIn(item) }),
  );
  if (forecast.any_of?.length) short.push(tell("short-any", { items: typedList(GAME, "item", forecast.any_of) }));
  if (forecast.vikings) short.unshift(tell("short-vikings", { count: forecast.vikings }));
  if (short.length && forecast.reason !== "space-occupied") return short.join(" · ");
  return tell(`lack-${forecast.reason}`, { space: typed(GAME, "space", space) });
}

export const percent = (part: number): string => tell("percent", { number: Math.round(part * 1000) / 10 });

/** What it takes to succeed at a dice space, and how likely that is. */
export function oddsWords(space: Space, { next, within, rolls, face }: NonNullable<SpaceForecast["odds"]>): string {
  if (!face) return tell("odds-none");
  return tell("odds-before", {
    goal: space.dice?.goal ?? "low",
    face,
    rolls,
    next: percent(next),
    within: percent(within),
  });
}

export const spoken = (message: Message, names: readonly string[]): string => speak(message, names);

/** How many of each there are among the items of a mountain strip; its coins are worth two silver each. */
export function countsOf(items: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items.flatMap((one) => (one === "silver2" ? ["silver", "silver"] : [one])))
    counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

/** “Take 2 wood and 1 stone”, from the items of a mountain strip one by one. */
export const takeWords = (items: readonly string[]): string => tell("take", { items: itemsIn(countsOf(items)) });
