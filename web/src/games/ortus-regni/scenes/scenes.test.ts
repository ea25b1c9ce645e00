import { describe, expect, it } from "vitest";
import type { Entry, LegalAction } from "../../../connection/types";
import {
  cardsToHold,
  chances,
  endLines,
  fateLines,
  oddsOnly,
  lessBy,
  outdated,
  type Fates,
  type Outcome,
  type Setting,
} from "./fates";
import { handOf, rankOf } from "./joust";
import { groupsOf, inTheirPlaces, levyStock } from "./muster";
import { choicesOf } from "./picking";
import { earl, tableOf } from "../testing";
import { questionOf, sceneOf } from "./questions";
import {
  battleOf,
  defenceKnown,
  plotStands,
  reconcile,
  storyOf,
  struckPlace,
  type BattleStory,
  type Lookup,
} from "./story";

const lookup: Lookup = {
  garrison: () => ({ infantry: 1, knight: 0 }),
  sameSide: (one, other) => one === other,
};
const tell = (key: string, args: Record<string, number | string> = {}): Entry => ({
  ply: 1,
  message: { key: `ortus-regni.${key}`, args },
});
const act = (kind: string, notation: string, fields: Record<string, number | string>): LegalAction => ({
  code: 0,
  kind,
  notation,
  fields,
});

