/**
 * Tells what can be achieved in a game, and what has been: each line of the input is a game as it ended for a seat, with
 * the name of the game.
 */
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

const folder = new URL('../src/games/', import.meta.url).pathname;
const known = new Map();
async function achievements(game) {
  const bundle = await rolldown({ input: `${folder}${game}/achievements.ts`, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)).achievements;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, ...ending } = JSON.parse(line);
  if (!known.has(game)) known.set(game, await achievements(game));
  const all = Object.entries(known.get(game));
  const had = all.filter(([, achieved]) => achieved(ending));
  console.log(JSON.stringify({ all: all.map(([name]) => name), achieved: had.map(([name]) => name) }));
}
