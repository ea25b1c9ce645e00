// The shapes of pieces for the plain table.
import type { LegalAction, View } from "../../connection/types";
import type { Aid, Cells } from "../../table/plain/aid";
import { shapeOf } from "./pieces/shapes";

interface LayingView extends View {
  laying: { item: string; turn: number | null } | null;
}

function picture(view: LayingView, action: LegalAction): Cells | null {
  if (action.kind === "Turned") return shapeOf(view.laying?.item ?? "", Number(action.fields.turn));
  return action.kind === "Lay" || action.kind === "Pick" ? shapeOf(String(action.fields.item), 0) : null;
}

export const aid = (view: View): Aid => ({
  picture: (action) => picture(view as LayingView, action),
  subject: () => {
    const { laying } = view as LayingView;
    return laying && shapeOf(laying.item, laying.turn ?? 0);
  },
});
