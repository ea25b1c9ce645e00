// What is said of the piece in hand: what its place would mean, or where it may go.
import { say } from "../../../language/speech.svelte";
import { heading, itemName } from "../pieces/words";
import type { Laying } from "./laying.svelte";

export function heldWords({ holding, ghost }: Laying, width: "desktop" | "phone"): string {
  if (!holding.item) return "";
  if (ghost) return ghost.words;
  return say(width === "phone" ? "feast-for-odin-boards-tap-a-board" : "feast-for-odin-boards-held", {
    item: heading(itemName(holding.item)),
  });
}
