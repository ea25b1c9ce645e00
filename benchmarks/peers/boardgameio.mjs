// How fast boardgame.io plays the game of its tutorial: random play through its client, and its own search.
// It has no larger game of its own. Prints one line of JSON; times are processor time.

import { createRequire } from "node:module";

const require = createRequire(process.argv[2] + "/");
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");
const SECONDS = Number(process.argv[3] ?? 1);

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ITERATIONS = 200;

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) =>
      G.cells.flatMap((cell, id) => (cell === null ? [{ move: "clickCell", args: [id] }] : [])),
  },
};

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function playRandomly() {
  const client = Client({ game, debug: false });
  let decisions = 0;
  while (!client.getState().ctx.gameover) {
    const moves = game.ai.enumerate(client.getState().G);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    client.moves[move](...args);
    decisions += 1;
  }
  return decisions;
}

let games = 0;
let decisions = 0;
let start = used();
while (used() - start < SECONDS) {
  decisions += playRandomly();
  games += 1;
}
const playing = used() - start;

const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: ITERATIONS, objectives: () => ({}) });
const first = Client({ game, debug: false }).getState();
let searches = 0;
start = used();
while (used() - start < SECONDS) {
  await bot.play(first, "0");
  searches += 1;
}
const searching = used() - start;

console.log(
  JSON.stringify({
    version: require("boardgame.io/package.json").version,
    decisions: decisions / playing,
    games: games / playing,
    searches: (searches * ITERATIONS) / searching,
  }),
);
