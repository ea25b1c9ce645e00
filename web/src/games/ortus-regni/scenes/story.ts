// What happened in the scene under way, told again from the journal: a battle, a struggle, a Joust, the Vikings' turn.
// The view shows how things stand; a scene also shows how they came about, and what was lost on the way.
import type { Entry } from "../../../connection/types";
import type { Args } from "../../../language/speech.svelte";
import { LORDS } from "../cards/data";
import type { Unit } from "../view";

/** A card in the field, with what became of it. */
export interface Fighter {
  seat: number | "vikings";
  card: string;
  role: Unit["role"] | "horde";
  fief?: number;
  mercenary?: number;
  lost: boolean;
  captive: boolean;
}

interface Begun {
  /** The place in the journal of the entry that began it. */
  id: number;
  /** What was told since, the beginning included. */
  entries: Entry[];
}

export interface BattleStory extends Begun {
  kind: "battle";
  attacker: number | "vikings";
  /** Who leads the attack: the Earl, or whose cube leads the Vikings. */
  leader: number;
  defender: number;
  way: "towers" | "raid" | "siege";
  fief: number | null;
  attack: Fighter[];
  defence: Fighter[];
  undefended: boolean;
  card: string | null;
  /** What is made of the card by the Church or by Banners. */
  result: string | null;
  /** Who turned the result with a Banner, one after another (Medieval Tactics). */
  banners: number[];
  damage: { attacker: number; defender: number } | null;
  towersAbsorb: number;
  fallen: string[];
  held: { points: number; needed: number } | null;
  buildingFell: string | null;
  ransom: boolean;
}

export interface StruggleStory extends Begun {
  kind: "struggle";
  actor: number;
  victim: number;
  card: string;
  fief: number | null;
  mercenary: number | null;
  target: string | null;
  plays: { seat: number; card: string }[];
  /** The line that says how it ended. */
  outcome: Entry | null;
}

export interface Rider {
  seat: number;
  excused: boolean;
  attends: boolean;
  /** A Property, or a building with its Properties. */
  stake: string[];
  rider: string | null;
  hidden: boolean;
  lord: boolean;
  dealt: string[];
}

export interface JoustStory extends Begun {
  kind: "joust";
  caller: number;
  riders: Rider[];
  winner: number | null;
  off: boolean;
}

export interface VikingStory extends Begun {
  kind: "vikings";
  grown: string[];
  arrived: boolean;
  leader: number | null;
}

export interface SmallStory extends Begun {
  kind: "small";
}

export type Story = BattleStory | StruggleStory | JoustStory | VikingStory | SmallStory;

/** What a story must look up elsewhere: the journal names a Mercenary, and his garrison comes with him. */
export interface Lookup {
  garrison: (mercenary: number) => { infantry: number; knight: number };
  sameSide: (one: number, other: number) => boolean;
}

export const nameOfEntry = (entry: Entry): string => entry.message.key.slice(entry.message.key.indexOf(".") + 1);

const seatIn = (args: Args, name = "seat"): number => Number(args[name]);
const textIn = (args: Args, name: string): string => String(args[name]);
const numberIn = (args: Args, name: string): number | null => (args[name] === undefined ? null : Number(args[name]));

const WAYS: Record<string, BattleStory["way"]> = {
  "attacks-towers": "towers",
  raids: "raid",
  besieges: "siege",
  "vikings-attack-towers": "towers",
  "vikings-raid": "raid",
  "vikings-besiege": "siege",
};
const PLOTS = ["struggle-lord", "struggle-property", "struggle-mercenary"];
const PLOT_ENDS = [
  "foiled",
  "murdered",
  "murdered-with-fief",
  "burnt",
  "stolen",
  "mercenary-killed",
  "mercenary-stolen",
];
const VIKING_BEGINNINGS = ["vikings-arrive", "horde-grows", "controller"];
/** Things that deserve a glance, not a scene: shown in the middle of the board while they are told. */
const SMALL = [
  "banquet-held", "recruited", "crowned", "bequeathed", "emissary-sent", "eliminated", "exhausted", "hand-shown",
  "horde-dormant", "vikings-rest", "won", "shared-win", "won-by-crown", "vikings-won", "banner-laid",
  "vikings-arrive", "levied",
]; // prettier-ignore

