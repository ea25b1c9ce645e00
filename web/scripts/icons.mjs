// Takes the icons the client uses out of the game-icons collection (CC BY 3.0, credited on the credits page).
// Run with `npm run icons`; the results are committed.
import { readFileSync, writeFileSync } from "node:fs";

const collection = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;

const sets = {
  "src/design/icons.ts": {
    horn: "beer-horn",
    rules: "rule-book",
    settings: "cog",
    clock: "hourglass",
    log: "scroll-unfurled",
    bot: "robot-golem",
    undo: "anticlockwise-rotation",
    play: "play-button",
    next: "next-button",
    previous: "previous-button",
    pause: "pause-button",
    again: "clockwise-rotation",
    tick: "check-mark",
    cross: "cancel",
    score: "abacus",
    hourglass: "sands-of-time",
    profile: "viking-head",
    sun: "sun",
    moon: "moon",
    globe: "world",
    more: "hamburger-menu",
    lamp: "lantern-flame",
  },
  // What no table shows at first sight.
  "src/design/lateIcons.ts": {
    hall: "viking-longhouse",
    chat: "discussion",
    watch: "spyglass",
    person: "person",
    crown: "crown",
    die: "rolling-dices",
    link: "linked-rings",
    help: "uncertainty",
    flag: "flying-flag",
    trophy: "laurel-crown",
    warn: "hazard-sign",
    door: "exit-door",
    share: "peace-dove",
    list: "notebook",
    palette: "palette",
    board: "treasure-map",
    hand: "poker-hand",
    magnify: "magnifying-glass",
    step: "footsteps",
    review: "histogram",
    first: "fast-backward-button",
    last: "fast-forward-button",
    fork: "divergence",
    strong: "viking-helmet",
  },
  "src/review/icons.ts": {
    points: "star-medal",
    towns: "medieval-village-01",
    coins: "two-coins",
    silver: "coins",
    income: "profit",
    renown: "harp",
    raiders: "viking-shield",
    church: "church",
    courtship: "linked-rings",
    cards: "card-pick",
    wood: "log",
    stone: "stone-block",
    ore: "ore",
    tiles: "jigsaw-piece",
    weapons: "crossed-swords",
    ships: "drakkar",
    animals: "sheep",
    buildings: "castle",
    properties: "wheat",
    lords: "crenel-crown",
    armies: "visored-helm",
    mercenaries: "crossed-axes",
    towers: "tower-flag",
    banners: "knight-banner",
  },
  "src/opponents/icons.ts": {
    random: "bindle",
    quick: "key",
    steady: "viking-helmet",
    strong: "viking-head",
    none: "person",
    raider: "crossed-axes",
    merchant: "scales",
    builder: "hammer-nails",
  },
  "src/games/brian-boru/home/icons.ts": {
    church: "church",
    battle: "crossed-swords",
    crown: "crown",
    vikings: "viking-helmet",
  },
  "src/games/feast-for-odin/home/icons.ts": {
    fur: "fox",
    wool: "yarn",
    salt_meat: "ham-shank",
    chest: "locked-chest",
    helmet: "viking-helmet",
    cattle: "cow",
    grain: "wheat",
    game_meat: "deer-head",
    fruits: "shiny-apple",
  },
  "src/games/ortus-regni/home/icons.ts": {
    castle: "castle",
    prince: "crenel-crown",
    treachery: "backstab",
    ship: "drakkar",
    tower: "guarded-tower",
  },
  "src/games/brian-boru/icons.ts": {
    town: "medieval-village-01",
    coin: "two-coins",
    renown: "harp",
    church: "church",
    battle: "crossed-swords",
    marriage: "linked-rings",
    free: "breaking-chain",
    vikings: "viking-helmet",
    raider: "viking-shield",
    ship: "drakkar",
    monastery: "gothic-cross",
    marker: "crown",
    points: "star-medal",
    claim: "vertical-banner",
    princess: "queen-crown",
    cards: "card-pick",
    expand: "trail",
    disc: "plain-circle",
    red: "crossed-swords",
    blue: "church",
    yellow: "linked-rings",
    white: "crown",
    spread: "flying-flag",
    bride: "rose",
  },
  "src/games/ortus-regni/icons.ts": {
    castle: "castle",
    land: "wheat",
    market_town: "medieval-village-01",
    church: "church",
    prince: "crenel-crown",
    vassal: "kneeling",
    champion: "visored-helm",
    monk: "monk-face",
    mercenary: "crossed-axes",
    treachery: "backstab",
    intrigue: "snake",
    allies: "shaking-hands",
    banquet: "jeweled-chalice",
    banner: "knight-banner",
    infantry: "spears",
    knight: "horse-head",
    viking: "viking-helmet",
    chieftain: "viking-head",
    king: "crown",
    normal: "crossed-swords",
    attacker_wins: "sword-clash",
    defender_wins: "cross-shield",
    church_decides: "pope-crown",
    no_luck: "broken-shield",
    ship: "drakkar",
    joust: "mounted-knight",
    hand: "poker-hand",
    deck: "card-draw",
    cube: "cube",
    bag: "swap-bag",
    shield: "shield",
    recruit: "trumpet-flag",
    garrison: "barracks-tent",
    tower: "guarded-tower",
    eye: "spyglass",
    skull: "pirate-skull",
    end: "sands-of-time",
  },
  "src/games/feast-for-odin/pieces/icons.ts": {
    peas: "peas",
    mead: "beer-stein",
    flax: "flax",
    hide: "animal-hide",
    beans: "jelly-beans",
    game_meat: "deer-head",
    wood: "log",
    stone: "stone-block",
    ore: "ore",
    bow: "high-shot",
    snare: "wolf-trap",
    spear: "stone-spear",
    long_sword: "broadsword",
    whaling_boat: "wood-canoe",
    knarr: "sailboat",
    longship: "drakkar",
    shed: "wood-cabin",
    stone_house: "family-house",
    long_house: "viking-longhouse",
  },
  // What the first screen of a phone doesn't show when a game begins.
  "src/games/feast-for-odin/pieces/lateIcons.ts": {
    oil: "amphora",
    rune_stone: "rune-stone",
    stockfish: "double-fish",
    silverware: "fork-knife-spoon",
    milk: "full-wood-bucket-handle",
    wool: "yarn",
    chest: "locked-chest",
    grain: "wheat",
    salt_meat: "ham-shank",
    linen: "rolled-cloth",
    cabbage: "cabbage",
    skin_and_bones: "crossed-bones",
    spices: "powder-bag",
    sheep: "sheep",
    jewelry: "gem-necklace",
    fruits: "shiny-apple",
    whale_meat: "sperm-whale",
    robe: "robe",
    treasure_chest: "open-treasure-chest",
    cattle: "cow",
    clothing: "travel-dress",
    silver_hoard: "coins",
    glass_beads: "pearl-necklace",
    helmet: "viking-helmet",
    cloakpin: "safety-pin",
    belt: "belt",
    crucifix: "crucifix",
    drinking_horn: "beer-horn",
    horseshoe: "horseshoe",
    forge_hammer: "flat-hammer",
    throwing_axe: "battle-axe",
    chalice: "holy-grail",
    round_shield: "viking-shield",
    english_crown: "crown",
    viking: "viking-head",
    card: "card-pick",
    feast: "meal",
    bonus: "present",
    quill: "quill-ink",
    flip: "mirror-mirror",
    income: "two-coins",
    anytime: "hourglass",
    each_time: "cycle",
    immediate: "card-play",
    as_soon_as: "finish-line",
    check: "check-mark",
  },
  // What a phone shows of the spaces first: those of the first themes.
  "src/games/feast-for-odin/action-board/icons.ts": {
    houses: "family-house",
    ships: "drakkar",
    hunting: "stag-head",
    viking: "viking-head",
  },
  "src/games/feast-for-odin/action-board/lateIcons.ts": {
    livestock: "cow",
    market: "shop",
    products: "full-wood-bucket-handle",
    crafting: "anvil",
    mountain: "peaks",
    sailing: "sailboat",
    settling: "viking-longhouse",
    imitation: "two-shadows",
    draw: "card-draw",
    play: "card-play",
    forge: "anvil-impact",
    loot: "swords-emblem",
    weapons: "crossed-swords",
    special: "cut-diamond",
    island: "island",
    emigrate: "meal",
    imitate: "two-shadows",
    harvest: "sickle",
    income: "two-coins",
    breeding: "paw-heart",
    feast: "meal",
    bonus: "present",
    actions: "viking-head",
    weapon: "crossed-swords",
  },
};

