// What each Battle card would do, as the rules tell it (`interface/battle_outcomes.py`), and how it is put into words.
import type { FluentVariable } from "@fluent/bundle";
import { seated } from "../../../language/speech.svelte";
import type { Unit } from "../view";

export interface SideOutcome {
  points: number;
  /** Cards that can be lost, and the least that are. */
  mortal: number;
  lost: number;
}

export interface Outcome {
  attacker: SideOutcome;
  defender: SideOutcome;
  target: {
    absorbed: number;
    towers: number;
    reach: number;
    needed: number;
    standing: number;
    fallen: number;
  };
  captured: { seat: number; card: string; fief: number; ransom: boolean }[];
  may_take: boolean;
  eliminated: boolean;
}

export interface Fate {
  card: string;
  left: number;
  outcome: Outcome | null;
  /** Who decides for the Church; null where nobody does. */
  decides: number | null;
}

export interface Fates {
  attack: number;
  defence: number;
  defenders: number;
  undefended: Outcome | null;
  left?: number;
  drawn?: string | null;
  result?: string | null;
  cards: Fate[];
}

/** A card on the table, or a Mercenary with his garrison, that could stand up to defend. */
export interface Candidate {
  cards: Unit[];
  /** It does, in this imagination. */
  stands: boolean;
  /** The line that imagines it the other way; null where it can't join as things are. */
  line: string | null;
}

/** A battle against a defence that is only imagined (`interface/imagined_defence.py`). */
export interface Supposed extends Fates {
  roster: Candidate[];
}

export interface BattleForecast {
  stage: "attack" | "defence" | "allies" | "card" | "damage" | "spoils" | "ransom";
  tactics: boolean;
  price: number;
  now?: Fates;
  imagined?: Supposed;
}

/** Everything a sentence about a fate needs to know of the battle. */
export interface Setting {
  attacker: number | "vikings";
  defender: number;
  way: "towers" | "raid" | "siege";
  me: number | null;
  names: readonly string[];
  building: FluentVariable;
  price: number;
  cardList: (cards: readonly string[]) => FluentVariable;
}

export interface FateLine {
  id: string;
  args: Record<string, FluentVariable>;
  /** For me: good, bad, or neither. */
  mood: "good" | "bad" | "plain";
}

type Mood = FateLine["mood"];

interface Chance {
  least: number;
  most: number;
}

/** In how many of a hundred draws the target falls: a range where the Church may rule either way, and whoever decides for
 * it isn't me. */
export function chances(fates: Fates, setting: Pick<Setting, "attacker" | "defender" | "me">): Chance {
  if (fates.undefended) {
    const sure = fates.undefended.target.fallen ? 100 : 0;
    return { least: sure, most: sure };
  }
  let least = 0;
  let most = 0;
  const falls = (fate: Fate) => (fate.outcome?.target.fallen ?? 0) > 0;
  const rulings = fates.cards.filter((fate) => fate.outcome);
  for (const fate of fates.cards) {
    if (fate.outcome ? falls(fate) : rulings.every(falls)) least += fate.left;
    if (fate.outcome ? falls(fate) : rulings.some(falls)) most += fate.left;
  }
  if (fates.cards.some((fate) => fate.decides !== null && fate.decides === setting.me)) {
    if (setting.me === setting.attacker) least = most;
    if (setting.me === setting.defender) most = least;
  }
  const share = (count: number) => Math.round((100 * count) / Math.max(1, fates.left ?? 1));
  return { least: share(least), most: share(most) };
}

/** What is taken off in a sum: nothing has no sign. */
export const lessBy = (count: number): string => (count ? `−${count}` : "0");

/** How many more cards in the field would keep the target standing if the card is Normal. */
export function cardsToHold(outcome: Outcome, way: Setting["way"]): number {
  const { reach, needed, fallen } = outcome.target;
  return fallen ? (way === "siege" ? reach - needed + 1 : reach) : 0;
}

