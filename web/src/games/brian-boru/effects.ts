// What an action would do to whoever carries it out now, symbol by symbol (BB-7), before anything more is bought.
import { EXPAND_PRICE, PAY_POINTS, TOWN, type Symbol } from "./data";
import { landing } from "./trick";
import type { BrianView } from "./view";

export type Standing = "alone" | "level" | "behind";

export type Effect =
  | { symbol: "town"; town: string | null }
  | { symbol: "coin" | "renown"; count: number; after: number }
  | { symbol: "pay"; coins: number; points: number; after: number }
  | { symbol: "church" | "battle"; count: number; after: number; standing: Standing }
  | { symbol: "marriage"; steps: number; space: number }
  | { symbol: "expand"; towns: number; affordable: boolean }
  | { symbol: "free"; towns: number };

type Ground = Pick<BrianView, "seats" | "towns" | "marker" | "battle_area" | "trick">;

/** Free towns one road from a town of one's own, the active town excepted (BB-7.25, BB-7.26). */
export function inReach(ground: Pick<Ground, "towns" | "marker">, seat: number): string[] {
  const own = Object.keys(ground.towns).filter((id) => ground.towns[id]!.disc === seat && !ground.towns[id]!.vikings);
  const near = new Set(own.flatMap((id) => TOWN.get(id)?.roads ?? []));
  return [...near].filter((id) => !ground.towns[id] && ground.marker.town !== id);
}

function standing(counts: readonly number[], seat: number, after: number): Standing {
  const best = Math.max(...counts.filter((_, other) => other !== seat));
  if (after === 0 || after < best) return "behind";
  return after > best ? "alone" : "level";
}

/** Equal symbols side by side, which are resolved as one (BB-7.22). */
export function runs(symbols: readonly Symbol[]): { symbol: Symbol; count: number }[] {
  const found: { symbol: Symbol; count: number }[] = [];
  for (const symbol of symbols) {
    const last = found.at(-1);
    if (last?.symbol === symbol) last.count += 1;
    else found.push({ symbol, count: 1 });
  }
  return found;
}

class Purse {
  coins: number;
  points: number;

  constructor({ coins, points }: { coins: number; points: number }) {
    this.coins = coins;
    this.points = points;
  }

  /** A coin each; for want of one, points (BB-7.5 to BB-7.8). */
  pay(count: number): { coins: number; points: number } {
    const coins = Math.min(count, this.coins);
    const points = Math.min((count - coins) * PAY_POINTS, this.points);
    this.coins -= coins;
    this.points -= points;
    return { coins, points };
  }
}

export function effects(ground: Ground, seat: number, symbols: readonly Symbol[]): Effect[] {
  const own = ground.seats[seat]!;
  const purse = new Purse(own);
  return runs(symbols).map(({ symbol, count }): Effect => {
    switch (symbol) {
      case "town":
        return { symbol, town: ground.trick?.town ?? null };
      case "coin":
        return { symbol, count, after: (purse.coins += count) };
      case "renown":
        return { symbol, count, after: own.renown + count };
      case "pay":
        return { symbol, ...purse.pay(count), after: purse.coins };
      case "church": {
        const after = own.church + count;
        return {
          symbol,
          count,
          after,
          standing: standing(
            ground.seats.map((one) => one.church),
            seat,
            after,
          ),
        };
      }
      case "battle": {
        const taken = Math.min(count, ground.battle_area);
        const after = own.raiders + taken;
        return {
          symbol,
          count: taken,
          after,
          standing: standing(
            ground.seats.map((one) => one.raiders),
            seat,
            after,
          ),
        };
      }
      case "marriage": {
        const space = landing(
          ground.seats.map((one) => one.track),
          seat,
          count,
        );
        return { symbol, steps: count, space };
      }
      case "expand":
        return { symbol, towns: inReach(ground, seat).length, affordable: purse.coins >= EXPAND_PRICE };
      case "free":
        return { symbol, towns: Object.values(ground.towns).filter((town) => town.vikings).length };
    }
  });
}
