import { expect, test, vi } from "vitest";
import { eachOnce, once } from "./once";

test("a file is loaded once", async () => {
  const load = vi.fn().mockResolvedValue("file");
  const loader = once(load);
  expect(await Promise.all([loader(), loader()])).toEqual(["file", "file"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a file that couldn't be had is asked for again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("file");
  const { one } = eachOnce({ one: load });
  await expect(one?.()).rejects.toThrow("offline");
  expect(await one?.()).toBe("file");
});
