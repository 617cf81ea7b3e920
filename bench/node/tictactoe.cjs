// Plays tic-tac-toe with boardgame.io's client, as much as it is told to on standard input: "bare 200" plays 200 games,
// "views 200" also turns log and views into JSON after each move. Answers a line: moves made, CPU seconds spent so far.
const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];
const VIEWERS = [null, '0', '1'];

// The game of boardgame.io's own tutorial.
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  playerView: ({ G }) => G,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });

// The same numbers in every run (Mulberry32).
let seed = 20240917;
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

// What each seat and a spectator would be sent after a move.
function views({ G, ctx, deltalog }) {
  const log = deltalog.map(({ action, turn }) => ({ turn, ...action.payload }));
  return VIEWERS.map((playerID) => JSON.stringify({ G: TicTacToe.playerView({ G, ctx, playerID }), ctx, log }));
}

function game(withViews) {
  client.reset();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return moves;
    const free = [];
    for (let i = 0; i < 9; i++) if (G.cells[i] === null) free.push(i);
    client.moves.clickCell(free[Math.floor(random() * free.length)]);
    moves++;
    if (withViews && views(client.getState()).length !== VIEWERS.length) throw new Error('a view is missing');
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [what, games] = line.split(' ');
  let moves = 0;
  for (let i = 0; i < Number(games); i++) moves += game(what === 'views');
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${moves} ${(user + system) / 1e6}\n`);
});
