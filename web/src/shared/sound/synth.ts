/** Makes sounds by Web Audio. It may be made only when somebody has done something: browsers keep pages silent till then. */
import type { Note, Notes } from './notes';
import type { World } from './world';

/** Seconds of noise, repeated; and of rest before a sound, so that no beginning is cut off. */
const NOISE = 2;
const AHEAD = 0.02;
/** What the whole volume makes of a note; where many come together, a compressor keeps them in bounds. */
const MOST = 1.2;
const SILENCE = 0.0001;

export class Synth {
  readonly #context = new AudioContext();
  readonly #volume = this.#context.createGain();
  readonly #way = this.#context.createGain();
  readonly #noise = this.#context.createBuffer(1, this.#context.sampleRate * NOISE, this.#context.sampleRate);

  constructor({ echo }: World) {
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    const [delay, back, dull] = [
      this.#context.createDelay(1),
      this.#context.createGain(),
      this.#context.createBiquadFilter(),
    ];
    [delay.delayTime.value, back.gain.value, dull.frequency.value] = [echo.after, echo.back, echo.dull];
    this.#way.connect(this.#volume);
    this.#way.connect(delay).connect(dull).connect(back).connect(delay);
    back.connect(this.#volume);
    this.#volume.connect(this.#context.createDynamicsCompressor()).connect(this.#context.destination);
  }

  /** From 0 to 1, as ears judge it. */
  set volume(volume: number) {
    this.#volume.gain.value = MOST * volume ** 2;
  }

  play(notes: Notes): void {
    for (const note of notes) this.#sound(note);
  }

  /** Nothing is heard until `wake`, and what was to be heard is not made up for. */
  async sleep(): Promise<void> {
    if (this.#context.state === 'running') await this.#context.suspend();
  }

  /** Some browsers allow it at a press or a key only. */
  async wake(): Promise<void> {
    if (this.#context.state === 'suspended') await this.#context.resume();
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  #sound({ wave, pitch, to = pitch, at = 0, attack = 0.005, length, loud, narrow = 1 }: Note): void {
    const begin = this.#context.currentTime + AHEAD + at;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(SILENCE, begin);
    envelope.gain.linearRampToValueAtTime(loud, begin + attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, begin + Math.max(length, attack + 0.01));
    const [source, frequency] = wave === 'noise' ? this.#band(narrow, envelope) : this.#tone(wave, envelope);
    frequency.setValueAtTime(pitch, begin);
    frequency.exponentialRampToValueAtTime(to, begin + length);
    envelope.connect(this.#way);
    source.start(begin);
    source.stop(begin + length + 0.05);
    source.onended = () => envelope.disconnect();
  }

  #tone(wave: OscillatorType, to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.connect(to);
    return [source, source.frequency];
  }

  #band(narrow: number, to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const [source, filter] = [this.#context.createBufferSource(), this.#context.createBiquadFilter()];
    [source.buffer, source.loop] = [this.#noise, true];
    [filter.type, filter.Q.value] = ['bandpass', narrow];
    source.connect(filter).connect(to);
    return [source, filter.frequency];
  }
}
