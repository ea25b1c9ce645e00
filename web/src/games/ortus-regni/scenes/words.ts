// The words of the scenes. They are learnt when the table is opened, with the code that needs them.
import { learnRoom, listWords, say, speak } from "../../../language/speech.svelte";
import type { Entry } from "../../../connection/types";
import { cardIn, cardName } from "../cards/words";
import type { FateLine } from "./fates";

await learnRoom("ortus-regni-scenes");

type SayArgs = Parameters<typeof say>[1];

export const scene = (id: string, args?: SayArgs): string => say(`ortus-regni-scene-${id}`, args);
export const told = (entry: Entry, names: readonly string[]): string => speak(entry.message, names);
export const fateWords = (line: FateLine): string => scene(`fate-${line.id}`, line.args);
export { cardIn, cardName, listWords };
