// What boards ask about the moves a hint or a review points at.
import { say } from "../language/speech.svelte";
import type { Advice, Mark } from "./face";

/** What a badge means, for those who can't see it. */
export const markWords = (mark: Mark): string => say(`shell-mark-${mark.badge}`);

/** Marked moves by what they are about, as `keys` tells of each; of several, the one pointed at, or else the best, counts. */
export function marksBy<Key>(advice: Advice | null, keys: (mark: Mark) => readonly Key[]): Map<Key, Mark> {
  const worstFirst = [...(advice?.marks ?? [])].reverse().sort((a, b) => Number(a.pointed) - Number(b.pointed));
  return new Map(worstFirst.flatMap((mark) => keys(mark).map((key): [Key, Mark] => [key, mark])));
}

/** Marked moves by the code of their action: the buttons of a decision. */
export const marksByCode = (advice: Advice | null): Map<number, Mark> => marksBy(advice, (mark) => [mark.action.code]);

/** What is worth a look, of one kind. */
export const worthALook = (advice: Advice | null, kind: string): Set<string> =>
  new Set((advice?.where ?? []).filter((thing) => thing.kind === kind).map((thing) => String(thing.id)));
