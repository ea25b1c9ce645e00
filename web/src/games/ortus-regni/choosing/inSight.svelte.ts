// On a phone the first place that takes what was picked is scrolled to.
import { tick } from "svelte";
import type { Choosing, Picked } from "./choosing.svelte";

export function bringInSight(
  choosing: Choosing,
  given: () => { root: HTMLElement | undefined; scrolls: boolean },
): void {
  /** Once for each pick: the table doesn't move under a finger when more places are lit a moment later. */
  let scrolledFor: Picked | null = null;
  $effect(() => {
    void choosing.lit;
    const { picked } = choosing;
    const { root, scrolls } = given();
    if (!scrolls) return;
    void tick().then(() => {
      const lit = root?.querySelector(".mine [data-lit]") ?? root?.querySelector("[data-lit]");
      if (!lit || !picked || picked === scrolledFor || choosing.at) return;
      scrolledFor = picked;
      lit.scrollIntoView({ block: "nearest", inline: "center" }); // past the edge a strip would snap back
    });
  });
}
