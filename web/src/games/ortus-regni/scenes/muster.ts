// What an Earl may still field, grouped by where it comes from.
import type { LegalAction } from "../../../connection/types";
import type { OrtusView } from "../view";

export interface MusterItem {
  code: number;
  notation: string;
  cards: string[];
  count: number;
}

export interface MusterGroup {
  from: "lords" | "hired" | "pool" | "crown" | "hand";
  items: MusterItem[];
  /** How many more cards may come from there; 0 where the others must stay. */
  left: number;
}

const ORDER: MusterGroup["from"][] = ["lords", "hired", "crown", "pool", "hand"];

export function groupsOf(view: OrtusView, seat: number, actions: readonly LegalAction[]): MusterGroup[] {
  const earl = view.seats[seat];
  const groups = new Map<MusterGroup["from"], MusterGroup>();
  if (!earl) return [];
  const fielded = [...(view.battle?.attack ?? []), ...(view.battle?.defence ?? [])].filter(
    (unit) => unit.seat === seat,
  );
  const out = (role: string, card: string) => fielded.filter((unit) => unit.role === role && unit.card === card).length;

  for (const action of actions.filter((one) => one.kind === "Field")) {
    const words = String(action.fields.card).split(" ");
    const [first = "", second = ""] = words;
    const add = (from: MusterGroup["from"], cards: string[], count = 1) => {
      const group = groups.get(from) ?? { from, items: [], left: 0 };
      group.items.push({ code: action.code, notation: action.notation, cards, count });
      groups.set(from, group);
    };
    if (first === "lord") add("lords", [earl.fiefs.find((fief) => fief.fief === Number(second))?.lord ?? "vassal"]);
    else if (first === "mercenary" && second) {
      const garrison = earl.mercenaries.find((one) => one.mercenary === Number(second))?.garrison;
      add("hired", [
        "mercenary",
        ...Array<string>(garrison?.infantry ?? 0).fill("infantry"),
        ...Array<string>(garrison?.knight ?? 0).fill("knight"),
      ]);
    } else if (first === "king") add("crown", ["king"]);
    else if (first === "guard") add("crown", [second], (view.guard[second as "knight"] ?? 0) - out("guard", second));
    else if (first === "infantry" || first === "knight") add("pool", [first], earl.pool[first] - out("pool", first));
    else add("hand", [first], (view.hand ?? []).filter((card) => card === first).length);
  }
  const marched = out("pool", "infantry") + out("pool", "knight");
  const pool = groups.get("pool");
  if (pool) pool.left = earl.field_limit - marched;
  else if (marched < earl.pool.infantry + earl.pool.knight) groups.set("pool", { from: "pool", items: [], left: 0 });
  return ORDER.map((from) => groups.get(from)).filter((group) => group !== undefined);
}
