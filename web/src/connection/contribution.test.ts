import { beforeEach, expect, test, vi } from "vitest";
import type { Deal } from "./types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

/** A page that has just been opened: it knows what the browser kept, and nothing else. */
async function newPage() {
  vi.resetModules();
  return import("./contribution");
}

beforeEach(() => kept.clear());

const COMMITMENT = "c".repeat(64);
const asking = (hashes: string[], until: number | null = 5): Deal => ({
  seed_from: "hall",
  seeds_allowed: false,
  reveal_until: until,
  contributions: hashes.map((nonce_hash, seat) => ({ seat, nonce_hash, nonce: null })),
});

test("the hash is the one the hall computes", async () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementationOnce((array) => array);
  const { commit } = await newPage();
  expect(commit()).toBe("be4c9d7a6b431bf7b0c7867fd84388a4b4c41ee209822335b8809e8189c23e0a"); // hash_of_nonce("00" * 32) of kernel/deal.py
});

test("a nonce is shown only when it is asked for, also by a page opened later", async () => {
  const hash = (await newPage()).commit();
  const { toReveal } = await newPage();
  expect(toReveal("t", COMMITMENT, asking([hash], null))).toEqual([]);
  expect(toReveal("t", COMMITMENT, asking(["another"]))).toEqual([]);
  const [part] = toReveal("t", COMMITMENT, asking(["another", hash]));
  expect(part).toEqual({ seat: 1, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
});

test.each([
  ["another table", "u", COMMITMENT, (hash: string) => [hash, "b"]],
  ["another commitment", "t", "d".repeat(64), (hash: string) => [hash, "b"]],
  ["another player's hash", "t", COMMITMENT, (hash: string) => [hash, "B"]],
  ["one player more", "t", COMMITMENT, (hash: string) => [hash, "b", "c"]],
])("a nonce that was shown is not shown again for %s", async (_, table, commitment, hashes) => {
  const { commit, toReveal } = await newPage();
  const hash = commit();
  expect(toReveal("t", COMMITMENT, asking([hash, "b"]))).toHaveLength(1);
  expect(toReveal("t", COMMITMENT, asking([hash, "b"]))).toHaveLength(1); // the same question may come twice
  expect(toReveal(table, commitment, asking(hashes(hash)))).toEqual([]);
});

test("a question is answered once, whether it comes by itself or with the table", async () => {
  const { answerReveal, commit } = await newPage();
  const deal = asking([commit()]);
  const reveal = vi.fn(() => Promise.reject(new Error("another tab was first")));
  answerReveal({ is: "state" }, reveal);
  answerReveal({ is: "reveal", table: "t", commitment: COMMITMENT, deal }, reveal);
  answerReveal({ is: "table", id: "t", commitment: COMMITMENT, deal }, reveal);
  expect(reveal.mock.calls).toEqual([["t", { seat: 0, nonce: expect.any(String) as string }]]);
});

test("what became of a contribution is told", async () => {
  const { checkDeal, commit, toReveal } = await newPage();
  const hash = commit();
  const told = (deal: Deal, commitment = COMMITMENT, seed: string | null = null) =>
    checkDeal({ id: "t", commitment, deal, seed })?.outcome;
  expect(told(asking([hash], null))).toBeUndefined();
  const [part] = toReveal("t", COMMITMENT, asking([hash, "b"]));
  const dealt = asking([hash, "b"], null);
  expect(told(dealt)).toBe("late");
  dealt.contributions[0]!.nonce = part!.nonce;
  expect(told(dealt)).toBe("kept");
  expect(told(dealt, "d".repeat(64))).toBe("broken");
  expect(told(dealt, COMMITMENT, "a seed with another commitment")).toBe("broken");
  expect(told({ ...dealt, contributions: dealt.contributions.slice(1) })).toBe("broken");
  expect(told({ ...dealt, contributions: [] })).toBe("broken");
});

test("a browser that keeps nothing contributes as long as its page lives", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("not allowed");
    },
    setItem: () => {
      throw new Error("not allowed");
    },
  });
  const { commit, toReveal } = await newPage();
  expect(toReveal("t", COMMITMENT, asking([commit()]))).toHaveLength(1);
});
