// Small tables for tests and for the figures of the lesson.
import type { Earl, Fief, OrtusView } from "./view";

export const fief = (number: number, part: Partial<Fief> = {}): Fief => ({
  fief: number,
  building: { card: "castle", owner: 0 },
  lord: null,
  properties: [],
  ...part,
});

export const earl = (part: Partial<Earl> = {}): Earl => ({
  alive: true,
  hand: 5,
  deck: 19,
  towers: 0,
  discard: [],
  fiefs: [],
  mercenaries: [],
  pool: { infantry: 0, knight: 0 },
  field_limit: 0,
  banners: 0,
  cubes: 1,
  emissaries: [],
  turns: 0,
  holdings: 0,
  points: 0,
  ...part,
});

export const tableOf = (seats: Earl[], part: Partial<OrtusView> = {}): OrtusView => ({
  game: "ortus-regni",
  options: {},
  players: seats.length,
  seat: 0,
  ply: 0,
  awaiting: [0],
  over: false,
  phase: "turn",
  round: 1,
  round_limit: 60,
  first: 0,
  king: null,
  guard: {},
  archbishop: null,
  church_controller: null,
  vikings: { arrived: false, black: 0, markers: 8, white: false, horde: {}, strength: 0 },
  decks: {
    army: { deck: 24, discard: {} },
    battle: { deck: 24, discard: {} },
    viking: { deck: 24, discard: {} },
  },
  fallen: [],
  common: {},
  game_number: 1,
  wins: [],
  winner: null,
  battle: null,
  struggle: null,
  joust: null,
  seats,
  hand: [],
  ...part,
});
