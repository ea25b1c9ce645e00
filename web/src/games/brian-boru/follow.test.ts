import { describe, expect, it } from "vitest";
import type { Entry } from "../../connection/types";
import { beats, follow, upkeepStep } from "./follow";
import type { BrianView, PublicSeat } from "./view";

const seat = (): PublicSeat => ({
  coins: 3,
  points: 10,
  renown: 1,
  raiders: 0,
  church: 0,
  track: 0,
  hand: 2,
  packet: 0,
  picked: false,
  marriage_cards: [],
});

const table = (): BrianView => ({
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
  claims: { D: "down" },
  marker: { holder: 1, town: null },
  battle_area: 9,
  vikings: { deck: 6, discard: [] },
  marriage: { open: "brigid", deck: 2 },
  princess: null,
  trick: null,
  upkeep: null,
  hand: [4, 9],
});

const note = (key: string, args: Record<string, number | string> = {}, hidden = false): Entry => ({
  ply: 1,
  message: { key: `brian-boru.${key}`, args },
  ...(hidden ? { private: true } : {}),
});

const after = (...entries: Entry[]) => entries.reduce(follow, table());

describe("following the journal", () => {
  it("plays a trick", () => {
    const view = after(
      note("led", { seat: 1, town: "M4" }),
      note("led-card", { seat: 1, card: 14 }),
      note("played", { seat: 0, card: 9 }),
      note("won-trick", { seat: 1, card: 14, town: "M4" }),
    );
    expect(view.trick).toMatchObject({ leader: 1, town: "M4", played: [9, 14, null], winner: 1, order: [0, 1] });
    expect(view.hand).toEqual([4]);
    expect(view.seats.map((one) => one.hand)).toEqual([1, 1, 2]);
    const taken = follow(view, note("town-taken", { seat: 1, town: "M4" }));
    expect(taken.towns.M4).toEqual({ disc: 1, vikings: false, monastery: false });
    expect(taken.marker).toEqual({ holder: 1, town: null });
  });

  it("keeps the Princess with whoever allies with her", () => {
    const won = after(note("married", { seat: 1, marriage: "princess" }));
    expect(won.seats[1]?.marriage_cards).toEqual([]);
    const allied = follow(won, note("princess-trade", { seat: 1 }));
    expect(allied).toMatchObject({ princess: { holder: 1, choice: "trade" } });
    expect(allied.seats[1]?.marriage_cards).toEqual(["princess"]);
  });

  it("pays for what is bought", () => {
    const view = after(
      note("raiders-taken", { seat: 0, raiders_count: 2 }),
      note("raiders-bought", { seat: 0, raiders_count: 1, coins_count: 2 }),
    );
    expect(view.seats[0]).toMatchObject({ raiders: 3, coins: 1 });
    expect(view.battle_area).toBe(6);
  });

  it("loses and frees a town, builds on it, claims its region", () => {
    const lost = after(
      note("starting-disc", { seat: 2, town: "D1" }),
      note("first-monastery", { seat: 2, town: "D1" }),
      note("town-lost", { loser_seat: 2, town: "D1" }),
    );
    expect(lost.towns.D1).toEqual({ disc: 2, vikings: true, monastery: true });
    expect(follow(lost, note("town-freed", { seat: 0, town: "D1", owner_seat: 2 })).towns.D1?.vikings).toBe(false);
    expect(after(note("token-flipped", { region: "D" })).claims.D).toBe("board");
    expect(after(note("token-claimed", { region: "D", seat: 2 })).claims.D).toBe(2);
  });

  it("leaves the table alone for lines it doesn't know", () => {
    const before = table();
    expect(follow(before, note("something-new", { seat: 1 }))).toBe(before);
  });

  it("shows what matters longer and secrets not at all", () => {
    expect(beats(note("coins-gained"))).toBe(1);
    expect(beats(note("town-lost"))).toBe(2);
    expect(beats(note("picked"))).toBe(0);
    expect(beats(note("hand", {}, true))).toBe(0);
  });

  it("knows the steps of upkeep", () => {
    const nowhere = { upkeep: null };
    const steps = ["married", "first-spoils", "church-leader", "token-tied", "played"].map((key) =>
      upkeepStep(note(key), nowhere),
    );
    expect(steps).toEqual(["marriage", "battle", "church", "claims", null]);
    expect(upkeepStep(null, nowhere)).toBeNull();
    expect(upkeepStep(null, { upkeep: { part: "losses", left: [1] } })).toBe("battle");
  });

  it("puts the last trick away when upkeep begins", () => {
    const tricked = after(note("led", { seat: 1, town: "M4" }), note("led-card", { seat: 1, card: 14 }));
    expect(follow(tricked, note("coins-gained", { seat: 0, coins_count: 1 })).trick).not.toBeNull();
    expect(follow(tricked, note("married", { seat: 0, marriage: "brigid" })).trick).toBeNull();
  });
});
