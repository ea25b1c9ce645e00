// What a game may lend to the plain table from its own folder (`games/<id>/aid.ts`), loaded only when somebody sits there.
import type { LegalAction, View } from "../../connection/types";

/** The cells of a shape: row and column of each. */
export type Cells = readonly (readonly [number, number])[];

export interface Aid {
  /** A shape that says more about an action than its words. */
  picture?: (action: LegalAction) => Cells | null;
  /** The shape the question is about. */
  subject?: () => Cells | null;
}

/** A game's aid for one moment of it. */
export type MakeAid = (view: View) => Aid;

const aids = import.meta.glob<{ aid: MakeAid }>("../../games/*/aid.ts");

export async function aidOf(game: string): Promise<MakeAid | null> {
  const load = aids[`../../games/${game}/aid.ts`];
  return load ? (await load()).aid : null;
}
