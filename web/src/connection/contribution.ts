// What this browser adds to a deal: a nonce whose hash it shows when it sits down, and which it shows itself only when
// the hall's commitment and everybody's hashes are fixed (docs/fairness.md).
import { sha256 } from "./sha256";
import type { Deal, Table } from "./types";

const KEY = "meadhall-nonces";
const MOST = 200;

/** What was fixed when a nonce of mine was shown: it may not change afterwards. */
interface Seal {
  table: string;
  commitment: string;
  hashes: string[];
}

interface Mine {
  nonce: string;
  nonce_hash: string;
  seal?: Seal;
}

/** Kept in this browser, so that any of its tabs can answer, also after it was closed. */
let mine: Mine[] = remembered();

function remembered(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

function remember(changed: Mine): void {
  // Another tab may have written meanwhile.
  const others = new Map([...mine, ...remembered()].map((one) => [one.nonce_hash, one]));
  others.delete(changed.nonce_hash);
  mine = [...others.values(), changed].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(mine));
  } catch {
    // A browser that keeps nothing contributes as long as this page lives.
  }
}

/** What the browser keeps comes first: another tab may know more than this one. */
function find(test: (one: Mine) => boolean): Mine | undefined {
  return remembered().find(test) ?? mine.find(test);
}

/** Draw a nonce and commit to it: its hash, to be sent when sitting down. */
export function commit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const nonce_hash = sha256(`meadhall nonce ${nonce}`);
  remember({ nonce, nonce_hash });
  return nonce_hash;
}

const hashesOf = (deal: Deal) => deal.contributions.map((one) => `${one.seat} ${one.nonce_hash}`);

function same(one: Seal, other: Seal): boolean {
  return one.table === other.table && one.commitment === other.commitment && one.hashes.join() === other.hashes.join();
}

/** My nonces a table asks for now. A nonce is shown for one table and one set of hashes only: whoever asks again with
 * others would have chosen them by what I showed. */
export function toReveal(table: string, commitment: string, deal: Deal): { seat: number; nonce: string }[] {
  if (deal.reveal_until === null) return [];
  const seal: Seal = { table, commitment, hashes: hashesOf(deal) };
  const found = [];
  for (const { seat, nonce_hash, nonce } of deal.contributions) {
    const own = nonce === null ? find((one) => one.nonce_hash === nonce_hash) : undefined;
    if (!own || (own.seal && !same(own.seal, seal))) continue;
    remember({ ...own, seal });
    found.push({ seat, nonce: own.nonce });
  }
  return found;
}

const sent = new Set<string>();

interface Asking {
  is: string;
  id?: unknown;
  table?: unknown;
  commitment?: unknown;
  deal?: unknown;
}

/** Answer a frame that asks for nonces: the request itself, or a table seen while it waits for them. */
export function answerReveal(
  frame: Asking,
  reveal: (table: string, body: { seat: number; nonce: string }) => Promise<unknown>,
): void {
  if (!(frame.is === "reveal" || frame.is === "table") || !frame.deal) return;
  const table = String(frame.is === "table" ? frame.id : frame.table);
  for (const part of toReveal(table, String(frame.commitment), frame.deal as Deal)) {
    if (sent.has(part.nonce)) continue;
    sent.add(part.nonce);
    // Another tab may have been first, or the time was up: the table says what became of it.
    reveal(table, part).catch(() => {});
  }
}

export interface Checked {
  /** My nonce is in; it came too late; or the hall didn't keep to what it had fixed. */
  outcome: "kept" | "late" | "broken";
  nonce: string;
}

/** What this browser can say about a deal it contributed to; null if it didn't. */
export function checkDeal(table: Pick<Table, "id" | "commitment" | "deal" | "seed">): Checked | null {
  const own = find((one) => one.seal?.table === table.id);
  if (!own?.seal) return null;
  const now: Seal = { table: table.id, commitment: table.commitment, hashes: hashesOf(table.deal) };
  const opened = table.seed === null || sha256(`meadhall seed ${table.seed}`) === table.commitment;
  if (!same(own.seal, now) || !opened) return { outcome: "broken", nonce: own.nonce };
  const kept = table.deal.contributions.some((one) => one.nonce === own.nonce);
  return { outcome: kept ? "kept" : "late", nonce: own.nonce };
}
