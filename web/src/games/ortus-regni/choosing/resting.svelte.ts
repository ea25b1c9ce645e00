// What a resting finger holds: words beside it, or what the line above the hand says, until the next touch.
import type { Choosing } from "./choosing.svelte";
import type { Held } from "./hold";

export class Resting {
  /** The words beside the finger, and where it rests. */
  held = $state.raw<Held | null>(null);
  /** A card of the hand that is looked at. */
  looked = $state<string | null>(null);

  constructor(private readonly choosing: Choosing) {}

  look = (card: string | null): void => {
    if (card !== null || !this.choosing.held) this.looked = card;
  };

  hold = (words: Held | null): void => {
    this.held = words;
    this.choosing.held = words !== null;
    if (words) return;
    this.choosing.unpoint();
    this.looked = null;
  };

  /** Whether the table says something about what lies under the finger. */
  pointing = (): boolean => this.choosing.at !== null || this.choosing.answer !== null || this.looked !== null;
}
