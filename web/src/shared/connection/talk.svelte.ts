import { service } from './service';
import type { TalkInfo, Word } from '../protocol';

/** The channel of a message: everybody, or only those who share a private channel. */
export type Place = 'all' | 'channel';
type Words = Record<Place, Word[]>;
/** A message that came while the page was open. */
export interface Fresh {
  place: Place;
  word: Word;
}

/** Kept on this device only: the last messages read, and the seats muted here. */
interface Kept extends Record<Place, number> {
  muted: string[];
}

/** The talk at one table, as this device has received it. */
export class Talk {
  readonly #id: string;
  words: Words = $state.raw({ all: [], channel: [] });
  state: TalkInfo['state'] = $state('alone');
  /** The private channel of the player who sits here, if there is one. */
  channel: TalkInfo['channel'] = $state.raw(null);
  /** What others have said since this page was opened, until it has been shown. */
  fresh: readonly Fresh[] = $state.raw([]);
  #heard = false;
  /** How often a message was reported, by its number; only the host learns it. */
  reports: TalkInfo['reports'] = $state.raw({});
  #kept: Kept = $state.raw({ all: 0, channel: 0, muted: [] });

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
    return this.state !== 'alone' || this.words.all.length > 0 || !!this.channel;
  }

  /** The messages shown on this device: those of muted seats are left out. */
  heard(place: Place): Word[] {
    return this.words[place].filter((word) => word.kind !== 'remove' && !this.muted.includes(word.seat ?? ''));
  }
  unread(mine: string[], place: Place): number {
    const said = this.heard(place).filter((word) => word.kind === 'text' || word.kind === 'preset');
    return said.filter((word) => word.number > this.#kept[place] && !mine.includes(word.seat ?? '')).length;
  }
  readAll(place: Place): void {
    const read = this.#last(place);
    if (read > this.#kept[place]) this.#keep({ [place]: read });
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

  #last(place: Place): number {
    return this.words[place].at(-1)?.number ?? 0;
  }

  /** New messages have arrived; any missing before them are requested. */
  take(told: TalkInfo): void {
    const gap = (place: Place, words: Word[] = []): boolean =>
      (words.find(({ number }) => number > this.#last(place))?.number ?? 0) > this.#last(place) + 1;
    if (gap('all', told.words) || gap('channel', told.channel?.words)) void this.ask();
    else this.#add(told);
  }

  /** Requests what was said since the last message known here. */
  async ask(): Promise<void> {
    const told = await service.talk(this.#id, this.#last('all') + 1, this.#last('channel') + 1).catch(() => null);
    if (told) this.#add(told);
  }

  #add(told: TalkInfo): void {
    const { state, reports, channel } = told;
    if (this.#heard) {
      const fresh = (place: Place, words: readonly Word[] = []): Fresh[] =>
        words.filter(({ number }) => number > this.#last(place)).map((word) => ({ place, word }));
      this.fresh = [...this.fresh, ...fresh('all', told.words), ...fresh('channel', channel?.words)];
    }
    this.#heard = true;
    this.words = {
      all: joined(this.words.all, told.words),
      channel: channel ? joined(this.words.channel, channel.words) : [],
    };
    Object.assign(this, { state, reports, channel });
  }
}

/** The known messages and the new ones, without those that the host has removed. */
function joined(words: Word[], told: Word[]): Word[] {
  const known = new Map([...words, ...told].map((word) => [String(word.number), word]));
  for (const { kind, body } of told) {
    const removed = kind === 'remove' && known.get(body);
    if (removed) known.set(body, { ...removed, kind: 'removed', body: '' });
  }
  return [...known.values()].sort((a, b) => a.number - b.number);
}
