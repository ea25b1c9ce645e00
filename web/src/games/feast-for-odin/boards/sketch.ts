// Whether the pieces of a plan could still be laid as things stand, while the rules can't be asked: not one's turn.
import { Ground } from "./ground";
import { gridOf } from "./grids";
import type { Break, PlanStep } from "./plan.svelte";
import type { FeastView, SeatView } from "./props";

/** The first step that no longer works, with what is in its way. */
export function firstBreak(view: FeastView, seat: SeatView, steps: readonly PlanStep[]): Break | null {
  const supply = { ...seat.supply };
  const laid = [...seat.laid];
  for (const [at, step] of steps.entries()) {
    for (const [item, count] of Object.entries(step.uses ?? {})) {
      supply[item] = (supply[item] ?? 0) - count;
      if (supply[item] < 0)
        return { at, message: { key: "feast-for-odin.refuse-not-held", args: { item }, clause: "FO-4.1" } };
    }
    if (!step.laid) return null; // What it brings is for the rules to say.
    const [item, area, anchor, turn] = step.laid;
    if (!seat.areas.includes(area))
      return { at, message: { key: "feast-for-odin.refuse-not-your-area", args: { area }, clause: "FO-4.1" } };
    const refusal = new Ground(area, gridOf(area, view.boards), laid, seat.played).refusal(item, turn, anchor);
    if (refusal) return { at, message: refusal.message };
    laid.push(step.laid);
  }
  return null;
}
