/**
 * Plays updates of games as their directions do, and tells where that leads elsewhere than the game went.
 *
 * Each line of the input is an update: `{game, before, after, events}`, with the public parts of two views. For each
 * field that `play` has changed to what the later view does not say, a line of the output says so.
 */
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

const folder = new URL('../src/games/', import.meta.url).pathname;
const directions = {};
for (const game of ['notalone', 'onoda', 'bigbrother', 'anima']) {
  const bundle = await rolldown({ input: `${folder}${game}/direction.ts`, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  const code = Buffer.from(output[0].code).toString('base64');
  directions[game] = (await import(`data:text/javascript;base64,${code}`)).direction;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, before, after, events } = JSON.parse(line);
  const { beats, play } = directions[game];
  const told = beats(events, { public: before, own: {} }, { public: after, own: {} });
  const codes = (all) => all.map(({ code }) => code).join(' ');
  if (codes(told.flatMap((beat) => beat.events)) !== codes(events))
    console.log(game, 'the beats are not its events:', codes(events));
  const seen = structuredClone(before);
  for (const event of events) play(seen, event);
  for (const field of Object.keys(seen)) {
    const [was, played, is] = [before, seen, after].map((part) => JSON.stringify(part[field]));
    if (played !== was && played !== is)
      console.log(game, field, `${was} -> ${played}, not ${is}:`, JSON.stringify(events));
  }
}