/** What may be told between the beginning and the end of each kind of scene. */
const WITHIN: Record<Exclude<Story["kind"], "small">, string[]> = {
  battle: [
    "white-forward", "fielded-lord", "fielded-hand", "fielded-pool", "fielded-mercenary", "fielded-king",
    "fielded-guard", "undefended", "battle-card", "church-chose", "no-controller", "banner-turned", "damage",
    "army-lost", "mercenary-lost", "viking-lost", "towers-absorb", "tower-fell", "property-fell", "siege-held",
    "building-fell", "destroyed", "seized", "captured-building", "lord-captured", "ransomed", "paid-property",
    "paid-building", "lord-lost", "fief-lost", "attached", "land-levy", "no-place-for", "eliminated", "fiefless",
    "crown-unclaimed",
  ],
  struggle: ["struggle-target", "answered", "passed", "fief-lost", "attached", "land-levy", "no-place-for", "eliminated", "fiefless", "crown-unclaimed", ...PLOT_ENDS],
  joust: [
    "excused", "attends", "staked-property", "staked-building", "rides-lord", "rides-hidden", "rides-card", "joust-off",
    "contestant-shown", "joust-dealt", "joust-won", "stake-won", "attached", "land-levy", "no-place-for",
  ],
  vikings: ["horde-grows", "controller", "vikings-arrive"],
}; // prettier-ignore

/** The story at a moment: what the last entry that may be seen is part of; nothing if no scene is under way. */
export function storyOf(journal: readonly Entry[], until: Entry | null, lookup: Lookup): Story | null {
  const end = until ? lastOf(journal, until) : journal.length - 1;
  const horde: Record<string, number> = { viking: 0, chieftain: 0 };
  let story: Story | null = null;
  for (let at = 0; at <= end; at += 1) {
    const entry = journal[at];
    if (!entry) break;
    const name = nameOfEntry(entry);
    story = begin(entry, name, at, story, horde) ?? goOn(story, entry, name, lookup);
    countHorde(horde, name, entry.message.args ?? {});
  }
  return story;
}

/** Where the telling stops. What a plot is aimed at is told in a line of its own, which nobody is shown: it belongs to the plot. */
function lastOf(journal: readonly Entry[], until: Entry): number {
  const at = journal.lastIndexOf(until);
  const next = journal[at + 1];
  const aimed = PLOTS.includes(nameOfEntry(until)) && next && nameOfEntry(next) === "struggle-target";
  return aimed ? at + 1 : at;
}

function countHorde(horde: Record<string, number>, name: string, args: Args): void {
  if (name === "vikings-arrive") {
    horde.viking = Number(args.vikings_count);
    horde.chieftain = Number(args.chieftains_count);
  } else if (name === "horde-grows") horde[textIn(args, "viking")] = (horde[textIn(args, "viking")] ?? 0) + 1;
  else if (name === "viking-lost") horde[textIn(args, "viking")] = (horde[textIn(args, "viking")] ?? 1) - 1;
  else if (name === "game-begins") horde.viking = horde.chieftain = 0;
}

function begin(
  entry: Entry,
  name: string,
  id: number,
  before: Story | null,
  horde: Record<string, number>,
): Story | null {
  const args = entry.message.args ?? {};
  const way = WAYS[name];
  if (way) return beginBattle(entry, id, way, name.startsWith("vikings"), args, horde);
  if (PLOTS.includes(name))
    return {
      kind: "struggle",
      id,
      entries: [entry],
      actor: seatIn(args),
      victim: seatIn(args, "victim_seat"),
      card: textIn(args, "card"),
      fief: numberIn(args, "fief"),
      mercenary: numberIn(args, "mercenary"),
      target: null,
      plays: [{ seat: seatIn(args), card: textIn(args, "card") }],
      outcome: null,
    };
  if (name === "joust-called")
    return { kind: "joust", id, entries: [entry], caller: seatIn(args), riders: [], winner: null, off: false };
  if (VIKING_BEGINNINGS.includes(name) && before?.kind !== "vikings") {
    const begun: VikingStory = { kind: "vikings", id, entries: [], grown: [], arrived: false, leader: null };
    return tellVikings(begun, entry, name, args);
  }
  const within = before && before.kind !== "small" && WITHIN[before.kind].includes(name);
  return SMALL.includes(name) && !within ? { kind: "small", id, entries: [entry] } : null;
}

