// An action in words, with what it would come to for whoever carries it out.
import { say } from "../../language/speech.svelte";
import type { CardForecast, Effect } from "./forecast";
import { townName } from "./words";

function words(effect: Effect): string {
  switch (effect.symbol) {
    case "town":
      return effect.town
        ? say("brian-boru-table-effect-town", { town: townName(effect.town) })
        : say("brian-boru-table-effect-some-town");
    case "coin":
    case "renown":
      return say(`brian-boru-table-effect-${effect.symbol}`, { count: effect.count, after: effect.after });
    case "pay":
      if (!effect.points) return say("brian-boru-table-effect-pay", { count: effect.coins, after: effect.after });
      return say("brian-boru-table-effect-pay-points", { count: effect.points });
    case "church":
    case "battle":
      if (!effect.count) return say("brian-boru-table-effect-no-raider");
      return say(`brian-boru-table-effect-${effect.symbol}`, {
        count: effect.count,
        after: effect.after,
        standing: effect.standing,
      });
    case "marriage":
      return say("brian-boru-table-effect-marriage", { count: effect.steps, space: effect.space });
    case "expand":
      if (!effect.affordable) return say("brian-boru-table-effect-expand-coins");
      return effect.towns
        ? say("brian-boru-table-effect-expand", { count: effect.towns })
        : say("brian-boru-table-effect-expand-road");
    case "free":
      return say(effect.towns ? "brian-boru-table-effect-free" : "brian-boru-table-effect-nothing-to-free");
  }
}

export const effectWords = (effects: readonly Effect[]): string => effects.map(words).join(" · ");

export interface CardLine {
  /** For the winner of the trick? */
  won: boolean;
  label: string;
  words: string;
}

/** A card in words: what it does for the winner of the trick, and what the others may choose from. */
export const cardLines = (card: CardForecast): CardLine[] =>
  card.uses.map((effects, use) => ({
    won: use === 0,
    label: say(`brian-boru-table-${["if-won", "if-lost", "or"][use] ?? "or"}`),
    words: effectWords(effects),
  }));
