import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("texts of every length up to three blocks have the hash the standard gives them", () => {
  for (let length = 0; length < 200; length++) {
    const text = "aż".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
