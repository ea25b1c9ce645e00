// How often each sample deck won when the lab last measured it; the file says by what, with which rules.
import results from "../../../../../src/meadhall/games/ortus_regni/content/sample-deck-results.json";

/** In percent; null where nothing was measured with the rules that are played now. */
export function wonPercent(deck: string, rulesVersion: string): number | null {
  if (results.rules_version !== rulesVersion) return null;
  return (results.won_percent as Record<string, number>)[deck] ?? null;
}
