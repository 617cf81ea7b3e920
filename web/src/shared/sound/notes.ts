/** What sounds are made of. A sound is a list of notes, made when it is heard: no file is fetched. */

export interface Note {
  /** A tone, or noise through a band filter around the pitch. */
  wave: OscillatorType | 'noise';
  /** Hertz; it glides to another where there is one. */
  pitch: number;
  to?: number;
  /** Seconds: when it begins, how long it swells, and after which time it has died away. */
  at?: number;
  attack?: number;
  length: number;
  /** 0 to 1, before the volume. */
  loud: number;
  /** How narrow the band of a noise is. */
  narrow?: number;
}
export type Notes = readonly Note[];

type More = Partial<Omit<Note, 'pitch' | 'length' | 'loud'>>;
export const tone = (pitch: number, length: number, loud: number, more: More = {}): Note[] => [
  { wave: 'sine', pitch, length, loud, ...more },
];
export const noise = (pitch: number, length: number, loud: number, more: More = {}): Note[] =>
  tone(pitch, length, loud, { wave: 'noise', narrow: 1, ...more });

/** Partials of a pitch: how many times the pitch, how loud, and how long each is. */
const partials = (pitch: number, length: number, loud: number, of: readonly [number, number, number][]): Note[] =>
  of.flatMap(([times, part, share]) => tone(pitch * times, length * share, loud * part));

export const glass = (pitch: number, length = 1.4, loud = 0.3): Note[] =>
  partials(pitch, length, loud, [
    [1, 1, 1],
    [2.01, 0.3, 0.6],
    [3.93, 0.12, 0.35],
  ]);
export const bell = (pitch: number, length = 2, loud = 0.3): Note[] =>
  partials(pitch, length, loud, [
    [0.5, 0.35, 1],
    [1, 1, 0.9],
    [1.19, 0.4, 0.7],
    [2.74, 0.25, 0.4],
    [5.4, 0.1, 0.2],
  ]);
export const metal = (pitch: number, length = 0.7, loud = 0.3): Note[] =>
  partials(pitch, length, loud, [
    [1, 1, 1],
    [1.47, 0.7, 0.8],
    [2.09, 0.5, 0.6],
    [2.56, 0.35, 0.5],
  ]);
export const pluck = (pitch: number, length = 0.7, loud = 0.35): Note[] => [
  ...tone(pitch, length, loud, { wave: 'triangle' }),
  ...tone(pitch * 2, length * 0.5, loud * 0.3),
];
export const knock = (pitch: number, loud = 0.4): Note[] => [
  ...tone(pitch, 0.14, loud, { to: pitch * 0.7 }),
  ...noise(pitch * 4, 0.04, loud * 0.5),
];
export const drum = (pitch: number, length = 0.5, loud = 0.6): Note[] => [
  ...tone(pitch, length, loud, { to: pitch * 0.5 }),
  ...noise(pitch * 5, 0.06, loud * 0.25),
];
/** A flute: a breath that swells, and a tone in it. */
export const flute = (pitch: number, length = 0.9, loud = 0.25, to = pitch): Note[] => [
  ...tone(pitch, length, loud, { attack: 0.12, to }),
  ...noise(pitch * 2, length, loud * 0.5, { attack: 0.08, narrow: 8 }),
];
/** A voice of brass or a siren, dull enough to be soft. */
export const horn = (pitch: number, length = 0.8, loud = 0.2, to = pitch): Note[] => [
  ...tone(pitch, length, loud, { wave: 'triangle', attack: 0.06, to }),
  ...tone(pitch * 2, length * 0.8, loud * 0.35, { attack: 0.08, to: to * 2 }),
  ...tone(pitch * 3, length * 0.6, loud * 0.15, { attack: 0.1, to: to * 3 }),
];

/** The same, later. */
export const after = (seconds: number, notes: Notes): Note[] =>
  notes.map((note) => ({ ...note, at: (note.at ?? 0) + seconds }));
/** One pitch after another; `step` 0: together. */
export const run = (pitches: readonly number[], step: number, sound: (pitch: number) => Notes): Note[] =>
  pitches.flatMap((pitch, i) => after(i * step, sound(pitch)));
