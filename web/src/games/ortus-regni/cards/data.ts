// The faces of the cards: family, drawing, and the numbers printed on them (checked against the rules in data.test.ts).

export type Family = "estate" | "face" | "politics" | "army" | "vikings" | "battle";

export const PROPERTIES = ["land", "market_town", "church", "cathedral"];
export const LORDS = ["prince", "vassal", "champion", "monk"];
const POLITICS = ["treachery", "intrigue", "allies", "banquet", "banner"];
export const BATTLE_CARDS = ["normal", "attacker_wins", "defender_wins", "church_decides"];

/** The order in which a hand is held: by family. */
export const CARD_ORDER = ["palace", "castle", ...PROPERTIES, ...LORDS, "mercenary", ...POLITICS];

const FAMILIES: [Family, string[]][] = [
  ["estate", ["castle", "palace", ...PROPERTIES]],
  ["face", [...LORDS, "mercenary", "king"]],
  ["politics", POLITICS],
  ["army", ["infantry", "knight"]],
  ["vikings", ["viking", "chieftain"]],
  ["battle", [...BATTLE_CARDS, "no_luck"]],
];

export const familyOf = (card: string): Family => FAMILIES.find(([, cards]) => cards.includes(card))?.[0] ?? "politics";

/** What a card deals in battle. */
export const DEALS: Record<string, number> = {
  prince: 1,
  vassal: 1,
  champion: 2,
  monk: 0,
  mercenary: 2,
  king: 1,
  infantry: 1,
  knight: 2,
  viking: 1,
  chieftain: 2,
};

/** How many points in one siege fell a building. */
export const FALLS_TO: Record<string, number> = { castle: 2, palace: 3 };

/** Our own drawings, in a 512 square like the icons. */
export const DRAWN: Record<string, string[]> = {
  palace: [
    "M132 448V296H380V448H300V384a44 44 0 0 0-88 0v64z",
    "M112 284 256 156 400 284z",
    "M52 448V216H120V448zM40 204 86 112 132 204z",
    "M392 448V216H460V448zM380 204 426 112 472 204z",
    "M204 140 194 62 230 98 256 42 282 98 318 62 308 140 256 94z",
  ],
  cathedral: [
    "M72 448V196H168V448zM60 184 120 40 180 184z",
    "M344 448V196H440V448zM332 184 392 40 452 184z",
    "M180 448V260L256 184 332 260V448H292V388a36 36 0 0 0-72 0v60zM256 262a34 34 0 1 0 .1 0z",
    "M247 84h18v26h24v18h-24v40h-18v-40h-24v-18h24z",
  ],
};
