// Names in the form and number a sentence asks for; Python says the same (tests/locales/test_inflection.py).
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentNumber } from "@fluent/bundle";
import { pseudoWords } from "./pseudo";
import { Catalogue, Voice, type Message } from "./voice";

const LOCALES = { en: "en-GB", es: "es", pl: "pl", pt: "pt-BR" };
type Language = keyof typeof LOCALES;
interface Case {
  language: Language;
  message: Message;
  /** Who sits there, if not the usual people; null if nobody has a name. */
  seats?: string[] | null;
  said: string;
}

const FOLDER = "../tests/locales/inflection";
const cases = JSON.parse(readFileSync(`${FOLDER}/said.json`, "utf-8")) as Case[];
const SEATS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"];

function voice(language: Language): Voice {
  const languages = [...new Set<Language>([language, "en"])];
  return new Voice(
    LOCALES[language],
    languages.map((name) => {
      const catalogue = new Catalogue(LOCALES[name]);
      catalogue.add("test", readFileSync(`${FOLDER}/${name}.ftl`, "utf-8"));
      return catalogue;
    }),
  );
}

describe("a voice", () => {
  it.each(cases)("says “$said”, as Python does", ({ language, message, seats = SEATS, said }) => {
    expect(voice(language).speak(message, seats ?? [])).toBe(said);
  });

  it("takes a sentence apart where it names people, in the form it names them in", () => {
    const owned = { key: "test.owned", args: { seat: 1 } };
    expect(voice("pl").speakParts(owned, ["Ana", "Gracz 2"])).toEqual([
      "Talia gracza ",
      { seat: 1, name: "2" },
      ": ",
      { seat: 1, name: "Gracz 2" },
      ".",
    ]);
    expect(voice("pl").speakParts(owned, ["Ana", "Bo"])).toContainEqual({ seat: 1, name: "Bo" });
    const both = { key: "test.waited", args: { waiting_seat: [0, 1] } };
    expect(voice("en").speakParts(both, ["Ana", "Bo"])).toEqual([
      "Waiting for ",
      { seat: 0, name: "Ana" },
      " and ",
      { seat: 1, name: "Bo" },
      ".",
    ]);
  });

  it("counts each thing of a list of amounts", () => {
    const things = voice("en").amounts("test", "item", [
      ["chest", 2],
      ["peas", 1],
    ]);
    expect(voice("en").words("test-both", { seat: "A", other_seat: "B", waiting_seat: things })).toBe(
      "A and B: 2 chests and 1 pea",
    );
  });

  it("puts amounts into the form a sentence asks for", () => {
    const polish = voice("pl");
    const things = polish.amounts("test", "item", [
      ["chest", 2],
      ["chest", 5],
    ]);
    expect(polish.words("test-all", { lost_item: things })).toBe("Stracono: 2 skrzynie i 5 skrzyń (2).");
  });

  it("takes a thing by itself", () => {
    const english = voice("en");
    expect(english.words("test-found", { seat: "A", item: english.typed("test", "item", "amber") })).toBe(
      "A finds an amber figure.",
    );
    expect(english.typed("test", "item", "nonsense")).toBe("nonsense");
  });

  it("says the plain name where a form is unknown, and goes on", () => {
    const english = voice("en");
    expect(english.words("test-odd", { item: english.typed("test", "item", "chest"), unnamed_item: "it" })).toBe(
      "chest and it",
    );
    expect(english.words("test-gained", { seat: "A", gained_count: new FluentNumber(1), item: "nonsense" })).toContain(
      "A gains",
    );
  });
});

describe("a catalogue", () => {
  it("reads a message when it is said, with those it refers to", () => {
    const catalogue = new Catalogue("en");
    catalogue.add("one", "# a note\nhall = { place } of { -name }\nplace =\n    the hall\n    .gender = none\n");
    catalogue.add("two", "-name = Odin\nother = nothing\n");
    const english = new Voice("en", [catalogue]);
    expect(english.words("hall")).toBe("the hall of Odin");
    expect(english.gender("place")).toBe("none");
    expect(english.words("hall.gender")).toBeNull();
  });

  it("is asked before the one that is fallen back on", () => {
    const [own, english] = [new Catalogue("pl"), new Catalogue("en")];
    own.add("room", "here = tutaj\n");
    english.add("room", "here = here\nthere = there\n");
    const voice = new Voice("pl", [own]);
    expect(voice.words("there")).toBeNull();
    voice.fallBackOn(english);
    expect([voice.words("here"), voice.words("there")]).toEqual(["tutaj", "there"]);
  });
});

describe("words nobody speaks", () => {
  it("are longer, with accents, in brackets", () => {
    expect(pseudoWords("Stone house")).toBe("[Stöñęñę höüśęśę]");
    expect(pseudoWords(" – ")).toBe(" – ");
  });
});
