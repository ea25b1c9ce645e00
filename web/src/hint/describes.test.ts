import { expect, test } from "vitest";
import { describes } from "./describes";

test("a mark describes the labelled button it lies in, as long as it is there", () => {
  const attributes = new Map<string, string>();
  const button = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const asked: string[] = [];
  const mark = describes({ id: "mark", closest: (selector) => (asked.push(selector), button) });
  expect(asked).toEqual(["[aria-label]:is(button, a)"]);
  expect(attributes.get("aria-describedby")).toBe("mark");
  mark.destroy();
  expect(attributes.size).toBe(0);
});

test("elsewhere its words are read as part of what they lie in", () => {
  expect(() => describes({ id: "mark", closest: () => null }).destroy()).not.toThrow();
});
