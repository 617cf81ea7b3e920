/**
 * Tells what is wrong with how games sound. Each line of the input is a game with its codes of events, and those
 * that nobody may take for each other: `{game, codes, apart}`.
 *
 * What is shown for long enough to be noticed, or as a moment, has a sound; each sound is heard of something, is its own,
 * is quiet and soon over.
 */
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

/** Milliseconds of a beat from which on it is important. */
const NOTICED = 700;
/** Seconds after which a sound has died away, and how loud all its notes together may be at their beginnings. */
const [LENGTH, LOUD] = [5, 1.2];
/** Seconds within which notes add up. */
const TOGETHER = 0.05;
const NOTHING = { public: {}, own: {} };

const folder = new URL('../src/games/', import.meta.url).pathname;
async function load(game, file) {
  const bundle = await rolldown({ input: `${folder}${game}/${file}.ts`, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, codes, apart } = JSON.parse(line);
  const { direction } = await load(game, 'direction');
  const { sounds, heard } = (await load(game, 'sound')).world;
  for (const code of codes) {
    const [beat] = direction.beats([{ code, args: {} }], NOTHING, NOTHING);
    if ((beat.kind || beat.ms >= NOTICED) && !(heard[code] in sounds)) console.log(game, code, 'has no sound');
  }
  for (const code of Object.keys(heard)) if (!codes.includes(code)) console.log(game, code, 'is no event');
  for (const code of apart)
    if (!heard[code] || apart.some((other) => other !== code && heard[other] === heard[code]))
      console.log(game, code, 'cannot be told by ear');
  const known = new Map();
  for (const [name, notes] of Object.entries(sounds)) {
    const same = JSON.stringify(notes);
    if (known.has(same)) console.log(game, name, 'sounds like', known.get(same));
    known.set(same, name);
    if (!Object.values(heard).includes(name)) console.log(game, name, 'is never heard');
    const begins = notes.map(({ at = 0, attack = 0 }) => at + attack);
    const loudest = begins.map((begin) =>
      notes.reduce((sum, { loud }, i) => sum + (Math.abs(begins[i] - begin) < TOGETHER ? loud : 0), 0),
    );
    if (Math.max(...loudest) > LOUD) console.log(game, name, 'is too loud:', Math.max(...loudest));
    const ends = Math.max(...notes.map(({ at = 0, length }) => at + length));
    if (ends > LENGTH) console.log(game, name, 'takes too long:', ends);
  }
}
