// What the table knows: the view of one seat.
import type { View } from "../../connection/types";

export interface PublicSeat {
  coins: number;
  points: number;
  renown: number;
  raiders: number;
  church: number;
  track: number;
  hand: number;
  packet: number;
  picked: boolean;
  marriage_cards: string[];
}

export interface TownState {
  disc: number;
  vikings: boolean;
  monastery: boolean;
}

export type Claim = number | "down" | "board";

export interface Trick {
  leader: number;
  town: string | null;
  played: (number | null)[];
  winner: number | null;
  order: number[];
  acted: number[];
}

export type UpkeepPart = "marriage-card" | "track-town" | "losses" | "first-monastery" | "further-monasteries";

/** Where upkeep waits for a decision, and the seats it has yet to come to in that part. */
export interface UpkeepWait {
  part: UpkeepPart;
  left: number[];
}

export interface BrianView extends View {
  round: number;
  rounds: number;
  phase: string;
  seats: PublicSeat[];
  towns: Record<string, TownState>;
  claims: Record<string, Claim>;
  marker: { holder: number | null; town: string | null };
  battle_area: number;
  vikings: { deck: number; discard: number[] };
  marriage: { open: string | null; deck: number };
  princess: { holder: number; choice: "military" | "trade" } | null;
  trick: Trick | null;
  upkeep: UpkeepWait | null;
  hand?: number[];
  packet?: number[];
  picked?: number[];
}
