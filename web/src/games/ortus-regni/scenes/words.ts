// The words of the scenes. They are learnt when the table is opened, with the code that needs them.
import { learnRoom, listWords, say, seated, speak } from "../../../language/speech.svelte";
import { capital } from "../../../language/voice";
import type { Entry } from "../../../connection/types";
import { briefOf, cardIn, cardName, cardsIn } from "../cards/words";
import type { FateLine } from "./fates";

await learnRoom("ortus-regni-scenes");

type SayArgs = Parameters<typeof say>[1];

export const scene = (id: string, args?: SayArgs): string => say(`ortus-regni-scene-${id}`, args);
export const told = (entry: Entry, names: readonly string[]): string => speak(entry.message, names);
/** A whole sentence of a scene, which may begin with a name. */
export const sceneSentence = (id: string, args?: SayArgs): string => capital(scene(id, args));
export const fateWords = (line: FateLine): string => sceneSentence(`fate-${line.id}`, line.args);
export { briefOf, cardIn, cardName, cardsIn, listWords, seated };
