// If the round ended now: the steps of upkeep one after another on a copy of the table, then the score (BB-8 to BB-12).
// What follows without a decision is carried out; a town somebody would have to choose is left out. The same positions
// stand in `rules.fixture.json` with what the rules themselves make of them.
import { MARRIAGES, REGION, REGIONS, REWARDS, SPREAD, TRACK } from "./data";
import { claimOutlook, presence, type ClaimOutlook } from "./regions";
import type { BrianView, PublicSeat, UpkeepPart } from "./view";

export interface MarriageOutlook {
  winner: number | null;
  /** What the track gives everybody else (BB-8.12, BB-8.13). */
  track: { seat: number; space: number }[];
}

export interface BattleOutlook {
  incursion: boolean;
  losers: number[];
  /** Who picks the towns; null if each loser does (BB-9.4, BB-9.5). */
  chooser: number | null;
  first: number | null;
  second: number[];
}

export interface ChurchOutlook {
  first: number | null;
  second: number[];
  third: number[];
}

export const LINES = ["points", "coins", "marker", "renown", "held", "board", "spread"] as const;
export type Lines = Record<(typeof LINES)[number], number>;

export interface Score {
  lines: Lines;
  total: number;
}

export interface Outlook {
  /** Steps that are over in this round are null. */
  marriage: MarriageOutlook | null;
  battle: BattleOutlook | null;
  church: ChurchOutlook | null;
  claims: ClaimOutlook[];
  scores: Score[];
}

const PARTS: (UpkeepPart | null)[] = [
  null,
  "marriage-card",
  "track-town",
  "losses",
  "first-monastery",
  "further-monasteries",
];

/** A copy of the table on which upkeep is tried out. */
class Trial {
  readonly seats: PublicSeat[];
  readonly towns: BrianView["towns"];
  readonly claims: BrianView["claims"];
  readonly princess: BrianView["princess"];
  marker: number;
  private readonly part: number;

  constructor(private readonly view: BrianView) {
    this.seats = view.seats.map((seat) => ({ ...seat }));
    this.towns = { ...view.towns };
    this.claims = { ...view.claims };
    this.princess = view.princess;
    this.marker = view.marker.holder ?? view.trick?.winner ?? view.trick?.leader ?? 0;
    this.part = PARTS.indexOf(view.upkeep?.part ?? null);
  }

  /** Is this part of upkeep still to be done, or the one under way? */
  private awaits(part: UpkeepPart): boolean {
    return this.part <= PARTS.indexOf(part);
  }

  /** The seats a part still comes to, clockwise from the marker holder (BB-1.2). */
  private comesTo(part: UpkeepPart): number[] {
    if (this.view.upkeep?.part === part) return this.view.upkeep.left;
    return this.seats.map((_, step) => (this.marker + step) % this.seats.length);
  }

  private controlled(seat: number): string[] {
    return Object.keys(this.towns).filter((id) => this.towns[id]!.disc === seat && !this.towns[id]!.vikings);
  }

  private free(regions: readonly string[]): string[] {
    return regions.flatMap((region) => REGION.get(region)?.towns ?? []).filter((id) => !this.towns[id]);
  }

  /** The only town that may be chosen is chosen without asking (BB-14.5). */
  private settle(towns: readonly string[], seat: number): void {
    if (towns.length === 1) this.towns[towns[0]!] = { disc: seat, vikings: false, monastery: false };
  }

  private mark(towns: readonly string[], part: { vikings: true } | { monastery: true }): void {
    const [town] = towns;
    if (town && towns.length === 1) this.towns[town] = { ...this.towns[town]!, ...part };
  }

  private most(field: "raiders" | "church"): { alone: number | null; all: number[] } {
    const counts = this.seats.map((seat) => seat[field]);
    const most = Math.max(...counts);
    const all = most > 0 ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
    return { alone: all.length === 1 ? all[0]! : null, all };
  }

  marriage(): MarriageOutlook | null {
    if (!this.awaits("track-town")) return null;
    if (this.part === PARTS.indexOf("track-town")) return { winner: null, track: this.trackTowns() };
    const highest = Math.max(...this.seats.map((seat) => seat.track));
    if (highest === 0) return { winner: null, track: [] };
    const winner = this.seats.findIndex((seat) => seat.track === highest);
    if (this.part === 0) this.marry(this.seats[winner]!, winner);
    this.seats[winner]!.track = 0;
    return { winner, track: [...this.trackPayments(), ...this.trackTowns()] };
  }

  private marry(seat: PublicSeat, winner: number): void {
    const reward = MARRIAGES.get(this.view.marriage.open ?? "") ?? {};
    seat.points += reward.points ?? 0;
    seat.renown += reward.renown ?? 0;
    if (reward.town_in_region) this.settle(this.free([reward.town_in_region]), winner);
  }

