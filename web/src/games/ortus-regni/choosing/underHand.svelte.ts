// Whoever plays by keys finds the next question under their hand when the last control is gone.
import { tick } from "svelte";

const NEXT =
  "[data-scene] button:enabled, .bar button, [data-lit], [data-part=hand] [data-playable], [data-turn-action=end]";

interface Given {
  asked: string;
  root: HTMLElement | undefined;
  /** Something is asked of this seat. */
  mine: boolean;
}

/** What to tell it: a key was pressed, or the pointer was used. */
export function underHand(given: () => Given): { key: () => void; pointer: () => void } {
  let byKey = false;
  $effect(() => {
    const { asked, root, mine } = given();
    void asked;
    void tick().then(() => {
      const active = document.activeElement;
      if (!root || !byKey || !mine || (active !== null && active !== document.body && active !== root)) return;
      (root.querySelector<HTMLElement>(NEXT) ?? root).focus();
    });
  });
  return { key: () => (byKey = true), pointer: () => (byKey = false) };
}
