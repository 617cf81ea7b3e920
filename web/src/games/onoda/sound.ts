/** How Lubang sounds: wood, bamboo, a flute far away, the surf. */
import { after, drum, flute, knock, noise, pluck, run, tone } from '../../shared/sound/notes';
import type { World } from '../../shared/sound/world';
import type { EventCode } from './generated';

const [D, E, G, A, C] = [293.7, 329.6, 392, 440, 523.3];
const leaf = noise(3200, 0.25, 0.12, { attack: 0.05, to: 1800 });

const sounds = {
  day: [...noise(500, 2, 0.12, { attack: 0.7, to: 250 }), ...after(0.4, flute(D, 1.4, 0.16, E))],
  mission: run([D, A, G], 0.2, (pitch) => flute(pitch, 0.6, 0.18)),
  step: [...leaf, ...after(0.16, leaf)],
  stopped: run([300, 220], 0.14, (pitch) => knock(pitch, 0.4)),
  done: run([D, E, G, C], 0.12, (pitch) => pluck(pitch, 0.8, 0.28)),
  undone: run([G, E, D / 2], 0.18, (pitch) => pluck(pitch, 0.8, 0.25)),
  check: run([520, 520, 520], 0.11, (pitch) => knock(pitch, 0.25)),
  token: [...knock(880, 0.35), ...after(0.07, knock(700, 0.25))],
  strain: [...drum(90, 0.3, 0.4), ...after(0.16, drum(80, 0.3, 0.3))],
  passed: [
    ...knock(600, 0.3),
    ...after(
      0.12,
      run([G, C], 0.1, (pitch) => pluck(pitch, 0.7, 0.25)),
    ),
  ],
  failed: [...drum(100, 0.5, 0.5), ...after(0.14, flute(D / 2, 0.9, 0.2, D / 2.2))],
  wound: [...drum(70, 0.5, 0.6), ...noise(400, 0.3, 0.15, { to: 150 })],
  heals: run([D, A], 0.12, (pitch) => pluck(pitch, 0.7, 0.2)),
  fear: run([D, D * 1.06], 0, (pitch) => tone(pitch, 1.3, 0.12, { attack: 0.3 })),
  calm: flute(A, 0.9, 0.14, G),
  honor: run([D, A], 0.28, (pitch) => drum(pitch / 3, 0.8, 0.45)),
  alarm: run([740, 740], 0.2, (pitch) => tone(pitch, 0.16, 0.13, { wave: 'triangle', to: pitch * 1.05 })),
  quiet: run([520, 390], 0.18, (pitch) => tone(pitch, 0.3, 0.1, { wave: 'triangle' })),
  worn: [...knock(260, 0.3), ...noise(900, 0.25, 0.1, { to: 400 })],
  joins: run([G, A, D * 2], 0.15, (pitch) => flute(pitch, 0.6, 0.16)),
  leaves: run([A, G, D], 0.22, (pitch) => flute(pitch, 0.7, 0.16)),
  event: [...noise(1800, 0.3, 0.14, { to: 600 }), ...after(0.2, drum(130, 0.6, 0.45))],
  meal: run([660, 700, 660], 0.13, (pitch) => knock(pitch, 0.2)),
  hunger: [...noise(220, 0.9, 0.2, { attack: 0.2, to: 120 }), ...after(0.2, flute(D / 2, 0.8, 0.12))],
  death: [...run([D, C / 2, A / 2, D / 2], 0.34, (pitch) => flute(pitch, 1.2, 0.2)), ...after(1.3, drum(55, 1.2, 0.6))],
  madness: run([D, D * 1.06, A * 1.03, A, E * 1.03], 0.13, (pitch) => flute(pitch, 1, 0.13, pitch * 1.04)),
  home: run([D, G, A, C, D * 2], 0.2, (pitch) => [...pluck(pitch, 1.2, 0.22), ...flute(pitch, 1.2, 0.1)]),
} satisfies World['sounds'];

const heard: Partial<Record<EventCode, keyof typeof sounds>> = {
  'round-begins': 'day',
  'reveals-mission': 'mission',
  moves: 'step',
  relocated: 'step',
  'move-stopped': 'stopped',
  'mission-succeeds': 'done',
  'mission-fails': 'undone',
  'check-begins': 'check',
  retakes: 'check',
  'draws-token': 'token',
  'spends-health': 'strain',
  'check-succeeds': 'passed',
  'check-fails': 'failed',
  'loses-health': 'wound',
  'gains-health': 'heals',
  'gains-paranoia': 'fear',
  'loses-paranoia': 'calm',
  'gains-honor': 'honor',
  'alert-rises': 'alarm',
  'alert-falls': 'quiet',
  'exhausts-item': 'worn',
  'exhausts-comrade': 'worn',
  'comrade-joins': 'joins',
  'comrade-leaves': 'leaves',
  'reveals-event': 'event',
  eats: 'meal',
  starves: 'hunger',
  dies: 'death',
  'goes-mad': 'madness',
  breaks: 'madness',
  survives: 'home',
};

export const world: World = { echo: { after: 0.19, back: 0.25, dull: 2600 }, sounds, heard };
