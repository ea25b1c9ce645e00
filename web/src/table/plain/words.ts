// Any game in words, from its catalogue alone. An action is said by `<game>-action-<kind>`, a value by
// `<game>-<type>-<value>`, where a value's type is the last word of its field's name, or whatever the catalogue says the
// field is named by: `<game>-names-of-<field>` (of an action's field also `<game>-names-of-<kind>_<field>`). What has no words is shown as the game writes it, as legibly as may be.
import type { FluentVariable } from "@fluent/bundle";
import type { LegalAction } from "../../connection/types";
import { knownName, say, seated, typed, wordsFor } from "../../language/speech.svelte";
import { capital } from "../../language/voice";

export type Plain = number | string;

const lastWord = (field: string) => field.slice(field.lastIndexOf("_") + 1);
const legible = (text: string) => text.replaceAll("_", " ");

/** What the values of a field are named by. `seat` counts people from 0, `player` from 1, as notation does. */
export function typeOf(game: string, field: string): string {
  return wordsFor(`${game}-names-of-${field}`) ?? wordsFor(`${game}-names-of-${lastWord(field)}`) ?? lastWord(field);
}

/** A value of a field in words, or null if the catalogue has none. */
export function named(game: string, field: string, value: Plain, names: readonly string[]): string | null {
  const type = typeOf(game, field);
  if (typeof value === "number" && (type === "seat" || type === "player")) {
    const seat = type === "seat" ? value : value - 1;
    return names[seat] ?? say("seat-number", { number: seat + 1 });
  }
  return knownName(game, type, value);
}

/** An id of the game in words, whatever it is an id of: the catalogue lists the types that have ids like it. */
export function namedSomehow(game: string, id: string): string | null {
  const type = typeOfId(game, id);
  return type && knownName(game, type, id);
}

const typeOfId = (game: string, id: string): string | null =>
  (wordsFor(`${game}-named-types`) ?? "").split(" ").find((type) => type && knownName(game, type, id)) ?? null;

export const valueWords = (game: string, field: string, value: Plain, names: readonly string[]): string =>
  named(game, field, value, names) ??
  (typeof value === "string" ? (namedSomehow(game, value) ?? legible(value)) : String(value));

/** A value that is all its field holds. Where the catalogue says what the members of a field are, a number alone is how many they are. */
export function soleWords(game: string, field: string, value: Plain, names: readonly string[]): string {
  const type = typeOf(game, field);
  const counts = typeof value === "number" && type !== lastWord(field) && type !== "seat" && type !== "player";
  return counts ? String(value) : valueWords(game, field, value, names);
}

export const fieldWords = (game: string, field: string): string =>
  wordsFor(`${game}-field-${field}`) ?? capital(legible(field));

/** A field as a message's name has it: a number inside a text is an argument, so that `lord 3` is `lord_n`. */
const slug = (value: Plain) =>
  typeof value === "number" ? String(value) : value.replaceAll(/\b\d+\b/g, "n").replaceAll(" ", "_");

/** A value of an action's field inside a sentence. */
function argument(game: string, field: string, value: Plain, names: readonly string[]): FluentVariable {
  const type = typeOf(game, field);
  if (typeof value === "number" && (type === "seat" || type === "player"))
    return seated(type === "seat" ? value : value - 1, names);
  if (knownName(game, type, value) !== null) return typed(game, type, value);
  const somehow = typeof value === "string" ? typeOfId(game, value) : null;
  if (somehow) return typed(game, somehow, value);
  return named(game, field, value, names) ?? (typeof value === "string" ? legible(value) : value);
}

/** Fields that notation counts from 0 and words from 1. */
const GRID_FIELDS = new Set(["row", "column"]);

function argumentsOf(game: string, action: LegalAction, names: readonly string[]): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(action.fields)) {
    const inside = typeof value === "string" ? /\d+/.exec(value) : null;
    if (inside) {
      const seat = Number(inside[0]) - 1;
      Object.assign(args, { number: seat + 1, player: names[seat] === undefined ? inside[0] : seated(seat, names) });
    }
    args[field] =
      GRID_FIELDS.has(field) && typeof value === "number"
        ? value + 1
        : argument(game, `${action.kind.toLowerCase()}_${field}`, value, names);
  }
  return args;
}

/**
 * An action in words. `about` is what the question is about, nearest first: the same answer may mean something else
 * after each card or space, and then has words for it (`<game>-action-<kind>-<about>-<answer>`).
 */
export function actionWords(
  game: string,
  action: LegalAction,
  names: readonly string[] = [],
  about: readonly Plain[] = [],
): string {
  const base = `${game}-action-${action.kind.toLowerCase()}`;
  const answer = Object.values(action.fields).map(slug).filter(Boolean).join("_");
  const args = argumentsOf(game, action, names);
  for (const id of [...about.map((one) => `${base}-${one}-${answer}`), `${base}-${answer}`, base]) {
    const words = wordsFor(id, args);
    if (words) return capital(words);
  }
  return capital(legible(action.notation));
}

/** What an action's card, space or piece does: said beside it (`about`), or when pointed at (`reminder`). */
export function explained(game: string, action: LegalAction, by: "about" | "reminder"): string | null {
  for (const value of Object.values(action.fields)) {
    const words = wordsFor(`${game}-${by}-${value}`);
    if (words) return words;
  }
  return null;
}
