// What a space asks for and gives, as a row of pictures: read from the content of the rules, never written down twice.
import type { Effect, Part, Space } from "../data";

/** One picture of a row: an item with a number, or a sign. */
export type Token =
  | { kind: "item"; item: string; count: string; cost: boolean }
  | { kind: "sign"; sign: Sign; count: string }
  | { kind: "text"; text: "arrow" | "or" | "plus" | "break" };

export type Sign =
  | "die8"
  | "die12"
  | "loot"
  | "mountain"
  | "up"
  | "up2"
  | "green"
  | "blue"
  | "draw"
  | "play"
  | "weapons"
  | "forge"
  | "special"
  | "emigrate"
  | "island"
  | "imitate";

const ARROW: Token = { kind: "text", text: "arrow" };
const OR: Token = { kind: "text", text: "or" };
const BREAK: Token = { kind: "text", text: "break" };

const numbered = (count: number | string) => (count === 1 ? "" : String(count));
const item = (id: string, count: number | string = 1, cost = false): Token => ({
  kind: "item",
  item: id,
  count: numbered(count),
  cost,
});
const sign = (name: Sign, count: number | string = 1): Token => ({ kind: "sign", sign: name, count: numbered(count) });

const itemsOf = (items: Record<string, number | string> | undefined, cost: boolean, players: number): Token[] =>
  Object.entries(items ?? {}).map(([id, count]) => item(id, count === "players" ? players : count, cost));

function effectTokens(effect: Effect): Token[] {
  if (effect.mountain) return effect.mountain.map((count) => sign("mountain", String(count)));
  if (effect.upgrade) return [sign(effect.upgrade.steps > 1 ? "up2" : "up", String(effect.upgrade.up_to))];
  if (effect.flip_green_to_blue) return [sign("green"), ARROW, sign("blue")];
  if (effect.draw_occupation) return [sign("draw")];
  if (effect.play_occupation)
    return [sign("play", effect.play_occupation.up_to > 1 ? `1–${effect.play_occupation.up_to}` : 1)];
  if (effect.draw_weapons) return [sign("weapons", effect.draw_weapons)];
  if (effect.take_forgeable) return [sign("forge")];
  if (effect.buy_special) return [sign("special", `1–${effect.buy_special.up_to}`)];
  return effect.emigrate ? [...effect.emigrate.slice(0, 1).map((ship) => item(ship, 1, true)), sign("emigrate")] : [];
}

/** A cost, an arrow, and what comes of it. */
export function partTokens(part: Part, round: number, players: number): Token[] {
  const cost = Object.fromEntries(
    Object.entries(part.cost ?? {}).map(([id, count]) => [id, count === "round" ? round : count]),
  );
  const pays = itemsOf(cost, true, players);
  const gets = [...(part.effects ?? []).flatMap(effectTokens), ...itemsOf(part.gain, false, players)];
  return pays.length ? [...pays, ARROW, ...gets] : gets;
}

function joined(parts: Token[][], between: Token): Token[] {
  return parts.flatMap((part, i) => (i ? [between, ...part] : part));
}

function diceTokens(dice: NonNullable<Space["dice"]>): Token[] {
  const most = dice.ships_max ?? 1;
  const ship = dice.ship ? [item(dice.ship, most > 1 ? `1–${most}` : 1, true)] : [];
  const gets = dice.success.gain ? itemsOf(dice.success.gain, false, 1) : [sign("loot")];
  return [...ship, sign(dice.die === "d8" ? "die8" : "die12"), ARROW, ...gets];
}

/** The pictures of a space, in printed order. `round` is the price of emigrating, `players` how much wood there is. */
export function recipe(space: Space, round: number, players: number): Token[] {
  if (space.dice) return diceTokens(space.dice);
  if (space.explore) return [...joined((space.requires_any ?? []).slice(0, 1).map((ship) => [item(ship, 1, true)]), OR), ARROW, sign("island")]; // prettier-ignore
  if (space.gain_per) {
    const range = `1–${space.gain_per.max}`;
    return [item(space.gain_per.per, range, true), ARROW, item(space.gain_per.good, range)];
  }
  if (space.by_players) return itemsOf(space.by_players[String(players)], false, players);
  if (space.id.startsWith("imitate_")) return [sign("imitate")];
  const needs = itemsOf(space.requires, true, players);
  const any = joined(
    (space.cost_any ?? []).map((cost) => itemsOf(cost, true, players)),
    OR,
  );
  const paid = partTokens({ ...space, effects: space.effects }, round, players);
  const options = [...(space.choose ?? []), ...(space.optional ?? [])].map((part) => partTokens(part, round, players));
  const choices = joined(options, space.choose ? OR : BREAK);
  if (needs.length && !paid.some((token) => token === ARROW)) return [...needs, ARROW, ...paid];
  if (any.length) return [...any, ARROW, ...paid];
  if (!paid.length || !choices.length) return [...needs, ...paid, ...choices, ...conditional(space, players)];
  return space.cost ? [...paid, ...choices] : [...paid, BREAK, ...choices];
}

function conditional(space: Space, players: number): Token[] {
  return (space.gain_if ?? []).flatMap(({ if: owned, gain }) => [
    BREAK,
    ...itemsOf(owned, true, players),
    ARROW,
    ...itemsOf(gain, false, players),
  ]);
}

/** What a space gives, for those who look for something: items and signs. */
export function gives(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "item" && !token.cost) found.add(token.item);
    else if (token.kind === "sign") found.add(token.sign);
  }
  return found;
}

// How wide pictures are, in pictures: an item is one, a number before it nearly half, an arrow less than one.
const widthOf = (token: Token): number =>
  token.kind === "text" ? (token.text === "or" ? 0.4 : 0.8) : (token.count && !isCoin(token) ? 0.35 + 0.2 * token.count.length : 0) + signWidth(token) + 0.12; // prettier-ignore
const isCoin = (token: Token) => token.kind === "item" && token.item === "silver";
const signWidth = (token: Token) => (token.kind === "sign" && token.sign.startsWith("up") ? (token.sign === "up2" ? 1.1 : 0.6) : 1); // prettier-ignore
const lineWidth = (line: readonly Token[]) => line.reduce((sum, token) => sum + widthOf(token), 0);

/** The lines of a recipe; where there is room for several, a long one goes on after its arrow. */
export function linesOf(tokens: readonly Token[], tall: boolean): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "text" && token.text === "break") lines.push([]);
    else lines.at(-1)?.push(token);
  }
  const found = lines.filter((line) => line.length);
  if (!tall || found.length > 1) return found;
  return found.flatMap((line) => {
    if (lineWidth(line) <= WIDEST) return [line];
    const at = line.findIndex((token) => token === ARROW);
    const cut = at >= 0 ? at + 1 : line.findIndex((token) => token === OR);
    return cut > 0 ? [line.slice(0, cut), line.slice(cut)] : [line];
  });
}
const WIDEST = 5;

/** How large pictures may be, so that the longest line fits so many pixels. */
export const sizeFor = (lines: readonly Token[][], pixels: number, most: number): number =>
  Math.floor(Math.min(most, pixels / Math.max(1, ...lines.map(lineWidth))));