/** What an outcome means, one thing to a line, what is attacked first. */
export function fateLines(outcome: Outcome, setting: Setting): FateLine[] {
  const attacks = setting.me !== null && setting.me === setting.attacker;
  const defends = setting.me === setting.defender;
  const mood = (goodForAttacker: boolean): Mood =>
    attacks === defends ? "plain" : goodForAttacker === attacks ? "good" : "bad";
  const lines = [targetLine(outcome, setting, mood)];
  if (outcome.eliminated) lines.push({ id: "eliminated", args: who(setting, setting.defender), mood: mood(true) });
  lines.push(...captureLines(outcome, setting, mood));
  lines.push(sideLine(outcome.attacker, setting, setting.attacker, mood(false)));
  if (outcome.defender.mortal) lines.push(sideLine(outcome.defender, setting, setting.defender, mood(true)));
  if (outcome.may_take) lines.push({ id: "may-take", args: who(setting, setting.attacker), mood: mood(true) });
  return lines;
}

/** What came of it, once all is over: what was attacked, and what either side really lost. Who keeps what the journal tells. */
export function endLines(outcome: Outcome, setting: Setting, lost: { attack: number; defence: number }): FateLine[] {
  const took = (side: SideOutcome, seat: number | "vikings", count: number): FateLine => {
    const line = sideLine(side, setting, seat, "plain");
    return line.id === "takes-nothing" ? line : { ...line, id: "took", args: { ...line.args, lost: count } };
  };
  const lines = [targetLine(outcome, setting, () => "plain"), took(outcome.attacker, setting.attacker, lost.attack)];
  if (outcome.defender.mortal) lines.push(took(outcome.defender, setting.defender, lost.defence));
  return lines;
}

/** What was foreseen speaks of a defence other than the one that stands in the field: no longer of this battle. */
export const outdated = (fates: Fates, defence: number, count: number): boolean =>
  count > 0 && (fates.undefended !== null || fates.defence !== defence);

/** How likely each card is, without what it would do. */
export const oddsOnly = (fates: Fates): Fates => ({
  ...fates,
  undefended: null,
  cards: fates.cards.map((fate) => ({ ...fate, outcome: null, decides: null })),
});

function who(setting: Setting, seat: number | "vikings"): Record<string, FluentVariable> {
  if (seat === "vikings") return { who: "vikings", name: "" };
  return { who: seat === setting.me ? "you" : "earl", name: seated(seat, setting.names) };
}

function targetLine(outcome: Outcome, setting: Setting, mood: (good: boolean) => Mood): FateLine {
  const { reach, needed, fallen, standing } = outcome.target;
  const untouched = outcome.defender.points === 0;
  const args = { building: setting.building, reach, needed, fallen, standing };
  const id = fallen ? "falls" : untouched ? "untouched" : "stands";
  return { id: `${setting.way}-${id}`, args, mood: mood(fallen > 0) };
}

function captureLines(outcome: Outcome, setting: Setting, mood: (good: boolean) => Mood): FateLine[] {
  if (!outcome.captured.length) return [];
  const lords = setting.cardList(outcome.captured.map((lord) => lord.card));
  const whose = outcome.captured[0]?.seat ?? 0;
  const ransom = outcome.captured.some((lord) => lord.ransom);
  return [
    {
      id: ransom ? "captured" : "captured-lost",
      args: { lords, count: outcome.captured.length, price: setting.price, ...who(setting, whose) },
      mood: mood(whose === setting.defender),
    },
  ];
}

function sideLine(side: SideOutcome, setting: Setting, seat: number | "vikings", mood: Mood): FateLine {
  const args = { points: side.points, lost: side.lost, mortal: side.mortal, ...who(setting, seat) };
  if (side.points === 0) return { id: "takes-nothing", args, mood: mood === "plain" ? "plain" : flip(mood) };
  const all = side.mortal > 1 && side.lost === side.mortal;
  return { id: all ? "takes-all" : side.lost ? "takes" : "takes-unhurt", args, mood: side.lost ? mood : "plain" };
}

const flip = (mood: Mood): Mood => (mood === "good" ? "bad" : "good");
