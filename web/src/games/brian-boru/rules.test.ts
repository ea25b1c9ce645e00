// What the table reckons beside what the rules say, on positions of random games (`scripts/table_fixture.py`).
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, REGIONS } from "./data";
import { effects, type Effect } from "./effects";
import { totals } from "./regions";
import { cardOutlook, landing, withStanding } from "./trick";
import { LINES, outlook, type Outlook } from "./upkeep";
import type { BrianView, Claim, PublicSeat, TownState, Trick } from "./view";

interface Told {
  winner: number | null;
  track: number[];
  losers: number[];
  chooser: number | null;
  spoils: [number | null, number[]];
  church: [number | null, number[], number[]];
  claims: string;
  lines: number[][];
}

interface Shown extends Pick<BrianView, "marker" | "battle_area" | "marriage" | "princess" | "trick" | "upkeep"> {
  seats: number[][];
  towns: Record<string, string>;
  claims: string;
}

interface Fixture {
  upkeep: { view: Shown; totals: number[][]; then: Told }[];
  cards: { trick: Trick; seat: number; cards: Record<string, [boolean, number]> }[];
  actions: { view: Shown; seat: number; cards: Record<string, number[][]> }[];
  landings: { track: number[]; seat: number; rests: [number, number][] }[];
}

const FIXTURE = process.env.MEADHALL_TABLE_FIXTURE ?? new URL("./rules.fixture.json", import.meta.url);
const fixture = JSON.parse(readFileSync(FIXTURE, "utf8")) as Fixture;

const seatOf = ([coins = 0, points = 0, renown = 0, raiders = 0, church = 0, track = 0]: number[]): PublicSeat => ({
  coins,
  points,
  renown,
  raiders,
  church,
  track,
  hand: 0,
  packet: 0,
  picked: false,
  marriage_cards: [],
});

const townOf = (written: string): TownState => ({
  disc: Number(written[0]),
  vikings: written.includes("v"),
  monastery: written.includes("m"),
});

const CLAIMS: Record<string, Claim> = { d: "down", b: "board" };
const claimsOf = (letters: string) =>
  Object.fromEntries(REGIONS.map((region, i) => [region.id, CLAIMS[letters[i]!] ?? Number(letters[i])]));

const viewOf = (shown: Shown): BrianView => ({
  ...shown,
  game: "brian-boru",
  players: shown.seats.length,
  seat: null,
  ply: 0,
  awaiting: [],
  over: false,
  round: 1,
  rounds: 3,
  phase: "",
  vikings: { deck: 0, discard: [] },
  seats: shown.seats.map(seatOf),
  towns: Object.fromEntries(Object.entries(shown.towns).map(([town, written]) => [town, townOf(written)])),
  claims: claimsOf(shown.claims),
});

const sorted = (seats: readonly number[]) => [...seats].sort((a, b) => a - b);

const told = ({
  marriage,
  battle,
  church,
  claims,
  scores,
}: Outlook): Omit<Told, "claims"> & { claims: Record<string, Claim> } => ({
  winner: marriage?.winner ?? null,
  track: sorted(marriage?.track.map(({ seat }) => seat) ?? []),
  losers: sorted(battle?.losers ?? []),
  chooser: battle?.chooser ?? null,
  spoils: [battle?.first ?? null, battle?.second ?? []],
  church: [church?.first ?? null, church?.second ?? [], sorted(church?.third ?? [])],
  claims: Object.fromEntries(claims.map((claim) => [claim.region, claim.after])),
  lines: scores.map((score) => LINES.map((line) => score.lines[line])),
});

/** Coins, points, renown, raiders, church discs, space on the track, and the towns to expand to. */
function afterwards(view: BrianView, seat: number, found: readonly Effect[]): number[] {
  const { coins, points, renown, raiders, church, track } = view.seats[seat]!;
  const have = { coins, points, renown, raiders, church, track, towns: 0 };
  for (const effect of found) {
    if (effect.symbol === "coin") have.coins = effect.after;
    else if (effect.symbol === "renown") have.renown = effect.after;
    else if (effect.symbol === "pay") [have.coins, have.points] = [effect.after, have.points - effect.points];
    else if (effect.symbol === "church") have.church = effect.after;
    else if (effect.symbol === "battle") have.raiders = effect.after;
    else if (effect.symbol === "marriage") have.track = effect.space;
    else if (effect.symbol === "expand") have.towns = effect.affordable ? effect.towns : 0;
  }
  return Object.values(have);
}

describe("beside the rules", () => {
  it.each(fixture.upkeep.map((position, i) => [i, position] as const))(
    "ends the round as they do, position %i",
    (_, { view, then }) => {
      expect(told(outlook(viewOf(view)))).toEqual({ ...then, claims: claimsOf(then.claims) });
    },
  );

  it("counts every region as they do", () => {
    for (const position of fixture.upkeep) {
      const counted = REGIONS.map((region) => totals(viewOf(position.view), region.id));
      expect(counted.map(({ players, vikings }) => [...players, vikings])).toEqual(position.totals);
    }
  });

  it("sees who wins the trick as they do, and in which order everybody acts", () => {
    for (const { trick } of fixture.cards) expect(withStanding({ ...trick, winner: null, order: [] })).toEqual(trick);
  });

  it("knows what every card would do", () => {
    for (const { trick, seat, cards } of fixture.cards) {
      const view = { seats: trick.played.map(() => seatOf([])), trick };
      const seen = Object.keys(cards).map((card) => cardOutlook(view, seat, Number(card)));
      expect(seen.map((one) => [one?.wins, one?.acts])).toEqual(Object.values(cards));
    }
  });

  it("knows what every action would come to", () => {
    for (const { view, seat, cards } of fixture.actions) {
      const ground = viewOf(view);
      for (const [number, uses] of Object.entries(cards)) {
        const card = CARDS.get(Number(number))!;
        expect(
          [card.main, ...card.secondary].map((symbols) => afterwards(ground, seat, effects(ground, seat, symbols))),
        ).toEqual(uses);
      }
    }
  });

  it("lets marriage discs rest where they do", () => {
    for (const { track, seat, rests } of fixture.landings) {
      expect(rests.map(([steps]) => [steps, landing(track, seat, steps)])).toEqual(rests);
    }
  });
});
