import { api } from './api';
import type { TalkInfo, Word } from './protocol';

/** What is kept on this device: the last word read here, and the seats that are not heard here. Nobody is told. */
interface Kept {
  read: number;
  muted: string[];
}

/** What is said at one table, as this device has heard it. */
export class Talk {
  readonly #id: string;
  words: Word[] = $state.raw([]);
  state: TalkInfo['state'] = $state('alone');
  /** How often a word was reported, by its number; the host alone is told. */
  reports: TalkInfo['reports'] = $state.raw({});
  #kept: Kept = $state.raw({ read: 0, muted: [] });

  constructor(id: string) {
    this.#id = id;
    const kept = localStorage.getItem(`talk-${id}`);
    if (kept) this.#kept = JSON.parse(kept) as Kept;
  }

  get muted(): string[] {
    return this.#kept.muted;
  }
  /** There is somebody to talk to, or something to read. */
  get there(): boolean {
    return this.state !== 'alone' || this.words.length > 0;
  }

  /** The words that are heard on this device. */
  heard(): Word[] {
    return this.words.filter((word) => word.kind !== 'remove' && !this.muted.includes(word.seat ?? ''));
  }
  unread(mine: string[]): number {
    const said = this.heard().filter((word) => word.kind === 'text' || word.kind === 'preset');
    return said.filter((word) => word.number > this.#kept.read && !mine.includes(word.seat ?? '')).length;
  }
  readAll(): void {
    const read = this.words.at(-1)?.number ?? 0;
    if (read > this.#kept.read) this.#keep({ read });
  }
  mute(seat: string): void {
    this.#keep({ muted: [...this.muted, seat] });
  }
  unmute(seat: string): void {
    this.#keep({ muted: this.muted.filter((one) => one !== seat) });
  }
  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(`talk-${this.#id}`, JSON.stringify(this.#kept));
  }

  /** The newest words have come; those that are missing before them are asked for. */
  take(told: TalkInfo): void {
    const next = (this.words.at(-1)?.number ?? 0) + 1;
    const first = told.words.find((word) => word.number >= next)?.number ?? next;
    if (first > next) void this.ask();
    else this.#add(told);
  }

  /** Asks for what was said since the last word that is known here. */
  async ask(): Promise<void> {
    const told = await api.talk(this.#id, (this.words.at(-1)?.number ?? 0) + 1).catch(() => null);
    if (told) this.#add(told);
  }

  #add(told: TalkInfo): void {
    const known = new Map([...this.words, ...told.words].map((word) => [String(word.number), word]));
    for (const { kind, body } of told.words) {
      const removed = kind === 'remove' && known.get(body);
      if (removed) known.set(body, { ...removed, kind: 'removed', body: '' });
    }
    this.words = [...known.values()].sort((a, b) => a.number - b.number);
    this.state = told.state;
    this.reports = told.reports;
  }
}
