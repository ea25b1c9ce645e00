// The window before the bonuses stops nobody to whom it is of no use: it goes on by itself.
import type { LegalAction } from "../../../connection/types";
import { doneIn } from "./question";
import { askingAbout, passOver, type WindowNow } from "./window";

/** So long the rules may take to say whether it is of use; then it is asked about. */
const PATIENCE = 2500;

interface Decision {
  readonly actions: LegalAction[];
  readonly busy: boolean;
  play: (code: number) => void;
}

export class WindowGoesOn {
  private impatient = $state(false);

  constructor(
    private readonly now: () => WindowNow,
    private readonly decision: () => Decision,
  ) {}

  private readonly asking = $derived.by(() => askingAbout(this.now()));
  /** Nobody is asked about it, or not yet. */
  readonly unasked = $derived(this.asking !== "ask" && !this.impatient);

  /** Called once while the table is set up. */
  tend(): void {
    $effect(() => {
      this.impatient = false;
      if (this.asking !== "wait") return;
      const timer = setTimeout(() => (this.impatient = true), PATIENCE);
      return () => clearTimeout(timer);
    });
    $effect(() => this.goOn());
  }

  goOn(): void {
    const { actions, busy, play } = this.decision();
    const done = doneIn(actions);
    if (this.asking !== "go on" || busy || !done) return;
    passOver(this.now());
    play(done.code);
  }
}
