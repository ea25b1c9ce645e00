// A meal as one puts it together: what is on the table, whether it can be arranged, and what it leaves empty (FO-5).
import { colourOf, GOODS, kindOf } from "../pieces/items";

export interface Dish {
  /** A food, or silver. */
  item: string;
  upright: boolean;
}

export type Place = Dish | null;

/** The card with which two peas may lie lengthwise. */
const TWO_PEAS = 186;

export const isFood = (item: string): boolean => {
  const colour = colourOf(item);
  return colour === "orange" || colour === "red";
};

export const isSquare = (item: string): boolean => {
  const good = GOODS.get(kindOf(item));
  return !good || good.width === good.height;
};

/** How many columns a dish covers: its longer side lengthwise, its shorter one upright (FO-5.5). */
export function widthOf({ item, upright }: Dish): number {
  const good = GOODS.get(kindOf(item));
  return good ? (upright ? good.height : good.width) : 1;
}

export const covered = (dishes: readonly Dish[]): number => dishes.reduce((sum, dish) => sum + widthOf(dish), 0);

/** One of a kind may lie lengthwise (FO-5.7), with a card two peas; square ones always do. */
export function lengthwiseLeft(item: string, dishes: readonly Dish[], played: readonly number[]): number {
  if (isSquare(item)) return Infinity;
  const most = kindOf(item) === "peas" && played.includes(TWO_PEAS) ? 2 : 1;
  return most - dishes.filter((dish) => kindOf(dish.item) === kindOf(item) && !dish.upright).length;
}

/**
 * The dishes in an order in which no two of a colour are neighbours (FO-5.10), silver and empty columns between them
 * where need be; `null` is an empty column. Null for all of it if there is no such order.
 */
export function arranged(dishes: readonly Dish[], columns: number): Place[] | null {
  const orange = dishes.filter(({ item }) => colourOf(item) === "orange");
  const red = dishes.filter(({ item }) => colourOf(item) === "red");
  const empty = columns - covered(dishes);
  if (empty < 0) return null;
  const between: Place[] = [
    ...dishes.filter(({ item }) => item === "silver"),
    ...Array.from({ length: empty }, () => null),
  ];
  const [more, fewer] = orange.length >= red.length ? [orange, red] : [red, orange];
  if (more.length - fewer.length > between.length + 1) return null;
  const order: Place[] = [];
  const others: Place[] = [...fewer];
  let spare = between.length;
  for (const [place, dish] of more.entries()) {
    order.push(dish);
    if (place === more.length - 1) break;
    const next = others.shift();
    if (next) order.push(next);
    else order.push(between[between.length - spare--] ?? null);
  }
  return [...order, ...others, ...between.slice(between.length - spare)];
}

/** The meal as one line: every dish from left to right. */
export const mealLine = (order: readonly Place[]): string =>
  ["feast", ...order.map((dish) => (dish === null ? "empty" : dish.upright ? `${dish.item}:upright` : dish.item))].join(
    " ",
  );
