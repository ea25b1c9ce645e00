// A plan through the turns: kept while others move, asked of the rules again on one's own turn, private to this browser.
import { untrack } from "svelte";
import type { Laying } from "./laying.svelte";
import type { PreviewLine } from "./plan.svelte";
import type { FeastView } from "./props";
import { firstBreak } from "./sketch";

/** If the same question still stands so long after a plan was sent, in milliseconds, it was refused. */
const PATIENCE = 3000;

export interface Tended {
  /** The table's id: each table has its own plan. */
  readonly table: string;
  readonly view: FeastView;
  readonly seat: number | null;
  readonly preview: PreviewLine;
}

/** Called once while the table is set up. */
export function tendPlan(laying: Laying, live: Tended): void {
  const { plan } = laying;
  const place = () => `meadhall-plan-${live.table}-${live.seat}`;
  if (untrack(() => laying.playing)) plan.restore(untrack(() => localStorage.getItem(place())));

  $effect(() => {
    if (!laying.playing && !live.view.over) return;
    if (plan.steps.length && !plan.underWay && !live.view.over) localStorage.setItem(place(), plan.stored);
    else localStorage.removeItem(place());
  });
  $effect.pre(() => {
    const { ply } = live.view;
    untrack(() => plan.settle(ply));
  });
  $effect(() => {
    if (!plan.underWay || !laying.ready) return;
    const timer = setTimeout(() => plan.resume(), PATIENCE);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const { steps, underWay } = plan;
    const [mine, view] = [laying.ready, live.view];
    untrack(() => {
      const own = view.seats[live.seat ?? -1];
      if (!steps.length || underWay || !own) return;
      if (mine) void plan.check(live.preview);
      else plan.recheck(firstBreak(view, own, steps));
    });
  });
}