describe("the story of a battle", () => {
  const journal = [
    tell("turn-begins", { seat: 0 }),
    tell("besieges", { seat: 0, victim_seat: 1, fief: 8 }),
    tell("white-forward"),
    tell("fielded-lord", { seat: 0, card: "champion", fief: 1 }),
    tell("fielded-mercenary", { seat: 0, mercenary: 2 }),
    tell("fielded-pool", { seat: 1, army: "knight" }),
    tell("battle-card", { result: "defender_wins" }),
    tell("lord-captured", { seat: 0, card: "champion", fief: 1 }),
    tell("damage", { attacker_count: 2, defender_count: 0 }),
    tell("army-lost", { seat: 0, army: "infantry" }),
    tell("drew", { seat: 0 }),
  ];
  const at = (place: number) => storyOf(journal, journal[place] ?? null, lookup) as BattleStory;

  it("has both forces, a Mercenary with his garrison", () => {
    const story = at(5);
    expect(story.attack.map((one) => one.card)).toEqual(["champion", "mercenary", "infantry"]);
    expect(story.defence.map((one) => one.card)).toEqual(["knight"]);
    expect(story.card).toBeNull();
  });
  it("tells card, captives and losses", () => {
    const story = at(9);
    expect(story).toMatchObject({ card: "defender_wins", damage: { attacker: 2, defender: 0 } });
    expect(story.attack.map((one) => [one.captive, one.lost])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
  it("is over with the next thing that happens", () => {
    expect(storyOf(journal, null, lookup)).toBeNull();
  });
  it("takes what was lost from the view where the journal can't tell", () => {
    const story = at(5);
    const units = [{ seat: 0, strength: 2, role: "lord" as const, card: "champion", fief: 1 }];
    expect(reconcile(story.attack, units).map((one) => one.lost)).toEqual([false, true, true]);
  });

  it("imagines nobody in a defence that has been fielded, or is none", () => {
    const bare = [tell("besieges", { seat: 0, victim_seat: 1, fief: 8 }), tell("undefended", { seat: 1 })];
    const [before, after] = [bare.slice(0, 1), bare].map((lines) => storyOf(lines, null, lookup) as BattleStory);
    expect(before && defenceKnown(before, before.defence)).toBe(false);
    expect(after && defenceKnown(after, after.defence)).toBe(true);
    expect(defenceKnown(at(5), at(5).defence)).toBe(true);
  });

  it("takes nothing off without a sign", () => {
    expect([lessBy(0), lessBy(2)]).toEqual(["0", "−2"]);
  });
});

it("a battle keeps who turned its result with a Banner", () => {
  const journal = [
    tell("besieges", { seat: 0, victim_seat: 1, fief: 8 }),
    tell("fielded-lord", { seat: 1, card: "vassal", fief: 8 }),
    tell("battle-card", { result: "attacker_wins" }),
    tell("banner-turned", { seat: 1, result: "normal" }),
    tell("banner-turned", { seat: 0, result: "attacker_wins" }),
  ];
  const at = (place: number) => storyOf(journal.slice(0, place), journal[place - 1] ?? null, lookup) as BattleStory;
  expect(at(4)).toMatchObject({ card: "attacker_wins", result: "normal", banners: [1] });
  expect(at(5)).toMatchObject({ result: "attacker_wins", banners: [1, 0] });
});

it("a horde is counted from the journal", () => {
  const journal = [
    tell("vikings-arrive", { vikings_count: 3, chieftains_count: 1 }),
    tell("horde-grows", { viking: "chieftain" }),
    tell("controller", { seat: 1 }),
    tell("vikings-besiege", { seat: 1, victim_seat: 0, fief: 1 }),
  ];
  const story = storyOf(journal, null, lookup) as BattleStory;
  expect(story.attack.map((one) => one.card)).toEqual(["chieftain", "chieftain", "viking", "viking", "viking"]);
  expect(story).toMatchObject({ attacker: "vikings", leader: 1, defender: 0 });
});

it("a struggle lists the cards in turn and how it ended", () => {
  const journal = [
    tell("struggle-lord", { seat: 0, card: "treachery", victim_seat: 1, fief: 8 }),
    tell("struggle-target", { card: "vassal" }),
    tell("answered", { seat: 1, card: "allies" }),
    tell("foiled", { seat: 0 }),
  ];
  expect(storyOf(journal, null, lookup)).toMatchObject({
    kind: "struggle",
    target: "vassal",
    plays: [
      { seat: 0, card: "treachery" },
      { seat: 1, card: "allies" },
    ],
    outcome: journal[3],
  });
});

const outcome = (fallen: number, more: Partial<Outcome> = {}): Outcome => ({
  attacker: { points: 2, mortal: 3, lost: 1 },
  defender: { points: 5, mortal: 1, lost: 1 },
  target: { absorbed: 2, towers: 1, reach: 2, needed: 2, standing: 1, fallen },
  captured: [],
  may_take: false,
  eliminated: false,
  ...more,
});
const setting: Setting = {
  attacker: 0,
  defender: 1,
  way: "siege",
  me: 0,
  names: ["Ana", "Bo"],
  building: "Castle",
  price: 1,
  cardList: (cards) => cards.join(" and "),
};

describe("fates", () => {
  const fates = (church: number | null): Fates => ({
    attack: 5,
    defence: 2,
    defenders: 2,
    undefended: null,
    left: 10,
    cards: [
      { card: "normal", left: 5, outcome: outcome(1), decides: null },
      { card: "attacker_wins", left: 1, outcome: outcome(1), decides: null },
      { card: "defender_wins", left: 2, outcome: outcome(0), decides: null },
      { card: "church_decides", left: 2, outcome: church === null ? outcome(1) : null, decides: church },
    ],
  });
  it("add up to a chance, a range where the Church may rule", () => {
    const looking = (me: number | null) => ({ attacker: 0, defender: 1, me });
    expect(chances(fates(null), looking(0))).toEqual({ least: 80, most: 80 });
    expect(chances(fates(1), looking(0))).toEqual({ least: 60, most: 80 });
    expect(chances(fates(1), looking(null))).toEqual({ least: 60, most: 80 });
  });
  it("are of another battle once another defence is shown", () => {
    expect([outdated(fates(null), 2, 2), outdated(fates(null), 3, 2), outdated(fates(null), 0, 0)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(outdated({ ...fates(null), undefended: outcome(1) }, 2, 1)).toBe(true);
    expect(oddsOnly(fates(1)).cards.map(({ left, outcome, decides }) => [left, outcome, decides])).toEqual(
      [5, 1, 2, 2].map((left) => [left, null, null]),
    );
  });
  it("tell at the end what was really lost, and nothing of what could be", () => {
    const lines = endLines(outcome(0, { may_take: true, eliminated: true }), setting, { attack: 2, defence: 0 });
    expect(lines.map(({ id, args }) => [id, args.lost])).toEqual([
      ["siege-stands", undefined],
      ["took", 2],
      ["took", 0],
    ]);
    const lords = outcome(0, { attacker: { points: 2, mortal: 0, lost: 0 } });
    expect(endLines(lords, setting, { attack: 0, defence: 1 })[1]).toMatchObject({ id: "took", args: { lost: 0 } });
    const unhurt = outcome(0, { attacker: { points: 0, mortal: 3, lost: 0 } });
    expect(endLines(unhurt, setting, { attack: 0, defence: 1 })[1]?.id).toBe("takes-nothing");
  });
  it("leave no range to whoever decides for the Church", () => {
    expect(chances(fates(1), { attacker: 0, defender: 1, me: 1 })).toEqual({ least: 60, most: 60 });
    expect(chances(fates(0), { attacker: 0, defender: 1, me: 0 })).toEqual({ least: 80, most: 80 });
  });
  it("say that nobody is left, not at least two of two", () => {
    const none = outcome(0, { attacker: { points: 5, mortal: 2, lost: 2 } });
    expect(fateLines(none, setting).map((line) => line.id)).toContain("takes-all");
    expect(fateLines(outcome(0), setting).map((line) => line.id)).toContain("takes");
  });
  it("say how many more cards would hold", () => {
    expect(cardsToHold(outcome(1), "siege")).toBe(1);
    expect(cardsToHold(outcome(0), "siege")).toBe(0);
  });
  it("are good or bad for whoever looks", () => {
    const moods = (me: number | null) => fateLines(outcome(1), { ...setting, me }).map((line) => line.mood);
    expect(moods(0)).toEqual(["good", "bad", "good"]);
    expect(moods(1)).toEqual(["bad", "good", "bad"]);
    expect(new Set(moods(null))).toEqual(new Set(["plain"]));
  });
  it("name captives and the ransom", () => {
    const captured = [{ seat: 0, card: "prince", fief: 1, ransom: true }];
    const line = fateLines(outcome(0, { captured }), setting).find((one) => one.id === "captured");
    expect(line).toMatchObject({ mood: "bad", args: { lords: "prince", price: 1, who: "you" } });
  });
});

describe("answers", () => {
  const fief = {
    fief: 3,
    building: { card: "castle", owner: 0 },
    lord: null,
    properties: [
      { card: "land", owner: 0 },
      { card: "land", owner: 0 },
      { card: "church", owner: 1 },
    ],
  };
  it("name a Property in one line", () => {
    const [choice] = choicesOf([fief], [act("Fief", "fief 3", { fief: 3 })]);
    expect(choice?.properties.map(({ line, count }) => [line, count])).toEqual([
      ["fief 3; land of 1", 2],
      ["fief 3; church of 2", 1],
    ]);
  });
  it("leave the second step out where there is only one to name", () => {
    const one = { ...fief, properties: fief.properties.slice(0, 2) };
    const [choice] = choicesOf([one], [act("Fief", "fief 3", { fief: 3 })]);
    expect(choice?.properties[0]?.line).toBe("fief 3");
  });
  it("belong to scenes by their question", () => {
    expect(questionOf({ key: "ortus-regni.ask-struggle" })).toBe("struggle");
    expect(sceneOf({ key: "ortus-regni.ask-turn" })).toBeNull();
  });
  it("call hands of a Joust by name", () => {
    expect(handOf("champion", ["vassal", "no_luck"])).toBe("vassals");
    expect(handOf("prince", ["prince", "vassal"])).toBe("princes-and-vassal");
    expect(handOf("land", ["no_luck", "no_luck"])).toBe("nothing");
    expect(rankOf("land", ["no_luck"])).toBeNull();
    expect(rankOf("land", ["no_luck", "vassal"])).toBe("vassal");
  });
});

it("a battle is called mine where I defend", () => {
  const of = (attacker: number | "vikings", me: number | null) => battleOf({ attacker, defender: 1 }, me);
  expect([of("vikings", 1), of("vikings", 0), of("vikings", null)]).toEqual(["vikings-yours", "vikings", "vikings"]);
  expect([of(0, 1), of(0, 0), of(0, null)]).toEqual(["yours", "theirs", "theirs"]);
});

it("a Joust shows the building that is staked, with its Properties", () => {
  const journal = [
    tell("joust-called", { seat: 0 }),
    {
      ply: 1,
      message: { key: "x.staked-building", args: { seat: 1, fief: 2, fief_cards: ["palace", "champion", "land"] } },
    },
    tell("staked-property", { seat: 2, card: "land" }),
  ] as Entry[];
  const story = storyOf(journal, null, lookup);
  expect(story?.kind === "joust" && story.riders.map(({ stake }) => stake)).toEqual([["palace", "land"], ["land"]]);
});

describe("a plot", () => {
  it("has its aim from the first beat on, which is told in a line nobody is shown", () => {
    const plot = tell("struggle-lord", { seat: 0, card: "treachery", victim_seat: 1, fief: 8 });
    const journal = [plot, tell("struggle-target", { card: "prince" }), tell("answered", { seat: 1, card: "allies" })];
    expect(storyOf(journal, plot, lookup)).toMatchObject({ target: "prince", plays: [{ card: "treachery" }] });
  });
  it("stands until it is answered, and again when the answer is", () => {
    const plays = (count: number) => ({ plays: Array.from({ length: count }, () => ({ seat: 0, card: "allies" })) });
    expect([1, 2, 3].map((count) => plotStands(plays(count)))).toEqual([true, false, true]);
  });
  it("is aimed at one of several alike Properties", () => {
    const properties = [{ card: "church" }, { card: "land" }, { card: "land" }];
    expect(properties.map((_, place) => place === struckPlace(properties, "land"))).toEqual([false, true, false]);
    expect(struckPlace(properties, "vassal")).toBe(-1);
  });
});

describe("a muster", () => {
  const view = tableOf([
    earl({
      pool: { infantry: 2, knight: 0 },
      field_limit: 2,
      mercenaries: [{ mercenary: 3, owner: 0, garrison: { infantry: 1, knight: 2 } }],
    }),
  ]);
  const field = (code: number, card: string) => ({ ...act("Field", `field ${card}`, { card }), code });

  it("leaves the place of what went into the field empty, and fills it again after an undo", () => {
    const first = groupsOf(view, 0, [field(1, "king"), field(2, "infantry"), field(3, "vassal")]);
    const shown = inTheirPlaces([], first);
    expect(shown.map(({ from }) => from)).toEqual(["crown", "pool", "hand"]);
    const later = inTheirPlaces(shown, groupsOf(view, 0, [field(2, "infantry"), field(3, "vassal")]));
    expect(later.map(({ from, items }) => [from, items[0]?.code])).toEqual([
      ["crown", null],
      ["pool", 2],
      ["hand", 3],
    ]);
    expect(inTheirPlaces(later, first)).toEqual(first);
  });

  it("says how many there are of what a levy takes", () => {
    const give = (card: string) => act("Give", `give ${card}`, { card });
    const mine = view.seats[0];
    expect(["infantry", "garrison 3 knight"].map((card) => levyStock(mine, give(card)))).toEqual([2, 2]);
  });
});
