// An action in words: the game's own if its catalogue has some (`<game>-action-<kind>`), else its notation.
import type { LegalAction } from "../connection/types";
import { nameOf, wordsFor } from "../language/speech.svelte";

const kindOf = (name: string) => name.slice(name.lastIndexOf("_") + 1);

export function actionWords(game: string, action: LegalAction): string {
  const args = Object.fromEntries(
    Object.entries(action.fields).map(([name, value]) => [name, typeof value === "string" ? nameOf(game, kindOf(name), value) : value]),
  );
  return wordsFor(`${game}-action-${action.kind.toLowerCase()}`, args) ?? action.notation;
}

/** Actions by kind, in the order the game lists them. */
export function byKind(actions: readonly LegalAction[]): [string, LegalAction[]][] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions) groups.set(action.kind, [...(groups.get(action.kind) ?? []), action]);
  return [...groups];
}