function beginBattle(
  entry: Entry,
  id: number,
  way: BattleStory["way"],
  vikings: boolean,
  args: Args,
  horde: Record<string, number>,
): BattleStory {
  const raiders = (["chieftain", "viking"] as const).flatMap((card) =>
    Array.from({ length: vikings ? (horde[card] ?? 0) : 0 }, () => fighter("vikings", card, "horde")),
  );
  return {
    kind: "battle",
    id,
    entries: [entry],
    attacker: vikings ? "vikings" : seatIn(args),
    leader: seatIn(args),
    defender: seatIn(args, "victim_seat"),
    way,
    fief: numberIn(args, "fief"),
    attack: raiders,
    defence: [],
    undefended: false,
    card: null,
    result: null,
    banners: [],
    damage: null,
    towersAbsorb: 0,
    fallen: [],
    held: null,
    buildingFell: null,
    ransom: false,
  };
}

const fighter = (
  seat: Fighter["seat"],
  card: string,
  role: Fighter["role"],
  more: { fief?: number; mercenary?: number } = {},
): Fighter => ({ seat, card, role, ...more, lost: false, captive: false });

function goOn(story: Story | null, entry: Entry, name: string, lookup: Lookup): Story | null {
  if (!story || story.kind === "small" || !WITHIN[story.kind].includes(name)) return null;
  const args = entry.message.args ?? {};
  if (story.kind === "vikings") return tellVikings(story, entry, name, args);
  story.entries.push(entry);
  if (story.kind === "battle") tellBattle(story, name, args, lookup);
  else if (story.kind === "struggle") tellStruggle(story, entry, name, args);
  else tellJoust(story, name, args);
  return story;
}

function tellVikings(story: VikingStory, entry: Entry, name: string, args: Args): VikingStory {
  story.entries.push(entry);
  if (name === "horde-grows") story.grown.push(textIn(args, "viking"));
  else if (name === "vikings-arrive") story.arrived = true;
  else story.leader = seatIn(args);
  return story;
}

// --- battles

function tellBattle(story: BattleStory, name: string, args: Args, lookup: Lookup): void {
  if (name.startsWith("fielded-")) tellFielded(story, name, args, lookup);
  else if (name.endsWith("-lost")) tellLost(story, name, args);
  else if (name === "undefended") story.undefended = true;
  else if (name === "battle-card") story.card = story.result = textIn(args, "result");
  else if (name === "church-chose" || name === "banner-turned") story.result = textIn(args, "result");
  else if (name === "no-controller") story.result = "normal";
  else if (name === "damage")
    story.damage = { attacker: Number(args.attacker_count), defender: Number(args.defender_count) };
  else if (name === "towers-absorb") story.towersAbsorb = Number(args.towers_count);
  else if (name === "tower-fell" || name === "property-fell") story.fallen.push(textIn(args, "card"));
  else if (name === "siege-held") story.held = { points: Number(args.points_count), needed: Number(args.needed_count) };
  else if (name === "building-fell") story.buildingFell = textIn(args, "card");
  else if (name === "lord-captured") capture(story, Number(args.fief), true);
  else if (name === "ransomed") capture(story, Number(args.fief), false);
  if (name === "banner-turned") story.banners.push(seatIn(args));
  if (["ransomed", "paid-property", "paid-building", "lord-lost"].includes(name)) story.ransom = true;
}

function sideOf(story: BattleStory, seat: number, lookup: Lookup): Fighter[] {
  const attacks = story.attacker !== "vikings" && lookup.sameSide(seat, story.attacker);
  return attacks ? story.attack : story.defence;
}

function tellFielded(story: BattleStory, name: string, args: Args, lookup: Lookup): void {
  const seat = seatIn(args);
  const side = sideOf(story, seat, lookup);
  const role = name.slice("fielded-".length) as Unit["role"];
  if (role === "lord") side.push(fighter(seat, textIn(args, "card"), role, { fief: Number(args.fief) }));
  else if (role === "hand") side.push(fighter(seat, textIn(args, "card"), role));
  else if (role === "king") side.push(fighter(seat, "king", role));
  else if (role === "mercenary") {
    const mercenary = Number(args.mercenary);
    const garrison = lookup.garrison(mercenary);
    side.push(fighter(seat, "mercenary", role, { mercenary }));
    for (const army of ["infantry", "knight"] as const)
      for (let count = 0; count < garrison[army]; count += 1) side.push(fighter(seat, army, "garrison", { mercenary }));
  } else side.push(fighter(seat, textIn(args, "army"), role));
}

