// What the boards of a player are called.
import { say } from "../../../language/speech.svelte";
import { boardName, heading, itemName } from "../pieces/words";
import type { FeastView } from "./props";

export function boardTitle(area: string, view: FeastView): string {
  if (area === "home") return say("feast-for-odin-boards-home");
  const side = Object.values(view.boards).find((board) => board.area === area)?.side;
  if (side) return boardName(side);
  const [, house = "", number = "1"] = /^(.*)_(\d)$/.exec(area) ?? [];
  return say("feast-for-odin-boards-house", { house: heading(itemName(house)), number: Number(number) });
}
