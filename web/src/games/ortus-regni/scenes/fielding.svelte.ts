// Cards clicked one after another: the next counts while the last is still on its way to the hall.
import { untrack } from "svelte";
import type { LegalAction } from "../../../connection/types";

/** Answers that are asked for again and again, until one is done with them. */
const REPEATED = new Set(["Field", "Absorb"]);

interface Now {
  actions: LegalAction[];
  /** An answer of mine is on its way. */
  busy: boolean;
}

export class Fielding {
  /** The answers as they were before the last click. */
  private kept = $state.raw<LegalAction[]>([]);
  private repeating = $state(false);
  /** Clicked meanwhile, in notation. */
  private waiting: string[] = [];
  /** What can be clicked: what the hall offers, or offered before a click that is on its way. */
  readonly actions = $derived.by(() => {
    const { actions, busy } = this.now();
    return actions.length || !busy || !this.repeating ? actions : this.kept;
  });

  constructor(
    private readonly now: () => Now,
    private readonly play: (code: number) => void,
  ) {
    $effect.pre(() => {
      const { actions } = now();
      if (actions.length) untrack(() => this.offer(actions));
    });
  }

  readonly choose = (code: number): void => {
    const chosen = this.actions.find((action) => action.code === code);
    if (chosen && !this.now().actions.length) this.waiting.push(chosen.notation);
    else this.send(code, chosen);
  };

  private send(code: number, chosen: LegalAction | undefined): void {
    this.repeating = REPEATED.has(chosen?.kind ?? "");
    this.play(code);
  }

  /** The hall has answered: the next click goes out. What isn't possible any more ends it: nobody marches without whom
   * they wanted with them. */
  offer(actions: LegalAction[]): void {
    this.kept = actions;
    const line = this.waiting.shift();
    if (line === undefined) return;
    const next = actions.find((action) => action.notation === line);
    if (next) this.send(next.code, next);
    else this.waiting = [];
  }
}