function tellLost(story: BattleStory, name: string, args: Args): void {
  const all = [...story.attack, ...story.defence];
  const standing = (test: (one: Fighter) => boolean) => all.find((one) => !one.lost && test(one));
  let gone: Fighter | undefined;
  if (name === "army-lost") gone = standing((one) => one.seat === args.seat && one.card === args.army);
  else if (name === "viking-lost") gone = standing((one) => one.role === "horde" && one.card === args.viking);
  else if (name === "mercenary-lost") {
    for (const one of all) if (one.mercenary === args.mercenary) one.lost = true;
  } else gone = standing((one) => one.role === "lord" && one.fief === args.fief);
  if (gone) gone.lost = true;
}

function capture(story: BattleStory, fief: number, captive: boolean): void {
  for (const one of [...story.attack, ...story.defence])
    if (one.role === "lord" && one.fief === fief) one.captive = captive;
}

/** Whether the defence has been fielded, or is known to be none: nobody is imagined in it any more. */
export const defenceKnown = (story: BattleStory, defence: readonly Fighter[]): boolean =>
  defence.length > 0 || story.undefended;

/** The journal doesn't say whether a lost Army card came from the pool or a garrison: the view does. */
export function reconcile(fighters: Fighter[], units: readonly Unit[]): Fighter[] {
  const key = (one: { seat: number | "vikings"; role: string; card: string; fief?: number; mercenary?: number }) =>
    [one.seat, one.role, one.card, one.fief ?? "", one.mercenary ?? ""].join();
  const left = new Map<string, number>();
  for (const unit of units) left.set(key(unit), (left.get(key(unit)) ?? 0) + 1);
  return fighters.map((one) => {
    if (one.role === "horde") return one;
    const count = left.get(key(one)) ?? 0;
    left.set(key(one), count - 1);
    return { ...one, lost: count <= 0 };
  });
}

// --- struggles and Jousts

function tellStruggle(story: StruggleStory, entry: Entry, name: string, args: Args): void {
  if (name === "struggle-target") story.target = textIn(args, "card");
  else if (name === "answered") story.plays.push({ seat: seatIn(args), card: textIn(args, "card") });
  else if (PLOT_ENDS.includes(name)) story.outcome = entry;
}

/** What a staked building brings: its Lord is lost to everybody. */
const wonOf = (args: Args): string[] =>
  [args.fief_cards ?? []]
    .flat()
    .map(String)
    .filter((card) => !LORDS.includes(card));

function riderOf(story: JoustStory, seat: number): Rider {
  let rider = story.riders.find((one) => one.seat === seat);
  if (!rider) {
    rider = {
      seat,
      excused: false,
      attends: false,
      stake: [],
      rider: null,
      hidden: false,
      lord: false,
      dealt: [],
    };
    story.riders.push(rider);
  }
  return rider;
}

function tellJoust(story: JoustStory, name: string, args: Args): void {
  if (name === "joust-off") story.off = true;
  else if (name === "joust-won") story.winner = seatIn(args);
  if (args.seat === undefined || ["joust-off", "joust-won", "stake-won", "attached", "land-levy"].includes(name))
    return;
  const rider = riderOf(story, seatIn(args));
  if (name === "excused") rider.excused = true;
  else if (name === "attends") rider.attends = true;
  else if (name === "staked-property") rider.stake = [textIn(args, "card")];
  else if (name === "staked-building") rider.stake = wonOf(args);
  else if (name === "rides-lord") [rider.rider, rider.lord] = [textIn(args, "card"), true];
  else if (name === "rides-hidden") rider.hidden = true;
  else if (name === "contestant-shown") [rider.rider, rider.hidden] = [textIn(args, "card"), false];
  else if (name === "joust-dealt") rider.dealt.push(textIn(args, "joust"));
}

/** Which of a Fief's Properties a plot is aimed at: of several alike only one. */
export const struckPlace = (properties: readonly { card: string }[], target: string | null): number =>
  properties.findIndex((property) => property.card === target);

/** Whose battle a title speaks of: the reader's own, or somebody else's. */
export function battleOf(story: Pick<BattleStory, "attacker" | "defender">, me: number | null): string {
  const mine = story.defender === me;
  if (story.attacker === "vikings") return mine ? "vikings-yours" : "vikings";
  return mine ? "yours" : "theirs";
}

/** Whether the plot succeeds if the next one to answer passes: an even number of answers lies on it. */
export const plotStands = (story: Pick<StruggleStory, "plays">): boolean => story.plays.length % 2 === 1;
