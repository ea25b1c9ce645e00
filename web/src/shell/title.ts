// What the tab of the browser says: how many wait for me elsewhere, then where I am.
import { place } from "./router.svelte";
import { turns } from "./turns.svelte";

export function titled(words: string): string {
  const count = turns.waiting.filter((table) => !place.path.startsWith(`/table/${table.id}`)).length;
  return `${count ? `(${count}) ` : ""}${words} · Meadhall`;
}
