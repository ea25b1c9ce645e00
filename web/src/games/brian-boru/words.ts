// Names and descriptions the table's parts share.
import { listWords, nameOf, say } from "../../language/speech.svelte";
import { CARDS, MARRIAGES, TOWN, TRACK, type Symbol } from "./data";
import type { ClaimForecast } from "./forecast";
import type { BrianView } from "./view";

const GAME = "brian-boru";

export const townName = (town: string): string => nameOf(GAME, "town", town);
export const regionName = (region: string): string => nameOf(GAME, "region", region);
export const marriageName = (marriage: string): string => nameOf(GAME, "marriage", marriage);

const symbolWords = (symbols: readonly Symbol[]) =>
  listWords(symbols.map((symbol) => nameOf(GAME, "symbol", symbol, "inside")));

/** A card in words, for those who can't see it. */
export function cardWords(number: number): string {
  const card = CARDS.get(number);
  if (!card) return String(number);
  return say("brian-boru-table-card", {
    number,
    hue: card.colour,
    main: symbolWords(card.main),
    secondary: card.secondary.map(symbolWords).join(" / "),
  });
}

/** Who counts how much in a region, and what that would come to. */
export function regionWords(claim: ClaimForecast, names: readonly string[]): string {
  const leaders = listWords(claim.leaders.map((seat) => names[seat] ?? ""));
  const lead = claim.vikings_lead
    ? leaders
      ? "shared"
      : "vikings"
    : claim.leaders.length > 1
      ? "tied"
      : leaders
        ? "alone"
        : "none";
  return say("brian-boru-table-region", { region: regionName(claim.region), lead, names: leaders });
}

/** A town in words: name, colour, region, who is there. */
export function townWords(view: BrianView, id: string, names: readonly string[]): string {
  const town = TOWN.get(id)!;
  const state = view.towns[id];
  const parts = [
    say("brian-boru-table-town", { town: townName(id), hue: town.colour, region: regionName(town.region) }),
  ];
  if (!state) parts.push(say("brian-boru-table-town-free"));
  else {
    parts.push(say("brian-boru-table-town-disc", { name: names[state.disc] ?? "" }));
    if (state.monastery) parts.push(say("brian-boru-table-monastery"));
    if (state.vikings) parts.push(say("brian-boru-table-under-vikings"));
  }
  if (view.marker.town === id) parts.push(say("brian-boru-table-active-town"));
  return parts.join(", ");
}

export function trackWords(space: number): string {
  const reward = TRACK[space] ?? {};
  if (reward.town) return say("brian-boru-table-track-town");
  if (reward.renown) return say("brian-boru-table-renown-count", { count: reward.renown });
  if (reward.coins) return say("brian-boru-table-coins-count", { count: reward.coins });
  return "";
}

export function marriageWords(marriage: string): string {
  const reward = MARRIAGES.get(marriage) ?? {};
  const parts: string[] = [];
  if (reward.points) parts.push(say("brian-boru-table-points-count", { count: reward.points }));
  if (reward.renown) parts.push(say("brian-boru-table-renown-count", { count: reward.renown }));
  if (reward.town_in_region) parts.push(say("brian-boru-table-town-in", { region: regionName(reward.town_in_region) }));
  return parts.length ? listWords(parts) : say("brian-boru-table-princess-reward");
}
