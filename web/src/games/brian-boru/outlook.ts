// What would happen if things stayed as they lie: read off the public table, never deciding what is legal.
import { CARDS, MARRIAGES, qualifies, REGION, REGIONS, SPREAD, THIRD_CHURCH_DISCS, TOP, TOWN, TRACK, type Card } from "./data";
import type { BrianView, Claim } from "./view";

export const seatsOf = (view: BrianView): number[] => view.seats.map((_, seat) => seat);

const holding = (counts: readonly number[], wanted: number) => counts.flatMap((count, seat) => (count === wanted ? [seat] : []));

// --- regions ---------------------------------------------------------------------------------------------------

export interface Totals {
  players: number[];
  vikings: number;
  /** Weight of all towns with discs, against the token's threshold (BB-11.1). */
  weight: number;
}

/** What each side counts in a region (BB-11.4, BB-11.8). */
export function totals(view: BrianView, region: string): Totals {
  const sum: Totals = { players: view.seats.map(() => 0), vikings: 0, weight: 0 };
  const ally = view.princess?.choice === "military" ? view.princess.holder : null;
  for (const id of REGION.get(region)?.towns ?? []) {
    const town = view.towns[id];
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

/** Where a claim token would lie after the claim step (BB-11). */
export function claimOutlook(view: BrianView, region: string): ClaimOutlook {
  const sums = totals(view, region);
  const now = view.claims[region] ?? "down";
  const flips = now === "down" && sums.weight >= (REGION.get(region)?.threshold ?? Infinity);
  const most = Math.max(...sums.players, sums.vikings);
  const leaders = most > 0 ? holding(sums.players, most) : [];
  const vikingsLead = most > 0 && sums.vikings === most;
  const tied = leaders.length + Number(vikingsLead) > 1;
  const before: Claim = flips ? "board" : now;
  let after = before;
  if (before !== "down" && leaders.length === 1 && !vikingsLead) after = leaders[0]!;
  else if (before !== "down" && !leaders.length && vikingsLead) after = "board";
  return { region, totals: sums, flips, after, leaders, vikingsLead, tied };
}

// --- upkeep ----------------------------------------------------------------------------------------------------

export interface MarriageOutlook {
  winner: number | null;
  /** What the track gives everybody else (BB-8.12). */
  track: { seat: number; space: number }[];
}

export function marriageOutlook(view: BrianView): MarriageOutlook {
  const spaces = view.seats.map((seat) => seat.track);
  const highest = Math.max(...spaces);
  const winner = highest > 0 ? spaces.indexOf(highest) : null;
  const track = winner === null ? [] : spaces.flatMap((space, seat) => (seat !== winner && Object.keys(TRACK[space] ?? {}).length ? [{ seat, space }] : []));
  return { winner, track };
}

export interface BattleOutlook {
  incursion: boolean;
  losers: number[];
  /** Who picks the towns; null if each loser does (BB-9.4, BB-9.5). */
  chooser: number | null;
  first: number | null;
  second: number[];
}

export function battleOutlook(view: BrianView): BattleOutlook {
  const raiders = view.seats.map((seat) => seat.raiders);
  const most = Math.max(...raiders);
  const leaders = holding(raiders, most);
  const first = leaders.length === 1 && most > 0 ? leaders[0]! : null;
  const incursion = view.battle_area > 0;
  const controls = (seat: number) => Object.values(view.towns).some((town) => town.disc === seat && !town.vikings);
  const losers = incursion ? holding(raiders, Math.min(...raiders)).filter(controls) : [];
  const left = raiders.map((count, seat) => (seat === first ? 0 : count));
  const next = Math.max(...left);
  return { incursion, losers, chooser: leaders.length === 1 ? first : null, first, second: next > 0 ? holding(left, next) : [] };
}

export interface ChurchOutlook {
  first: number | null;
  second: number[];
  third: number[];
}

export function churchOutlook(view: BrianView): ChurchOutlook {
  const discs = view.seats.map((seat) => seat.church);
  const most = Math.max(...discs);
  const leaders = holding(discs, most);
  const first = leaders.length === 1 && most > 0 ? leaders[0]! : null;
  const left = discs.map((count, seat) => (seat === first ? 0 : count));
  const next = Math.max(...left);
  const second = next > 0 ? holding(left, next) : [];
  const third = left.flatMap((count, seat) => (count - Number(second.includes(seat)) >= THIRD_CHURCH_DISCS ? [seat] : []));
  return { first, second, third };
}

// --- score -----------------------------------------------------------------------------------------------------

export const LINES = ["points", "coins", "marker", "renown", "held", "board", "spread"] as const;
export type Lines = Record<(typeof LINES)[number], number>;

interface Purse {
  points: number;
  coins: number;
  renown: number;
}

/** Points, coins and renown after an upkeep in which nobody decides anything: towns chosen on the way are left out. */
function afterUpkeep(view: BrianView): Purse[] {
  const purses = view.seats.map(({ points, coins, renown }) => ({ points, coins, renown }));
  const marriage = marriageOutlook(view);
  const reward = MARRIAGES.get(view.marriage.open ?? "");
  const winner = marriage.winner === null ? undefined : purses[marriage.winner];
  if (winner && reward) {
    winner.points += reward.points ?? 0;
    winner.renown += reward.renown ?? 0;
  }
  for (const { seat, space } of marriage.track) {
    purses[seat]!.coins += TRACK[space]?.coins ?? 0;
    purses[seat]!.renown += TRACK[space]?.renown ?? 0;
  }
  const battle = battleOutlook(view);
  if (battle.first !== null) {
    const purse = purses[battle.first]!;
    purse.renown += 1;
    purse.points += purse.renown;
  }
  for (const seat of [...battle.second, ...churchOutlook(view).second]) purses[seat]!.points += 1;
  return purses;
}

function presence(view: BrianView, seat: number): number {
  const trader = view.princess?.choice === "trade" && view.princess.holder === seat;
  const present = (id: string) => {
    const town = view.towns[id];
    return town !== undefined && (town.vikings ? trader : town.disc === seat);
  };
  return REGIONS.filter((region) => region.towns.some(present)).length;
}

/** The final score if this were the last round and it ended now, line by line; once it has ended, the score it is. */
export function scoreOutlook(view: BrianView): { lines: Lines; total: number }[] {
  const { result } = view;
  if (result?.lines && result.scores) return result.lines.map((lines, seat) => ({ lines: lines as Lines, total: result.scores![seat] ?? 0 }));
  const purses = afterUpkeep(view);
  const richest = Math.max(...purses.map((purse) => purse.coins));
  const alone = purses.filter((purse) => purse.coins === richest).length === 1;
  const marker = churchOutlook(view).first ?? view.marker.holder ?? view.trick?.winner ?? null;
  const claims = REGIONS.map((region) => claimOutlook(view, region.id));
  return purses.map((purse, seat) => {
    const points = (claim: ClaimOutlook) => REGION.get(claim.region)?.points ?? 0;
    const lines: Lines = {
      points: purse.points,
      coins: alone && purse.coins === richest ? 1 : 0,
      marker: marker === seat ? 1 : 0,
      renown: purse.renown,
      held: claims.filter((claim) => claim.after === seat).reduce((sum, claim) => sum + points(claim), 0),
      board: claims.filter((claim) => claim.after === "board" && claim.leaders.includes(seat)).reduce((sum, claim) => sum + Math.floor(points(claim) / 2), 0),
      spread: SPREAD[presence(view, seat)] ?? 0,
    };
    return { lines, total: Object.values(lines).reduce((sum, value) => sum + value, 0) };
  });
}

// --- tricks ----------------------------------------------------------------------------------------------------

export interface CardOutlook {
  /** Would this card lead the trick, with the cards that lie? */
  wins: boolean;
  /** The place in the order of actions among the cards that lie (BB-6.9). */
  acts: number;
  /** Players still to play after this card. */
  toCome: number;
  card: Card;
}

/** What a card from hand would do in the trick on the table (BB-6.6 to BB-6.9). */
export function cardOutlook(view: BrianView, seat: number, number: number, town = view.trick?.town): CardOutlook | null {
  const card = CARDS.get(number);
  const colour = town ? TOWN.get(town)?.colour : undefined;
  if (!card || !colour) return null;
  const played = view.trick?.town ? view.trick.played : view.seats.map(() => null);
  const others = played.filter((other, who): other is number => other !== null && who !== seat);
  const led = view.trick?.leader === undefined || view.trick.leader === seat;
  const rivals = others.filter((other) => qualifies(other, colour));
  const wins = qualifies(number, colour) ? rivals.every((other) => other < number) : led && !rivals.length;
  return { wins, acts: others.filter((other) => other < number).length + 1, toCome: view.seats.length - others.length - 1, card };
}

/** Where a marriage disc comes to rest after so many steps up (BB-7.15 to BB-7.21). */
export function landing(view: BrianView, seat: number, steps: number): number {
  const taken = new Set(view.seats.flatMap(({ track }, other) => (other === seat ? [] : [track])));
  let space = Math.min(TOP, (view.seats[seat]?.track ?? 0) + steps);
  while (space > 0 && taken.has(space)) space -= 1;
  return space;
}
