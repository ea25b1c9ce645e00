// The question of this moment laid before whoever chooses: what may be done, why the rest may not, and what is marked.
import { untrack } from "svelte";
import type { LegalAction } from "../../../connection/types";
import { listWords, say } from "../../../language/speech.svelte";
import { announce } from "../../../shell/announcer.svelte";
import { worthALook } from "../../../table/advice";
import type { Advice } from "../../../table/face";
import type { OrtusForecast, OrtusView } from "../view";
import type { Choosing } from "./choosing.svelte";
import { markedOptions, options } from "./options";
import { placeWord } from "./words";

export interface Question {
  /** Another one for every moment that asks something else. */
  asked: string;
  view: OrtusView;
  seat: number | null;
  names: readonly string[];
  actions: LegalAction[];
  forecast: OrtusForecast | null;
  advice: Advice | null;
  inTurn: boolean;
  /** A touch screen: everything is confirmed. */
  careful: boolean;
}

/** Milliseconds after which one plays without the rules' thoughts, step by step. */
const LONG = 4000;

export function layBefore(choosing: Choosing, question: () => Question): void {
  let late = $state(false);
  const asked = $derived(question().asked);
  $effect(() => {
    void asked;
    late = false;
    const timer = setTimeout(() => (late = true), LONG);
    return () => clearTimeout(timer);
  });
  $effect.pre(() => {
    const { view, seat, names, actions, forecast, advice, inTurn, careful } = question();
    choosing.options = options(view, seat, actions, forecast?.uses ?? null, !late);
    choosing.barred = forecast?.barred ?? [];
    choosing.closed = forecast?.closed ?? null;
    choosing.names = [...names];
    choosing.inTurn = inTurn;
    choosing.marked = markedOptions(advice, view, seat);
    choosing.worth = worthALook(advice, "card");
    choosing.careful = careful;
    untrack(() => choosing.resume());
  });
  // A new question lowers what was picked for the last one.
  $effect(() => {
    void asked;
    untrack(() => choosing.putBack());
  });
  // Whoever can't see the lit places is told them.
  $effect(() => {
    const words = [...choosing.lit.values()].flatMap((found) => (found[0] ? [placeWord(found[0])] : []));
    if (choosing.picked && words.length)
      announce(say("ortus-regni-table-lit-places", { count: words.length, places: listWords([...new Set(words)]) }));
  });
}