// How many numbers each command of a path takes.
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of a path with their numbers; the two flags of an arc may stand without a space. */
function commandsOf(path) {
  const commands = [];
  let rest = path;
  let letter = "";
  const number = (flag) => {
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/i).exec(rest);
    if (!found) throw new Error(`no number in ${rest.slice(0, 20)}`);
    rest = rest.slice(found[0].length);
    return Number(found[1]);
  };
  while ((rest = rest.replace(/^[\s,]+/, ""))) {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0];
      rest = rest.slice(1);
    } else if (letter === "m") letter = "l";
    else if (letter === "M") letter = "L";
    const kind = letter.toLowerCase();
    commands.push([
      letter,
      Array.from({ length: TAKES[kind] }, (_, i) => number(kind === "a" && (i === 3 || i === 4))),
    ]);
  }
  return commands;
}

/** A path in whole numbers, about half as long. Every point is rounded where it stands, so that errors don't add up. */
function rounded(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [shownX, shownY, shownStartX, shownStartY] = [0, 0, 0, 0];
  let text = "";
  let last = "";
  for (const [letter, given] of commandsOf(path)) {
    const kind = letter.toLowerCase();
    const relative = kind === letter;
    if (kind === "z") {
      [x, y, shownX, shownY] = [startX, startY, shownStartX, shownStartY];
      text += last = "z";
      continue;
    }
    const across = (i) => kind === "h" || (kind !== "v" && (kind === "a" ? i === 5 : i % 2 === 0));
    const isPoint = (i) => kind !== "a" || i > 4;
    const whole = given.map((n, i) => (isPoint(i) && relative ? n + (across(i) ? x : y) : n));
    const shown = whole.map((n, i) =>
      isPoint(i) ? Math.round(n) - (across(i) ? shownX : shownY) : i < 2 ? Math.round(n * 10) / 10 : n,
    );
    // A command that is repeated needs no letter of its own; after "m" a line is meant.
    const repeated = kind === last && kind !== "m";
    text += ((repeated ? " " : kind) + shown.join(" ")).replaceAll(" -", "-");
    last = kind;
    if (kind !== "v") [x, shownX] = [whole.at(kind === "h" ? -1 : -2), Math.round(whole.at(kind === "h" ? -1 : -2))];
    if (kind !== "h") [y, shownY] = [whole.at(-1), Math.round(whole.at(-1))];
    if (kind === "m") [startX, startY, shownStartX, shownStartY] = [x, y, shownX, shownY];
  }
  return text;
}

for (const [file, wanted] of Object.entries(sets)) {
  const lines = Object.entries(wanted).map(([name, icon]) => {
    if (!collection[icon]) throw new Error(`no icon ${icon}`);
    const paths = [...collection[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `  ${/^[a-z_]+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(paths.map(rounded).join(""))},`;
  });
  const head =
    "// Made by scripts/icons.mjs from game-icons (https://game-icons.net), CC BY 3.0. Each is a path in a 512 square.";
  writeFileSync(file, `${head}\nexport const icons = {\n${lines.join("\n")}\n} as const;\n`);
}
