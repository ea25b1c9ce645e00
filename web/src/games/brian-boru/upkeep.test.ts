import { describe, expect, it } from "vitest";
import { claimOutlook } from "./regions";
import { outlook } from "./upkeep";
import type { BrianView, PublicSeat } from "./view";

const seat = (part: Partial<PublicSeat> = {}): PublicSeat => ({
  coins: 3,
  points: 10,
  renown: 1,
  raiders: 0,
  church: 0,
  track: 0,
  hand: 0,
  packet: 0,
  picked: false,
  marriage_cards: [],
  ...part,
});

const table = (part: Partial<BrianView> = {}): BrianView => ({
  game: "brian-boru",
  players: 3,
  seat: 0,
  ply: 0,
  awaiting: [],
  over: false,
  round: 1,
  rounds: 3,
  phase: "play-card",
  seats: [seat(), seat(), seat()],
  towns: {},
  claims: Object.fromEntries([..."NUBSDCLM"].map((region) => [region, "down"])),
  marker: { holder: 0, town: null },
  battle_area: 0,
  vikings: { deck: 6, discard: [] },
  marriage: { open: "brigid", deck: 2 },
  princess: null,
  trick: null,
  upkeep: null,
  ...part,
});

const disc = (owner: number, part: { vikings?: boolean; monastery?: boolean } = {}) => ({
  disc: owner,
  vikings: false,
  monastery: false,
  ...part,
});

describe("regions", () => {
  it("flips and claims at the threshold, monasteries counting double", () => {
    const view = table({ towns: { D1: disc(1, { monastery: true }) } });
    expect(claimOutlook(view, "D")).toMatchObject({ flips: true, after: 1, leaders: [1], tied: false });
  });

  it("leaves a face-down token below its threshold alone", () => {
    expect(claimOutlook(table({ towns: { D1: disc(1) } }), "D")).toMatchObject({
      flips: false,
      after: "down",
      leaders: [1],
    });
  });

  it("keeps a tied token where it is, even with somebody who isn't tied", () => {
    const view = table({ towns: { D1: disc(0), D2: disc(1) }, claims: { D: 2 } });
    expect(claimOutlook(view, "D")).toMatchObject({ after: 2, leaders: [0, 1], tied: true });
  });

  it("puts a token on the board when the Vikings lead alone, and counts them for military support", () => {
    const towns = { D1: disc(0, { vikings: true }), D2: disc(1, { vikings: true }), D3: disc(2) };
    expect(claimOutlook(table({ towns, claims: { D: 2 } }), "D").after).toBe("board");
    const helped = table({ towns, claims: { D: 2 }, princess: { holder: 1, choice: "military" } });
    expect(claimOutlook(helped, "D")).toMatchObject({ after: 1, vikingsLead: false });
  });
});

describe("upkeep", () => {
  it("marries the highest disc and pays the track to the others", () => {
    const view = table({ seats: [seat({ track: 3 }), seat({ track: 5 }), seat()] });
    expect(outlook(view).marriage).toEqual({ winner: 1, track: [{ seat: 0, space: 3 }] });
    expect(outlook(table()).marriage).toEqual({ winner: null, track: [] });
  });

  it("takes a town from everybody with the fewest raiders, chosen by whoever alone has the most", () => {
    const view = table({
      battle_area: 2,
      towns: { N1: disc(0), U1: disc(1), C1: disc(2) },
      seats: [seat({ raiders: 1 }), seat({ raiders: 1 }), seat({ raiders: 4 })],
    });
    expect(outlook(view).battle).toEqual({ incursion: true, losers: [0, 1], chooser: 2, first: 2, second: [0, 1] });
  });

  it("loses an only town without asking, and leaves out a choice among several", () => {
    const towns = { D1: disc(0), D2: disc(1), D3: disc(1) };
    const view = table({ battle_area: 1, towns, claims: { D: 0 } });
    expect(outlook(view).claims.find((claim) => claim.region === "D")?.totals).toMatchObject({
      players: [0, 2, 0],
      vikings: 1,
    });
  });

  it("rewards the church in three steps, further monasteries only for those with a town to build on", () => {
    const seats = [seat({ church: 7 }), seat({ church: 5 }), seat({ church: 4 })];
    const towns = { N1: disc(0), U1: disc(1), C1: disc(2, { monastery: true }) };
    expect(outlook(table({ seats, towns })).church).toEqual({ first: 0, second: [1], third: [1] });
  });

  it("doesn't pay twice for steps that are over", () => {
    const seats = [seat({ track: 3 }), seat({ track: 5, raiders: 1 }), seat()];
    const before = outlook(table({ seats, battle_area: 1, towns: { N1: disc(2), N2: disc(2) } }));
    expect(before.scores.map((score) => score.lines.points)).toEqual([10, 16, 10]);
    const waiting = table({
      seats,
      battle_area: 1,
      towns: { N1: disc(2), N2: disc(2) },
      upkeep: { part: "losses", left: [2] },
    });
    expect(outlook(waiting).marriage).toBeNull();
    expect(outlook(waiting).scores.map((score) => score.lines.points)).toEqual([10, 12, 10]);
  });

  it("gives the score the game has come to", () => {
    const lines = { points: 20, coins: 0, marker: 1, renown: 2, held: 7, board: 0, spread: 3 };
    const over = table({
      over: true,
      result: { scores: [33, 33, 33], places: [1, 1, 1], lines: [lines, lines, lines] },
    });
    expect(outlook(over).scores[1]).toEqual({ lines, total: 33 });
  });
});
