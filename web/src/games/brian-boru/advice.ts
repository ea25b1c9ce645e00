// Where a hint or a review points on this table: cards of the hand and towns of the map.
import { marksBy } from "../../table/advice";
import type { Advice, Mark } from "../../table/face";
import type { BrianView } from "./view";

/** Every marked move stands on its cards. */
export const cardMarks = (advice: Advice | null): Map<number, Mark> =>
  marksBy(advice, ({ action: { fields } }) =>
    [fields.card, fields.first, fields.second].filter((card) => card !== undefined).map(Number),
  );

/** The move pointed at: one that names a town is shown there, one that plays a card at the town it is played for. */
export function townMarks(advice: Advice | null, view: BrianView): Map<string, Mark> {
  return marksBy(advice, ({ pointed, action: { kind, fields } }) => {
    const town = fields.town ?? (kind === "Play" ? view.marker.town : null);
    return pointed && town !== null && town !== undefined ? [String(town)] : [];
  });
}
