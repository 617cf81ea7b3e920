/** A short sound for players who look elsewhere, synthesised here: no file, no download. */
import { sound } from '../../shared/storage/sound.svelte';

const PLACE = 'sound';
/** Two notes: hertz, and seconds from the beginning. */
const NOTES = [
  [660, 0],
  [880, 0.14],
] as const;
const LENGTH = 0.35;
/** At the whole volume. */
const LOUD = 0.4;
let context: AudioContext | null = null;

export const sounds = (): boolean => localStorage.getItem(PLACE) === 'on';

export function setSounds(on: boolean): void {
  if (on) {
    localStorage.setItem(PLACE, 'on');
    sound.on = true;
  } else localStorage.removeItem(PLACE);
}

/** Unlocks sound at a press or a key, the only time at which browsers allow it. */
export async function tune(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}

export function ring(): void {
  if (!sounds() || !sound.on || context?.state !== 'running') return;
  for (const [pitch, after] of NOTES) {
    const [tone, volume, begin] = [context.createOscillator(), context.createGain(), context.currentTime + after];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD * sound.volume, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}

/** Rings when the page is out of sight. */
export function callForAttention(): void {
  if (document.hidden || !document.hasFocus()) ring();
}

for (const sign of ['pointerdown', 'keydown']) {
  addEventListener(sign, () => {
    if (sounds()) void tune();
  });
}
