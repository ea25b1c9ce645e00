import { expect, test, vi } from "vitest";
import { announce, announcements } from "./announcer.svelte";

test("a long round told at once is told whole and in order", () => {
  vi.useFakeTimers();
  const lines = Array.from({ length: 60 }, (_, i) => `line ${i}`);
  lines.forEach(announce);
  expect(announcements.lines.map((line) => line.text)).toEqual(lines);
  vi.advanceTimersByTime(61_000);
  announce("later");
  expect(announcements.lines.length).toBe(12);
  expect(announcements.lines.at(-1)?.text).toBe("later");
  vi.useRealTimers();
});
