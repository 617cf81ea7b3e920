/** How Artemia sounds: glass over water, a low breath, and one thing that hunts. */
import { after, drum, flute, glass, knock, noise, pluck, run, tone, type Notes } from '../../shared/sound/notes';
import type { World } from '../../shared/sound/world';
import type { EventCode } from './generated';

const [D, F, A, C, E] = [146.8, 174.6, 220, 261.6, 329.6];
const growl = (loud: number): Notes => [
  ...tone(62, 1.1, loud, { wave: 'sawtooth', attack: 0.15, to: 46 }),
  ...noise(180, 1, loud * 0.8, { attack: 0.2, to: 90 }),
];

const sounds = {
  turn: [...flute(D, 1.4, 0.16), ...after(0.3, glass(A * 2, 1.2, 0.12))],
  card: [...noise(2400, 0.18, 0.12, { to: 900 }), ...after(0.1, glass(E, 0.9, 0.2))],
  hunt: [...growl(0.14), ...after(0.12, drum(D / 2, 0.5, 0.35))],
  token: [...drum(D / 2, 0.7, 0.5), ...after(0.08, tone(D * 1.06, 1.2, 0.1, { attack: 0.2 }))],
  reveal: run([D, F, A], 0.07, (pitch) => glass(pitch * 2, 0.9, 0.2)),
  detour: run([A, F, C], 0.09, (pitch) => pluck(pitch * 2, 0.4, 0.2)),
  safe: run([A, E * 2], 0.12, (pitch) => glass(pitch * 2, 1.2, 0.2)),
  touched: [...growl(0.09), ...after(0.1, knock(D, 0.3))],
  caught: [...growl(0.22), ...drum(55, 0.9, 0.7), ...after(0.18, drum(49, 1, 0.6))],
  breaks: run([A, F, D, D / 2], 0.16, (pitch) => tone(pitch, 0.9, 0.2, { to: pitch * 0.94 })),
  yields: run([F, D], 0.2, (pitch) => flute(pitch, 0.7, 0.16)),
  burns: noise(700, 0.5, 0.2, { attack: 0.03, to: 250 }),
  heals: run([C, E], 0.1, (pitch) => pluck(pitch, 0.6, 0.2)),
  beacon: run([A * 4, A * 4], 0.16, (pitch) => tone(pitch, 0.12, 0.12)),
  rescue: run([D, A, D * 2, F * 2], 0.11, (pitch) => pluck(pitch * 2, 0.9, 0.22)),
  assimilation: run([D, D * 1.06, D * 0.94], 0.22, (pitch) =>
    tone(pitch / 2, 1, 0.28, { wave: 'triangle', attack: 0.1 }),
  ),
  saved: run([D, F, A, D * 2, F * 2, A * 2], 0.12, (pitch) => glass(pitch * 2, 2, 0.2)),
  devoured: [...growl(0.22), ...run([D, D / 1.06, D / 1.19, D / 2], 0.25, (pitch) => drum(pitch / 2, 1.2, 0.5))],
} satisfies World['sounds'];

const heard: Partial<Record<EventCode, keyof typeof sounds>> = {
  'turn-begins': 'turn',
  'plays-survival': 'card',
  'plays-hunt': 'hunt',
  'copies-hunt': 'hunt',
  'chooses-hunted': 'hunt',
  'places-token': 'token',
  'moves-token': 'token',
  'keeps-token': 'token',
  reveals: 'reveal',
  detours: 'detour',
  avoids: 'safe',
  touched: 'touched',
  caught: 'caught',
  'breaks-down': 'breaks',
  'gives-up': 'yields',
  'loses-will': 'burns',
  'regains-will': 'heals',
  'lights-beacon': 'beacon',
  'rescue-moves': 'rescue',
  'assimilation-moves': 'assimilation',
  'hunted-win': 'saved',
  'creature-wins': 'devoured',
};

export const world: World = { echo: { after: 0.31, back: 0.38, dull: 1800 }, sounds, heard };
