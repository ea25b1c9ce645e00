// Why a place doesn't take what is picked: the reasons of the rules, which came with the forecast.
import type { Message } from "../../../connection/types";
import type { Closed, PlaceId } from "../view";

/** `what` is a card, or what a button does; of the places the nearest comes first. */
export function whyClosed(closed: readonly Closed[], what: string, ids: readonly PlaceId[]): Message | null {
  const reasons = closed.filter((one) => one.what === what);
  for (const id of ids) {
    const found = reasons.find((one) => one.places?.includes(id));
    if (found) return found.reason;
  }
  return reasons.find((one) => one.places === null)?.reason ?? null;
}
