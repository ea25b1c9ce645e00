// Takes the icons the client uses out of the game-icons collection (CC BY 3.0, credited on the credits page).
// Run with `npm run icons`; the results are committed.
import { readFileSync, writeFileSync } from "node:fs";

const collection = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;

const sets = {
  "src/design/icons.ts": {
    hall: "viking-longhouse",
    horn: "beer-horn",
    rules: "rule-book",
    settings: "cog",
    chat: "discussion",
    clock: "hourglass",
    log: "scroll-unfurled",
    watch: "spyglass",
    bot: "robot-golem",
    person: "person",
    undo: "anticlockwise-rotation",
    crown: "crown",
    die: "rolling-dices",
    link: "linked-rings",
    play: "play-button",
    next: "next-button",
    previous: "previous-button",
    pause: "pause-button",
    help: "uncertainty",
    flag: "flying-flag",
    again: "clockwise-rotation",
    trophy: "laurel-crown",
    warn: "hazard-sign",
    tick: "check-mark",
    cross: "cross-mark",
    score: "abacus",
    hourglass: "sands-of-time",
    profile: "viking-head",
    sun: "sun",
    moon: "moon",
    globe: "world",
    door: "exit-door",
    share: "peace-dove",
    list: "notebook",
    palette: "palette",
    more: "hamburger-menu",
    board: "treasure-map",
    hand: "poker-hand",
    magnify: "magnifying-glass",
    step: "footsteps",
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
};

for (const [file, wanted] of Object.entries(sets)) {
  const lines = Object.entries(wanted).map(([name, icon]) => {
    if (!collection[icon]) throw new Error(`no icon ${icon}`);
    const paths = [...collection[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `  ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(paths.join(""))},`;
  });
  const head =
    "// Made by scripts/icons.mjs from game-icons (https://game-icons.net), CC BY 3.0. Each is a path in a 512 square.";
  writeFileSync(file, `${head}\nexport const icons = {\n${lines.join("\n")}\n} as const;\n`);
}
