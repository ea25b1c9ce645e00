import { describe, expect, it } from "vitest";
import { towards } from "./compass";
import { TOWN, TOWNS } from "./data";

describe("arrow keys on the map", () => {
  it("goes to a neighbour that way", () => {
    expect(towards(TOWN.get("N1")!, "ArrowRight", TOWNS)?.id).toBe("N2");
    expect(towards(TOWN.get("N2")!, "ArrowLeft", TOWNS)?.id).toBe("N1");
  });

  it("stays where nothing lies that way, or the key is no arrow", () => {
    expect(towards(TOWN.get("U1")!, "ArrowUp", TOWNS)).toBeNull();
    expect(towards(TOWN.get("U1")!, "x", TOWNS)).toBeNull();
  });

  it("reaches every town from every other", () => {
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for (const start of TOWNS) {
      const seen = new Set([start.id]);
      const queue = [start];
      for (let town = queue.pop(); town; town = queue.pop()) {
        for (const key of keys) {
          const next = towards(town, key, TOWNS);
          if (next && !seen.has(next.id)) {
            seen.add(next.id);
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(TOWNS.length);
    }
  });
});
