// The legal actions of a seat as groups of buttons.
import type { Entry, LegalAction } from "../../connection/types";
import { wordsFor, type Message } from "../../language/speech.svelte";
import { actionWords, explained, type Plain } from "./words";

/** More choices than this are too many to look through. */
export const MANY = 16;

export interface Choice {
  action: LegalAction;
  words: string;
  about: string | null;
  reminder: string | null;
}

export interface Group {
  /** The kind of its first action: no two groups begin with the same. */
  id: string;
  /** What all of these do; empty for answers that stand for themselves. */
  title: string;
  choices: Choice[];
}

export const makeChoices = (
  game: string,
  actions: readonly LegalAction[],
  names: readonly string[],
  about: readonly Plain[],
): Choice[] =>
  actions.map((action) => ({
    action,
    words: actionWords(game, action, names, about),
    about: explained(game, action, "about"),
    reminder: explained(game, action, "reminder"),
  }));

/** Choices by kind, in the order the game lists them; kinds without a title share a group with their neighbours. */
export function groupChoices(game: string, choices: readonly Choice[]): Group[] {
  const groups = byKind(game, choices);
  // Answers like “pass” would be lost in a long list: they come after it, where they can stay in sight.
  return choices.length > MANY
    ? [...groups.filter((group) => group.title), ...groups.filter((group) => !group.title)]
    : groups;
}

function byKind(game: string, choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  const ofKind = new Map<string, Group>();
  for (const choice of choices) {
    const kind = choice.action.kind.toLowerCase();
    const title = wordsFor(`${game}-kind-${kind}`) ?? "";
    const last = groups.at(-1);
    let group = ofKind.get(kind) ?? (last && !title && !last.title ? last : undefined);
    if (!group) groups.push((group = { id: kind, title, choices: [] }));
    ofKind.set(kind, group);
    group.choices.push(choice);
  }
  return groups;
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The choices that have all the wanted words somewhere: in their own, their explanation or their notation. */
export function findChoices(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return choices;
  return choices.filter((choice) => {
    const text = plain(`${choice.words} ${choice.about ?? ""} ${choice.action.notation}`);
    return words.every((word) => text.includes(word));
  });
}

const LOOKED_BACK = 12;

/** What the numbered options of a question belong to: a question that lists them names each `<what>-<number>`. */
export const askedAbout = (prompt: Message): Plain[] =>
  Object.entries(prompt.args ?? {})
    .filter(([name]) => name.endsWith("choice"))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .map((option) => String(option).replace(/-\d+$/, ""));

/** What an answer may be about, nearest first: what the question names, then what the journal named, newest first. */
export function subjects(prompt: Message, journal: readonly Entry[]): Plain[] {
  const found: Plain[] = askedAbout(prompt);
  for (const entry of journal.slice(-LOOKED_BACK).reverse()) {
    for (const [name, value] of Object.entries(entry.message.args ?? {})) {
      if (!Array.isArray(value) && !name.endsWith("seat") && !/(count|number)$/.test(name)) found.push(value);
    }
  }
  return found;
}
