// People at boardgame.io's server: node load.cjs PORT TABLES WATCHERS RATE. Once all are connected it says "ready"; told
// how many seconds on a line of its input, it answers for so long and says {"answers", "milliseconds": [...]} as JSON.
const readline = require('node:readline');
const { io } = require('socket.io-client');

const [port, tables, watchers, rate] = process.argv.slice(2).map(Number);
const matches = [];
let milliseconds = [];

function watch(match, number) {
  return new Promise((ready) => {
    const player = number < 2 ? String(number) : null;
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    let seen = 0;
    const take = (state) => {
      seen = state._stateID;
      match.state = state;
    };
    socket.on('connect', () => socket.emit('sync', match.id, player, undefined, 2));
    socket.on('sync', (_, { state }) => {
      take(state);
      ready();
    });
    socket.on('update', (_, state) => {
      if (state._stateID > seen && match.sent) milliseconds.push(performance.now() - match.sent);
      take(state);
    });
    if (player !== null) match.players.push(socket);
  });
}

function answer(match) {
  const { G, ctx, _stateID } = match.state;
  const args = [G.cells.findIndex((cell) => cell === null)];
  const payload = { type: 'clickCell', args, playerID: ctx.currentPlayer };
  match.sent = performance.now();
  match.players[Number(ctx.currentPlayer)].emit(
    'update', { type: 'MAKE_MOVE', payload }, _stateID, match.id, ctx.currentPlayer,
  );
}

// How many answers the server has taken.
function taken() {
  return matches.reduce((sum, { state }) => sum + state._stateID, 0);
}

function play(seconds) {
  return new Promise((done) => {
    const begun = performance.now();
    const before = taken();
    let sent = 0;
    milliseconds = [];
    const beat = setInterval(() => {
      const elapsed = (performance.now() - begun) / 1000;
      for (; sent < Math.min(elapsed, seconds) * rate; sent++) answer(matches[sent % tables]);
      if (elapsed < seconds + 1) return;
      clearInterval(beat);
      done({ answers: taken() - before, milliseconds });
    }, 1);
  });
}

async function main() {
  for (let i = 0; i < tables; i++) matches.push({ id: `table-${i}`, players: [], state: null, sent: 0 });
  for (const match of matches) {
    await watch(match, 0); // who comes first makes the match
    await Promise.all(Array.from({ length: watchers - 1 }, (_, i) => watch(match, i + 1)));
  }
  process.stdout.write('ready\n');
  for await (const line of readline.createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(await play(Number(line)))}\n`);
  process.exit(0);
}

main();
