// Puts messages into words: the Fluent catalogues of `locales/`, the same the terminal reads.
// A message is a key with typed arguments; an argument's type is the last word of its name (`lost_town` is a town).
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { Phrase, PLAIN, type ListStyle, type Name, type Names } from "./inflection";
import { isPseudo, pseudoWords } from "./pseudo";
import { bundleOf, Voice, type Args, type Message, type Value } from "./voice";

export type { Args, Message, Value };

export const LANGUAGES = ["en", "es", "pl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", pl: "pl", pt: "pt-BR" };
const SHELL_ROOMS = ["shell", "kernel", "hall"];

const catalogues = import.meta.glob<string>(
  ["../../../src/meadhall/locales/*/*.ftl", "!../../../src/meadhall/locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

let words = $state.raw<{ language: Language; voice: Voice }>({ language: "en", voice: new Voice("en-GB", []) });
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
  const texts = await Promise.all(
    [...rooms].map((room) => catalogues[`../../../src/meadhall/locales/${language}/${room}.ftl`]?.()),
  );
  return bundleOf(
    LOCALES[language],
    texts.filter((text) => text !== undefined),
    isPseudo() ? pseudoWords : undefined,
  );
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
  words = { language, voice: new Voice(LOCALES[language], bundles) };
  document.documentElement.lang = LOCALES[language];
}

/** Learn the words of a game. */
export async function learnRoom(room: string): Promise<void> {
  if (rooms.has(room)) return;
  rooms.add(room);
  await speakLanguage(words.language);
}

/** The words of a catalogue entry, or null if no catalogue has it. */
export const wordsFor = (id: string, args?: Record<string, FluentVariable>): string | null =>
  words.voice.words(id, args);

export function say(id: string, args?: Record<string, FluentVariable>): string {
  return wordsFor(id, args) ?? id;
}

/** What a value of a game is called, on a label or in a form of the catalogue; null if it has no name. */
export const knownName = (game: string, kind: string, value: number | string, form = PLAIN): string | null =>
  wordsFor(`${game}-${kind}-${value}`, { form, count: 1 });

/** What a value of a game is called; as it is written if it has no name. */
export const nameOf = (game: string, kind: string, value: number | string, form = PLAIN): string =>
  knownName(game, kind, value, form) ?? String(value);

/** A thing of a game inside a sentence: the catalogue chooses its form. */
export const typed = (game: string, kind: string, value: number | string): Name | number | string =>
  words.voice.typed(game, kind, value);

/** Several things of a game inside a sentence. */
export const typedList = (game: string, kind: string, values: readonly (number | string)[]): Names =>
  words.voice.typedList(game, kind, values);

/** Several things of a game inside a sentence, each with how many of it. */
export const amounts = (game: string, kind: string, counts: readonly (readonly [string | number, number])[]): Names =>
  words.voice.amounts(game, kind, counts);

/** A phrase of the catalogue inside a sentence: the sentence chooses its form. */
export const phrase = (id: string, args: Record<string, FluentVariable>): Phrase => new Phrase(words.voice, id, args);

/** Several names as the language lists them: “Ana, Bo and Cy”. */
export const listWords = (names: readonly string[], style: ListStyle = "and"): string => words.voice.list(names, style);

/** A message of the hall or of a game, in words, with the names of those who sit at the table. */
export const speak = (message: Message, seats: readonly string[] = []): string => words.voice.speak(message, seats);

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
