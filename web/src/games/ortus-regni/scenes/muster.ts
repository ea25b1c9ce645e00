// What an Earl may still field, grouped by where it comes from.
import type { LegalAction } from "../../../connection/types";
import type { Army, Earl, OrtusView } from "../view";

export interface MusterItem {
  /** How to field it; nothing for one that is in the field, whose place stays. */
  code: number | null;
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

/** The groups with everything where it lay before: what went into the field leaves its place empty, so that the next click
 * meets what was aimed at. */
export function inTheirPlaces(before: readonly MusterGroup[], now: readonly MusterGroup[]): MusterGroup[] {
  return ORDER.flatMap((from) => {
    const [was, is] = [before, now].map((groups) => groups.find((group) => group.from === from));
    if (!was) return is ? [is] : [];
    const stay = was.items.map(
      (item) => is?.items.find((one) => one.notation === item.notation) ?? { ...item, code: null, count: 0 },
    );
    const come = (is?.items ?? []).filter((item) => !was.items.some((one) => one.notation === item.notation));
    return [{ from, items: [...stay, ...come], left: is?.left ?? was.left }];
  });
}

/** How many cards like the one a levy takes lie where it comes from. */
export function levyStock(earl: Earl | undefined, action: LegalAction): number {
  const [first = "", second = "", third = ""] = String(action.fields.card).split(" ");
  if (first !== "garrison") return earl?.pool[first as keyof Army] ?? 0;
  return earl?.mercenaries.find((one) => one.mercenary === Number(second))?.garrison[third as keyof Army] ?? 0;
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
