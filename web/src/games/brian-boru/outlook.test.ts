import { describe, expect, it } from "vitest";
import { battleOutlook, cardOutlook, churchOutlook, claimOutlook, landing, marriageOutlook, scoreOutlook } from "./outlook";
import type { BrianView, PublicSeat } from "./view";

const seat = (part: Partial<PublicSeat> = {}): PublicSeat => ({
  coins: 3, points: 10, renown: 1, raiders: 0, church: 0, track: 0, hand: 0, packet: 0, picked: false, marriage_cards: [], ...part,
});

const table = (part: Partial<BrianView> = {}): BrianView => ({
  game: "brian-boru", players: 3, seat: 0, ply: 0, awaiting: [], over: false, round: 1, rounds: 3, phase: "play-card",
  seats: [seat(), seat(), seat()], towns: {}, claims: Object.fromEntries([..."NUBSDCLM"].map((region) => [region, "down"])),
  marker: { holder: 0, town: null }, battle_area: 0, vikings: { deck: 6, discard: [] }, marriage: { open: "brigid", deck: 2 },
  princess: null, trick: null, ...part,
});

const disc = (owner: number, part: { vikings?: boolean; monastery?: boolean } = {}) => ({ disc: owner, vikings: false, monastery: false, ...part });

describe("regions", () => {
  it("flips and claims at the threshold, monasteries counting double", () => {
    const view = table({ towns: { D1: disc(1, { monastery: true }) } });
    expect(claimOutlook(view, "D")).toMatchObject({ flips: true, after: 1, leaders: [1], tied: false });
  });

  it("leaves a face-down token below its threshold alone", () => {
    expect(claimOutlook(table({ towns: { D1: disc(1) } }), "D")).toMatchObject({ flips: false, after: "down", leaders: [1] });
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
    expect(marriageOutlook(view)).toEqual({ winner: 1, track: [{ seat: 0, space: 3 }] });
    expect(marriageOutlook(table())).toEqual({ winner: null, track: [] });
  });

  it("takes a town from everybody with the fewest raiders, chosen by whoever alone has the most", () => {
    const view = table({
      battle_area: 2, towns: { N1: disc(0), U1: disc(1), C1: disc(2) },
      seats: [seat({ raiders: 1 }), seat({ raiders: 1 }), seat({ raiders: 4 })],
    });
    expect(battleOutlook(view)).toEqual({ incursion: true, losers: [0, 1], chooser: 2, first: 2, second: [0, 1] });
  });

  it("lets losers choose when the most is shared, and gives nothing for no raiders", () => {
    const view = table({ battle_area: 1, towns: { N1: disc(0) } });
    expect(battleOutlook(view)).toEqual({ incursion: true, losers: [0], chooser: null, first: null, second: [] });
    expect(battleOutlook(table()).losers).toEqual([]);
  });

  it("rewards the church in three steps", () => {
    const view = table({ seats: [seat({ church: 7 }), seat({ church: 5 }), seat({ church: 4 })] });
    expect(churchOutlook(view)).toEqual({ first: 0, second: [1], third: [1, 2] });
    const shared = table({ seats: [seat({ church: 2 }), seat({ church: 2 }), seat()] });
    expect(churchOutlook(shared)).toEqual({ first: null, second: [0, 1], third: [] });
  });

  it("adds up the score line by line", () => {
    const view = table({
      seats: [seat({ coins: 5, raiders: 2 }), seat({ track: 1 }), seat()],
      towns: { D1: disc(1), D2: disc(1), N1: disc(1), C1: disc(1) },
    });
    const [first, second] = scoreOutlook(view);
    expect(first?.lines).toEqual({ points: 12, coins: 1, marker: 1, renown: 2, held: 0, board: 0, spread: 0 });
    expect(second?.lines).toEqual({ points: 14, coins: 0, marker: 0, renown: 1, held: 2, board: 0, spread: 1 });
    expect(second?.total).toBe(18);
  });
});

describe("the end", () => {
  it("gives the score the game has come to", () => {
    const lines = { points: 20, coins: 0, marker: 1, renown: 2, held: 7, board: 0, spread: 3 };
    const over = table({ over: true, result: { scores: [33, 33, 33], places: [1, 1, 1], lines: [lines, lines, lines] } });
    expect(scoreOutlook(over)[1]).toEqual({ lines, total: 33 });
  });
});

describe("tricks", () => {
  const trick = { leader: 1, town: "M4", played: [null, 14, 24], winner: 1, order: [1, 2], acted: [] };

  it("says whether a card would win and when it would act", () => {
    const view = table({ trick });
    expect(cardOutlook(view, 0, 17)).toMatchObject({ wins: true, acts: 2, toCome: 0 });
    expect(cardOutlook(view, 0, 10)).toMatchObject({ wins: false, acts: 1 });
    expect(cardOutlook(view, 0, 25)).toMatchObject({ wins: false, acts: 3 });
    expect(cardOutlook(view, 0, 22)).toMatchObject({ wins: true, acts: 2 });
  });

  it("knows nothing without an active town", () => {
    expect(cardOutlook(table(), 0, 17)).toBeNull();
  });

  it("slides a marriage disc down to the nearest free space", () => {
    const view = table({ seats: [seat({ track: 1 }), seat({ track: 3 }), seat({ track: 2 })] });
    expect(landing(view, 0, 1)).toBe(1);
    expect(landing(view, 0, 2)).toBe(1);
    expect(landing(view, 0, 3)).toBe(4);
    expect(landing(view, 1, 20)).toBe(9);
  });
});
