// The figures of the lesson.
import { learnRoom } from "../../../language/speech.svelte";
import type { Figures } from "../../../rules/lessons";
import BattleCards from "./BattleCards.svelte";
import Cards from "./Cards.svelte";
import Fief from "./Fief.svelte";
import Vikings from "./Vikings.svelte";

await learnRoom("ortus-regni-table");

export const figures: Figures = { cards: Cards, fief: Fief, fates: BattleCards, vikings: Vikings };
