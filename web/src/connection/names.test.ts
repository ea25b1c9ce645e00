import { describe, expect, it, vi } from "vitest";
import { namelessSeat, personName, seatNames } from "./names";
import type { Seat } from "./types";

vi.mock("../language/speech.svelte", () => ({
  say: (id: string, args?: { number?: number }) => (id === "seat-number" ? `Gracz ${args?.number}` : id),
  wordsFor: () => null,
}));

const person = (name: string) => ({ kind: "person", name, bot: null }) as unknown as Seat;

describe("names at a table", () => {
  it("says a seat nobody named around one screen in the reader's language", () => {
    expect(personName(namelessSeat(1))).toBe("Gracz 2");
    expect(seatNames([person("Ana"), person("Player 2"), person("Player 3")])).toEqual(["Ana", "Gracz 2", "Gracz 3"]);
  });

  it("leaves names people gave as they are", () => {
    expect(personName("Olaf")).toBe("Olaf");
    expect(personName("Player Two")).toBe("Player Two");
  });
});
