// An option in words: a word on its place, a sentence when pointed at, and the answers that lie nowhere on the table.
import type { FluentVariable } from "@fluent/bundle";
import { phrase, seated, typed, say, wordsFor } from "../../../language/speech.svelte";
import { capital } from "../../../language/voice";
import { FALLS_TO } from "../cards/data";
import { cardIn } from "../cards/words";
import { buildingOf, fiefName, holderOf, lordOf, mercenaryName, type Eyes } from "./names";
import type { Option } from "./options";

const GAME = "ortus-regni";

type Args = Record<string, FluentVariable>;

/** With a full stop, unless its last sentence has one. */
export const ended = (words: string): string => (/[.!?…]\s*$/.test(words) ? words.trim() : `${words.trim()}.`);

const bare = (card: string | null) => card?.replace("pool:", "") ?? "";

/** What a place of the table is called, by its parts. */
function placeArgs(eyes: Eyes, place: string | null): Args {
  if (!place) return {};
  const [kind = "", first = "", second = "", third = ""] = place.split(":");
  const number = Number(first);
  const towers = (holder: number) => ({
    towers: eyes.view.seats[holder]?.towers ?? 0,
    who: eyes.leading ? "vikings" : "you",
  });
  if (kind === "towers" || kind === "head") return { name: seated(number, eyes.names), ...towers(number) };
  if (kind === "mercenary") return { mercenary: mercenaryName(eyes, number) };
  if (!["fief", "building", "lord", "properties", "property"].includes(kind)) return {};
  const lord = lordOf(eyes.view, number);
  const holder = holderOf(eyes.view, number);
  const attacked = towers(holder);
  return {
    fief: fiefName(eyes, number),
    name: seated(holder, eyes.names),
    ...attacked,
    needed: attacked.towers + (FALLS_TO[buildingOf(eyes.view, number) ?? ""] ?? 0),
    lord: lord ? cardIn(lord) : "",
    heir: lord === "prince" ? "yes" : "no",
    property: second ? cardIn(second) : "",
    owner: third ? seated(Number(third), eyes.names) : "",
  };
}

function actionArgs(eyes: Eyes, option: Option): Args {
  const fields = option.action?.fields ?? {};
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "fief") args.fief = fiefName(eyes, Number(value));
    else if (name === "mercenary") args.mercenary = mercenaryName(eyes, Number(value));
    else if (name === "earl") args.name = seated(Number(value) - 1, eyes.names);
    else if (name === "owner") args.owner = seated(Number(value) - 1, eyes.names);
    else if (name === "name") args.deck = typed(GAME, "deck", value);
    else if (name === "result") args.result = typed(GAME, "result", value);
    else args[name] = cardIn(String(value));
  }
  return args;
}

export function argsOf(eyes: Eyes, option: Option): Args {
  const mine = eyes.seat === null ? null : eyes.view.seats[eyes.seat];
  return {
    ...actionArgs(eyes, option),
    ...placeArgs(eyes, option.place),
    ...(option.card ? { card: cardIn(bare(option.card)) } : {}),
    deck: mine?.deck ?? 0,
    recruits: eyes.recruits ?? 0,
    ...(option.action?.kind === "Deck" ? { deck: typed(GAME, "deck", String(option.action.fields.name)) } : {}),
  };
}

/** The word on a lit place. */
export const placeWord = (option: Option): string =>
  wordsFor(`${GAME}-table-word-${option.verb}`) ?? say(`${GAME}-table-word-here`);

/** What would happen, in a sentence. */
export function sentence(eyes: Eyes, option: Option): string {
  const words = wordsFor(`${GAME}-table-do-${option.verb}`, argsOf(eyes, option));
  return words === null ? answerWords(eyes, option) : capital(words);
}

const FIELDED = /^(?:field|absorb|give) (.*)$/;

/** “the Lord of your Castle”, “Infantry of Marek”: a card named by words of the notation. */
function unitWords(eyes: Eyes, words: string): FluentVariable {
  const [first = "", second = "", third = ""] = words.split(" ");
  if (first === "unharmed") return phrase(`${GAME}-table-unit-unharmed`, {});
  if (first === "lord") {
    const lord = lordOf(eyes.view, Number(second));
    return phrase(`${GAME}-table-unit-lord`, { card: lord ? cardIn(lord) : "", fief: fiefName(eyes, Number(second)) });
  }
  if (first === "mercenary" && second) return mercenaryName(eyes, Number(second));
  if (first === "garrison")
    return phrase(`${GAME}-table-unit-garrison`, {
      card: cardIn(third),
      mercenary: mercenaryName(eyes, Number(second)),
    });
  if (first === "guard") return phrase(`${GAME}-table-unit-guard`, { card: cardIn(second) });
  if (second === "of")
    return phrase(`${GAME}-table-unit-of`, { card: cardIn(first), name: seated(Number(third) - 1, eyes.names) });
  return cardIn(first);
}

/** An answer as the words of a button, for every question. */
export function answerWords(eyes: Eyes, option: Option): string {
  const unit = FIELDED.exec(option.line)?.[1];
  const args: Args = { ...argsOf(eyes, option), ...(unit ? { unit: unitWords(eyes, unit) } : {}) };
  return capital(
    wordsFor(`${GAME}-table-answer-${option.verb}`, args) ??
      wordsFor(`${GAME}-action-do-${option.verb.replaceAll(" ", "_")}`) ??
      wordsFor(`${GAME}-table-do-${option.verb}`, args) ??
      option.line,
  );
}
