// A window between two phases: what it is called and says, and whether it is worth asking about.
import type { FeastForecast, FeastView } from "../view";
import { tell } from "../words";
import type { Draft } from "./draft.svelte";

export const windowTitle = (view: FeastView): string => tell(`window-${view.phase}`);

/** What it is good for, as the boards of a seat stand. */
export function windowWords(draft: Draft, seat: number): string {
  if (draft.planned.length) return tell("window-plan-waits");
  const { phase, seats } = draft.view;
  if (phase === "before_income") return tell("window-income", { silver: seats[seat]?.income ?? 0 });
  const paying = Object.values(seats[seat]?.bonuses ?? {}).flat();
  return tell(phase === "before_bonus" && !paying.length ? "window-no-bonus" : "window-lay");
}

/** The way on: the plan in the tray is done by the same click. */
export const windowDone = (draft: Draft): string =>
  tell(draft.planned.length ? "window-plan" : `window-done-${draft.view.phase}`);

/** Ask about it; wait until the rules have said whether to; go on without asking. */
export type Asking = "ask" | "wait" | "go on";

export interface WindowNow {
  table: string;
  seat: number | null;
  question: string;
  view: FeastView;
  forecast: FeastForecast | null;
  /** A plan lies in the tray. */
  planned: boolean;
}

const passedOver = new Set<string>();
const name = ({ table, seat, view }: WindowNow): string => `${table} ${seat} ${view.round}`;

/** The window before the bonuses is passed over where nothing done in it could make a difference. Once: if it comes back,
 *  somebody has taken the going on back. */
export function askingAbout(now: WindowNow): Asking {
  if (now.question !== "window" || now.view.phase !== "before_bonus" || now.planned) return "ask";
  if (passedOver.has(name(now))) return "ask";
  if (!now.forecast?.round) return "wait";
  return now.forecast.round.bonus_window ? "ask" : "go on";
}

export function passOver(now: WindowNow): void {
  passedOver.add(name(now));
}
