// The words of deck building.
import { learnRoom, say } from "../../../language/speech.svelte";

await learnRoom("ortus-regni-decks");

export const deckWords = (id: string, args?: Parameters<typeof say>[1]): string => say(`ortus-regni-decks-${id}`, args);