  private trackPayments(): MarriageOutlook["track"] {
    return this.seats.flatMap((seat, i) => {
      const { coins = 0, renown = 0 } = TRACK[seat.track] ?? {};
      seat.coins += coins;
      seat.renown += renown;
      return coins || renown ? [{ seat: i, space: seat.track }] : [];
    });
  }

  private trackTowns(): MarriageOutlook["track"] {
    const towns = this.free(REGIONS.map((region) => region.id));
    return this.seats.flatMap((seat, i) => {
      if (!TRACK[seat.track]?.town || !towns.length) return [];
      this.settle(towns, i);
      return [{ seat: i, space: seat.track }];
    });
  }

  battle(): BattleOutlook | null {
    if (!this.awaits("losses")) return null;
    const { alone: first } = this.most("raiders");
    const incursion = this.view.battle_area > 0;
    const losers = incursion ? this.losses() : [];
    if (first !== null) {
      const seat = this.seats[first]!;
      seat.renown += REWARDS.spoils_first_renown;
      seat.points += REWARDS.spoils_first_points_per_renown * seat.renown;
      seat.raiders = 0;
    }
    const second = this.most("raiders").all;
    for (const seat of second) this.seats[seat]!.points += REWARDS.spoils_second_points;
    return { incursion, losers, chooser: losers.length ? first : null, first, second };
  }

  private losses(): number[] {
    const fewest = Math.min(...this.seats.map((seat) => seat.raiders));
    return this.comesTo("losses").filter((seat) => {
      const towns = this.seats[seat]!.raiders === fewest ? this.controlled(seat) : [];
      this.mark(towns, { vikings: true });
      return towns.length > 0;
    });
  }

  church(): ChurchOutlook {
    const pending = this.awaits("first-monastery");
    const first = pending ? this.most("church").alone : null;
    if (first !== null) {
      this.build(first);
      this.marker = first;
      this.seats[first]!.church = 0;
    }
    const second = pending ? this.most("church").all : [];
    for (const seat of second) {
      this.seats[seat]!.points += REWARDS.church_second_points;
      this.seats[seat]!.church -= REWARDS.church_second_discs_returned;
    }
    const third = this.comesTo("further-monasteries").filter(
      (seat) => this.seats[seat]!.church >= REWARDS.church_third_min_discs && this.build(seat),
    );
    return { first, second, third };
  }

  /** A monastery on a town of one's own without one, if there is any (BB-10.2, BB-10.8). */
  private build(seat: number): boolean {
    const towns = this.controlled(seat).filter((id) => !this.towns[id]!.monastery);
    this.mark(towns, { monastery: true });
    return towns.length > 0;
  }
}

function scores(trial: Trial, claims: readonly ClaimOutlook[]): Score[] {
  const coins = trial.seats.map((seat) => seat.coins);
  const richest = Math.max(...coins);
  const alone = coins.filter((count) => count === richest).length === 1;
  const worth = (wanted: (claim: ClaimOutlook) => boolean, share: number) =>
    claims.filter(wanted).reduce((sum, claim) => sum + Math.floor((REGION.get(claim.region)?.points ?? 0) / share), 0);
  return trial.seats.map((seat, i) => {
    const lines: Lines = {
      points: seat.points,
      coins: alone && seat.coins === richest ? REWARDS.final_most_coins_points : 0,
      marker: trial.marker === i ? REWARDS.final_marker_points : 0,
      renown: seat.renown * REWARDS.final_points_per_renown,
      held: worth((claim) => claim.after === i, 1),
      board: worth((claim) => claim.after === "board" && claim.leaders.includes(i), REWARDS.board_claim_divisor),
      spread: SPREAD[presence(trial, i)] ?? 0,
    };
    return { lines, total: Object.values(lines).reduce((sum, value) => sum + value, 0) };
  });
}

/** Upkeep and final score if this were the last round and it ended now; once it has ended, the score it is. */
export function outlook(view: BrianView): Outlook {
  const trial = new Trial(view);
  const { result } = view;
  if (result?.lines && result.scores) {
    const told = result.lines.map((lines, seat) => ({ lines: lines as Lines, total: result.scores![seat] ?? 0 }));
    return { marriage: null, battle: null, church: null, claims: claimsOn(trial), scores: told };
  }
  const marriage = trial.marriage();
  const battle = trial.battle();
  const church = trial.church();
  const claims = claimsOn(trial);
  return { marriage, battle, church, claims, scores: scores(trial, claims) };
}

const claimsOn = (trial: Trial) => REGIONS.map((region) => claimOutlook(trial, region.id));
