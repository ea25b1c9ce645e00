// Puts messages into words: the Fluent catalogues of `locales/`, the same the terminal reads.
// A message is a key with typed arguments; an argument's type is the last word of its name (`lost_town` is a town).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "pl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Value = number | string | number[] | string[];
export type Args = Record<string, Value>;

export interface Message {
  key: string;
  args?: Args;
  clause?: string;
}

const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", pl: "pl", pt: "pt-BR" };
const SHELL_ROOMS = ["shell", "kernel", "hall"];

const catalogues = import.meta.glob<string>(
  ["../../../src/meadhall/locales/*/*.ftl", "!../../../src/meadhall/locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

const words = $state<{ language: Language; bundles: FluentBundle[] }>({ language: "en", bundles: [] });
const rooms = new Set(SHELL_ROOMS);

export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const plain = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === plain);
    if (known) return known;
  }
  return "en";
}

export function currentLanguage(): Language {
  return words.language;
}

/** A moment's day, as the language writes it. */
export const dateWords = (moment: Date): string =>
  moment.toLocaleDateString(LOCALES[words.language], { dateStyle: "medium" });

async function readBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  const texts = await Promise.all(
    [...rooms].map((room) => catalogues[`../../../src/meadhall/locales/${language}/${room}.ftl`]?.()),
  );
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
  return bundle;
}

let wishes = 0;
let settled: Promise<void> = Promise.resolve();

/** Speak a language from now on; what it lacks is said in English. */
export function speakLanguage(language: Language): Promise<void> {
  settled = learnLanguage(language, ++wishes);
  return settled;
}

/** Catalogues arrive in any order: only the last wish counts, and the others are fulfilled with it. */
async function learnLanguage(language: Language, wish: number): Promise<void> {
  const bundles = await Promise.all([...new Set<Language>([language, "en"])].map(readBundle));
  if (wish !== wishes) return settled;
  words.bundles = bundles;
  words.language = language;
  document.documentElement.lang = LOCALES[language];
}

/** Learn the words of a game. */
export async function learnRoom(room: string): Promise<void> {
  if (rooms.has(room)) return;
  rooms.add(room);
  await speakLanguage(words.language);
}

/** The words of a catalogue entry, or null if no catalogue has it. */
export function wordsFor(id: string, args?: Record<string, FluentVariable>): string | null {
  for (const bundle of words.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return null;
}

export function say(id: string, args?: Record<string, FluentVariable>): string {
  return wordsFor(id, args) ?? id;
}

const kindOf = (argument: string) => argument.slice(argument.lastIndexOf("_") + 1);

/** What a value of a game is called in the words of its catalogue. */
export function nameOf(game: string, kind: string, value: number | string): string {
  return wordsFor(`${game}-${kind}-${value}`) ?? String(value);
}

/** Several names as the language lists them: “Ana, Bo and Cy”. */
export const listWords = (names: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[words.language], { type: "conjunction" }).format(names);

function argument(game: string, kind: string, value: Value, seats: readonly string[]): FluentVariable {
  if (Array.isArray(value)) {
    const items = value.map((item) => String(argument(game, kind, item, seats)));
    return kind === "seat" ? listWords(items) : items.join(", ");
  }
  if (kind === "seat" && typeof value === "number") return seats[value] ?? say("seat-number", { number: value + 1 });
  return wordsFor(`${game}-${kind}-${value}`) ?? value;
}

/** An argument, and with it the cards that lie there, if a companion (`fief_cards`) tells them. */
function withCards(game: string, name: string, given: Args, seats: readonly string[]): FluentVariable {
  const kind = kindOf(name);
  const said = argument(game, kind, given[name]!, seats);
  const cards = given[`${name}_cards`];
  if (!Array.isArray(cards) || !cards.length) return said;
  return wordsFor(`${game}-${kind}-with-cards`, { [kind]: said, cards: argument(game, "card", cards, seats) }) ?? said;
}

/** A message of the hall or of a game, in words, with the names of those who sit at the table. */
export function speak(message: Message, seats: readonly string[] = []): string {
  const game = message.key.includes(".") ? message.key.slice(0, message.key.indexOf(".")) : "";
  const given = message.args ?? {};
  const args = Object.fromEntries(Object.keys(given).map((name) => [name, withCards(game, name, given, seats)]));
  const text = say(message.key.replaceAll(".", "-"), args);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Somebody at the table, inside a sentence. */
export interface SeatInWords {
  seat: number;
  name: string;
}

const MARK = /\uE000(\d+)\uE001/;

/** A message in words, taken apart where it names those who sit at the table. */
export function speakParts(message: Message, seats: readonly string[]): (string | SeatInWords)[] {
  const marked = speak(
    message,
    seats.map((_, seat) => `\uE000${seat}\uE001`),
  );
  return marked.split(MARK).map((part, i) => (i % 2 ? { seat: Number(part), name: seats[Number(part)] ?? "" } : part));
}
