// Puts messages into words: the Fluent catalogues of `locales/`, the same the terminal reads.
// A message is a key with typed arguments; an argument's type is the last word of its name (`lost_town` is a town).
import type { FluentVariable } from "@fluent/bundle";
import { afterFirstView } from "../shell/firstView";
import { catalogueOf, comesLater, firstRoom, SHELL_ROOMS } from "./catalogues";
import { Phrase, PLAIN, type ListStyle, type Name, type Names } from "./inflection";
import { languageFor, languageSet, type Language } from "./languages";
import { withMinus } from "./plainNumbers";
import { isPseudo, pseudoWords } from "./pseudo";
import { Catalogue, Voice, type Args, type Message, type Seated, type SeatInWords, type Value } from "./voice";

export type { Args, Message, Value };

/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  pl: "Polski",
  pt: "Português (Brasil)",
};
const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", pl: "pl", pt: "pt-BR" };

/** What is known of each language so far. */
const catalogues = new Map<Language, Catalogue>();
let words = $state.raw<{ language: Language; voice: Voice }>({ language: "en", voice: new Voice("en-GB", []) });
const rooms = new Set(SHELL_ROOMS);

export function currentLanguage(): Language {
  return words.language;
}

/** A moment's day, as the language writes it. */
export const dateWords = (moment: Date): string =>
  moment.toLocaleDateString(LOCALES[words.language], { dateStyle: "medium" });

/** A number as the language writes it. */
export const numberWords = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  withMinus(value.toLocaleString(LOCALES[words.language], options));

/** A day as the language writes it in short: “Sun 15 Nov”. The days of deals are days of UTC. */
export const dayWords = (moment: Date): string =>
  moment.toLocaleDateString(LOCALES[words.language], {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

/** The room of the first view stands in for others, until that view stands. */
let standIn = firstRoom();
const afterStandIn = afterFirstView.then(() => {
  standIn = null;
});

/** A language's catalogue with every room that was asked for. */
async function readCatalogue(language: Language): Promise<Catalogue> {
  const wanted = standIn ? [standIn, ...[...rooms].filter((room) => !comesLater(room))] : [...rooms];
  const texts = await Promise.all(wanted.map((room) => catalogueOf(language, room)));
  let catalogue = catalogues.get(language);
  if (!catalogue) {
    catalogue = new Catalogue(LOCALES[language], isPseudo() ? pseudoWords : undefined);
    catalogues.set(language, catalogue);
  }
  wanted.forEach((room, i) => catalogue.add(room, texts[i] ?? ""));
  return catalogue;
}

let whole: Promise<void> | null = null;

/** Every word of the rooms asked for; those that a small screen's first view does without come after it. */
export function allWords(): Promise<void> {
  whole ??= learnTheRest().catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

async function learnTheRest(): Promise<void> {
  if (!firstRoom()) return;
  await afterStandIn;
  await speakLanguage(wished ?? words.language);
}

let wishes = 0;
/** The language wished for last, which may still be on its way. */
let wished: Language | null = null;
let settled: Promise<void> = Promise.resolve();

/** Speak a language from now on; what it lacks is said in English. */
export function speakLanguage(language: Language): Promise<void> {
  wished = language;
  settled = learnLanguage(language, ++wishes);
  return settled;
}

/** Catalogues arrive in any order: only the last wish counts, and the others are fulfilled with it. */
async function learnLanguage(language: Language, wish: number): Promise<void> {
  const catalogue = await readCatalogue(language);
  if (wish !== wishes) return settled;
  const voice = new Voice(LOCALES[language], [catalogue]);
  words = { language, voice };
  document.documentElement.lang = LOCALES[language];
  if (language !== "en") void fallBackOnEnglish(voice);
}

/** Every language has every message, so English isn't waited for; nor is it missed if it can't be had. */
async function fallBackOnEnglish(voice: Voice): Promise<void> {
  await afterStandIn;
  await readCatalogue("en")
    .then((english) => voice.fallBackOn(english))
    .catch(() => {});
}

/** Learn the words of a room. */
export async function learnRoom(room: string): Promise<void> {
  if (rooms.has(room)) return settled;
  rooms.add(room);
  await speakLanguage(wished ?? languageFor(languageSet()));
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

/** Somebody at the table inside a sentence. */
export const seated = (seat: number, names: readonly string[]): Seated => words.voice.seated(seat, names);

/** A message in words, taken apart where it names those who sit at the table. */
export const speakParts = (message: Message, seats: readonly string[]): (string | SeatInWords)[] =>
  words.voice.speakParts(message, seats);
