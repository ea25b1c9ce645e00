import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrival, drawWith } from "./arrival";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function drawnAfter(milliseconds: number): Promise<boolean> {
  let drawn = false;
  void arrival().then(() => (drawn = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return drawn;
}

test("a page is drawn when its files are here, also where one can't be had", async () => {
  let come = () => {};
  drawWith([new Promise<void>((resolve) => (come = resolve)), Promise.reject(new Error("offline"))]);
  expect(await drawnAfter(1000)).toBe(false);
  come();
  expect(await drawnAfter(0)).toBe(true);
});

test("files that don't come keep nobody from the shell", async () => {
  drawWith([new Promise(() => {})]);
  expect(await drawnAfter(1900)).toBe(false);
  expect(await drawnAfter(200)).toBe(true);
});
