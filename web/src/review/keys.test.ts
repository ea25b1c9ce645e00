import { expect, test } from "vitest";
import { commandOf } from "./keys";

const key = (name: string, over: object = {}) => ({
  key: name,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: null,
  ...over,
});
const inside = (selector: string) => ({ target: { closest: (wanted: string) => wanted.includes(selector) } as never });

test("arrows step one move or ten, Home and End go to the ends", () => {
  expect(commandOf(key("ArrowRight"), 3)).toEqual({ kind: "step", by: 1 });
  expect(commandOf(key("ArrowLeft", { shiftKey: true }), 3)).toEqual({ kind: "step", by: -10 });
  expect(commandOf(key("End"), 3)).toEqual({ kind: "end", last: true });
});

test("turning points, what if, and looking from a seat that there is", () => {
  expect(commandOf(key("j"), 3)).toEqual({ kind: "point", by: 1 });
  expect(commandOf(key("W"), 3)).toEqual({ kind: "try" });
  expect(commandOf(key("!", { code: "Digit1", shiftKey: true }), 3)).toEqual({ kind: "look", seat: 0 });
  expect(commandOf(key("$", { code: "Digit4", shiftKey: true }), 3)).toBeNull();
  expect(commandOf(key("1", { code: "Digit1" }), 3)).toBeNull();
});

test("what is typed, and arrows inside the board or the slider, belong to others", () => {
  expect(commandOf(key("j", { ctrlKey: true }), 3)).toBeNull();
  expect(commandOf(key("j", inside("dialog")), 3)).toBeNull();
  expect(commandOf(key("ArrowLeft", inside("[data-part]")), 3)).toBeNull();
  expect(commandOf(key("j", inside("[data-part]")), 3)).toEqual({ kind: "point", by: 1 });
});
