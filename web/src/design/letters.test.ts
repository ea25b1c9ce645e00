import { afterEach, expect, it, vi } from "vitest";
import { seen } from "../shell/firstView";
import { loadLetters } from "./letters";

/** A font whose file comes when a test lets it come. */
class Face {
  static all: Face[] = [];
  come: () => void = () => {};
  asked = false;

  constructor(
    readonly family: string,
    readonly source: string,
    readonly given: { unicodeRange: string },
  ) {
    Face.all.push(this);
  }
  load(): Promise<void> {
    this.asked = true;
    return new Promise((resolve) => (this.come = resolve));
  }
}

let used: Face[] = [];

function visit(text: string, kept: Record<string, string> = {}): void {
  Face.all = [];
  used = [];
  vi.stubGlobal("FontFace", Face);
  vi.stubGlobal("document", { body: { textContent: text }, fonts: { add: (face: Face) => used.push(face) } });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
  });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  loadLetters();
  seen();
}

afterEach(() => vi.unstubAllGlobals());

it("uses no font before all that the page needs have come, so that it is laid out once", async () => {
  const kept: Record<string, string> = {};
  visit("Your turn", kept);
  await vi.waitFor(() => expect(Face.all.filter((face) => face.asked)).toHaveLength(3));
  const [last, ...first] = Face.all.filter((face) => face.asked);
  for (const face of first) face.come();
  await new Promise((resolve) => setTimeout(resolve));
  expect(used).toEqual([]);
  last?.come();
  await vi.waitFor(() => expect(used).toHaveLength(6)); // letters of other languages are loaded where they are met
  expect(Object.keys(kept)).toHaveLength(1);
});

it("waits for the letters of a language that has more of them", async () => {
  visit("Twój ruch, Łukaszu");
  await vi.waitFor(() => expect(Face.all.filter((face) => face.asked)).toHaveLength(6));
  for (const face of Face.all) face.come();
  await vi.waitFor(() => expect(used).toHaveLength(6));
});

it("uses them at once where they have been before", () => {
  visit("Your turn", { "meadhall-letters": "yes" });
  expect(used).toHaveLength(6);
});
