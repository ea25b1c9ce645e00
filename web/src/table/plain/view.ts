// Reading a view of any game: what is worth showing of it, and in which order.
export const isPlain = (part: unknown): boolean => part === null || typeof part !== "object";

/** A list without anything nested in it. */
export const isFlat = (part: unknown): boolean => Array.isArray(part) && part.every(isPlain);

/** Nothing, or nothing known: it takes no room. */
export function isEmpty(part: unknown): boolean {
  if (part === null || part === undefined || part === false || part === "") return true;
  return typeof part === "object" && Object.values(part).every(isEmpty);
}

/** The fields of a view that every game has, and that the table around it shows already. */
const AROUND = new Set(["game", "players", "options", "seat", "ply", "awaiting", "over", "result"]);

export const ownPart = (view: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(view).filter(([name]) => !AROUND.has(name)));

/** What isn't empty, one's own seat before the others'. */
export function partsInOrder(value: unknown, field: string, seat: number | null): [string, unknown][] {
  const parts = Object.entries(value as object).filter(([, part]) => !isEmpty(part));
  if (field !== "seats" || seat === null) return parts;
  return [...parts.filter(([name]) => Number(name) === seat), ...parts.filter(([name]) => Number(name) !== seat)];
}
