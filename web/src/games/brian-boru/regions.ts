// Regions as they lie: what each side counts, and where the claim token would go (BB-11).
import { REGION, REGIONS } from "./data";
import type { BrianView, Claim } from "./view";

/** The part of a table that regions are reckoned from. */
export type Ground = Pick<BrianView, "seats" | "towns" | "claims" | "princess">;

export interface Totals {
  players: number[];
  vikings: number;
  /** Weight of all towns with discs, against the token's threshold (BB-11.1). */
  weight: number;
}

/** What each side counts in a region (BB-11.4, BB-11.8). */
export function totals(ground: Ground, region: string): Totals {
  const sum: Totals = { players: ground.seats.map(() => 0), vikings: 0, weight: 0 };
  const ally = ground.princess?.choice === "military" ? ground.princess.holder : null;
  for (const id of REGION.get(region)?.towns ?? []) {
    const town = ground.towns[id];
    if (!town) continue;
    const weight = town.monastery ? 2 : 1;
    sum.weight += weight;
    const side = town.vikings ? ally : town.disc;
    if (side === null) sum.vikings += weight;
    else sum.players[side] = (sum.players[side] ?? 0) + weight;
  }
  return sum;
}

export interface ClaimOutlook {
  region: string;
  totals: Totals;
  flips: boolean;
  after: Claim;
  leaders: number[];
  vikingsLead: boolean;
  tied: boolean;
}

/** Where a claim token would lie after a claim step now. */
export function claimOutlook(ground: Ground, region: string): ClaimOutlook {
  const sums = totals(ground, region);
  const now = ground.claims[region] ?? "down";
  const flips = now === "down" && sums.weight >= (REGION.get(region)?.threshold ?? Infinity);
  const most = Math.max(...sums.players, sums.vikings);
  const leaders = most > 0 ? sums.players.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
  const vikingsLead = most > 0 && sums.vikings === most;
  const tied = leaders.length + Number(vikingsLead) > 1;
  const before: Claim = flips ? "board" : now;
  let after = before;
  if (before !== "down" && leaders.length === 1 && !vikingsLead) after = leaders[0]!;
  else if (before !== "down" && !leaders.length && vikingsLead) after = "board";
  return { region, totals: sums, flips, after, leaders, vikingsLead, tied };
}

/** In how many regions a seat counts as present (BB-12.12, BB-12.13). */
export function presence(ground: Ground, seat: number): number {
  const trader = ground.princess?.choice === "trade" && ground.princess.holder === seat;
  const present = (id: string) => {
    const town = ground.towns[id];
    return town !== undefined && (town.vikings ? trader : town.disc === seat);
  };
  return REGIONS.filter((region) => region.towns.some(present)).length;
}
