// A small table to draw the lesson's figures from.
import type { BrianView, PublicSeat } from "../view";

const seat = (track: number): PublicSeat => ({
  coins: 3,
  points: 10,
  renown: 1,
  raiders: 0,
  church: 0,
  track,
  hand: 6,
  packet: 0,
  picked: false,
  marriage_cards: [],
});

const disc = (owner: number, monastery = false) => ({ disc: owner, vikings: false, monastery });

export const NAMES = ["Aoife", "Brian", "Cormac"];

export const VIEW: BrianView = {
  game: "brian-boru",
  options: {},
  players: 3,
  seat: null,
  ply: 0,
  awaiting: [],
  over: false,
  round: 1,
  rounds: 3,
  phase: "actions",
  seats: [seat(5), seat(3), seat(2)],
  towns: { M1: disc(0), M2: disc(1), M3: disc(1, true), M4: disc(0), M7: disc(0) },
  claims: { M: "board" },
  marker: { holder: 0, town: null },
  battle_area: 2,
  vikings: { deck: 4, discard: [] },
  marriage: { open: null, deck: 2 },
  princess: null,
  trick: null,
  upkeep: null,
};
