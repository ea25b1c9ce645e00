import { expect, it } from "vitest";
import { atAGlance } from "./recap";

it("shows the four most pressing dangers, and the others when asked", () => {
  const threats = ["a", "b", "c", "d", "e", "f"];
  expect(atAGlance(threats, false)).toEqual({ shown: ["a", "b", "c", "d"], more: 2 });
  expect(atAGlance(threats, true)).toEqual({ shown: threats, more: 0 });
  expect(atAGlance(["a"], false)).toEqual({ shown: ["a"], more: 0 });
});
