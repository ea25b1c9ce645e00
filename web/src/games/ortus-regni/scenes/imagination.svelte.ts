// A defence that somebody imagines before it is known, card by card. What follows from it is asked of the rules, and asked again
// whenever the attack changes.
import type { Decision } from "../../../table/face";
import type { Supposed } from "./fates";

interface Given {
  /** Which battle: another one is imagined anew. */
  battle: number;
  /** The battle against all on the defender's table, as the rules told it; null once the defence is known. */
  told: Supposed | null;
  suppose: Decision["suppose"];
}

export interface Imagination {
  /** What is shown: the latest answer of the rules. */
  readonly now: Supposed | null;
  /** Everybody on the table is imagined to defend. */
  readonly all: boolean;
  /** Imagine what a line says; null: everybody. */
  imagine: (line: string | null) => void;
}

export function imagination(given: () => Given): Imagination {
  let asked = $state.raw<{ battle: number; line: string } | null>(null);
  let answer = $state.raw<{ battle: number; line: string; supposed: Supposed } | null>(null);

  $effect(() => {
    const { battle, told, suppose } = given();
    const question = asked;
    if (!told || question?.battle !== battle) return;
    let gone = false;
    void suppose(question.line).then((found) => {
      if (gone) return;
      if (found) answer = { ...question, supposed: found as unknown as Supposed };
      else asked = answer; // can't be imagined: what was shown before stays
    });
    return () => (gone = true);
  });

  const here = <T extends { battle: number }>(one: T | null): T | null =>
    one?.battle === given().battle && given().told ? one : null;
  return {
    get now() {
      return here(asked) ? (here(answer)?.supposed ?? given().told) : given().told;
    },
    get all() {
      return here(asked) === null;
    },
    imagine(line) {
      asked = line === null ? null : { battle: given().battle, line };
      if (line === null) answer = null;
    },
  };
}
