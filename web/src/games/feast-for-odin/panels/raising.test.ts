import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../connection/types";
import type { FeastForecast } from "../view";
import { farthest, inPlace, movesIn } from "./raising";

const upgrade = (code: number, good: string, steps: number): LegalAction => ({
  code,
  kind: "Upgrade",
  notation: `upgrade ${good} ${steps}`,
  fields: { good, steps },
});
const done: LegalAction = { code: 500, kind: "Done", notation: "done", fields: {} };
const answers = [upgrade(1, "flax", 1), upgrade(2, "flax", 2), upgrade(3, "mead", 1), done];
const forecast = {
  spaces: {},
  round: null,
  dice: null,
  becoming: { 1: ["flax", "stockfish"], 2: ["flax", "stockfish", "linen"], 3: ["mead", "oil"] },
} as FeastForecast;

describe("goods that may move", () => {
  it("are those the rules offer, with the stages the rules tell", () => {
    expect(movesIn(answers, forecast).map(({ notation, stages }) => [notation, stages])).toEqual([
      ["upgrade flax 1", ["flax", "stockfish"]],
      ["upgrade flax 2", ["flax", "stockfish", "linen"]],
      ["upgrade mead 1", ["mead", "oil"]],
    ]);
  });

  it("show only themselves until the forecast is here", () => {
    expect(movesIn(answers, null).map(({ stages }) => stages)).toEqual([["flax"], ["flax"], ["mead"]]);
  });

  it("move as far as they may when they are clicked in the supply", () => {
    const moves = farthest(movesIn(answers, forecast));
    expect([...moves.values()].map(({ notation }) => notation)).toEqual(["upgrade flax 2", "upgrade mead 1"]);
  });
});

describe("a row of goods", () => {
  it("keeps its places while goods go up, and what is new comes last", () => {
    expect(inPlace(["oil", "flax", "mead"], ["oil", "stockfish", "mead"])).toEqual([
      "oil",
      "flax",
      "mead",
      "stockfish",
    ]);
    expect(inPlace([], ["stockfish", "mead"])).toEqual(["stockfish", "mead"]);
  });
});
