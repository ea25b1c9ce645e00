// The numbers of a seat's boards.
import type { Ground } from "./ground";
import type { SeatView } from "./props";
import { totalOf } from "./props";

export interface Figures {
  income: number;
  /** Open cells that cost a point each. */
  open: number;
  bonuses: readonly string[];
  score: number;
}

export function figuresOf(seat: SeatView): Figures {
  const { home_cells = 0, exploration_cells = 0, house_cells = 0 } = seat.score;
  return {
    income: seat.income,
    open: -(home_cells + exploration_cells + house_cells),
    bonuses: Object.values(seat.bonuses).flat(),
    score: totalOf(seat.score),
  };
}

/** What a sketch comes to before the rules have played it. */
export function figuresAfter(now: Figures, grounds: readonly Ground[]): Figures {
  const open = grounds.reduce((sum, ground) => sum + ground.penalties(), 0);
  return {
    income: grounds.reduce((sum, ground) => sum + ground.income(), 0),
    open,
    bonuses: grounds.flatMap((ground) => ground.bonuses().flatMap((one) => (one.pays ? one.cell.gives : []))),
    score: now.score + now.open - open,
  };
}
