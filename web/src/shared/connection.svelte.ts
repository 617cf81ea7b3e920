import { api } from './api';
import type { GameEvent, SeatView, TableNow } from './protocol';

const PAUSES = [300, 700, 1500, 3000, 5000];
const POLL_AFTER = 3;

/** The open line to one table: the newest view of each seat that this browser holds, and what happened. */
export class Connection {
  readonly id: string;
  /** By seat; the spectator's view stands under `''`. */
  views: Record<string, SeatView> = $state.raw({});
  stories: Record<string, GameEvent[]> = $state.raw({});
  live = $state(false);
  #socket: WebSocket | null = null;
  #failures = 0;
  #polling = false;
  #closed = false;
  #timer = 0;

  constructor(id: string) {
    this.id = id;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Connects anew: the seats of this browser have changed. */
  renew(): void {
    this.views = {};
    this.stories = {};
    this.#failures = 0;
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#failures = 0;
      this.#polling = false;
      this.live = true;
      const said = JSON.parse(event.data) as SeatView | { table: TableNow };
      if ('view' in said) this.#take(said);
      else this.views = Object.fromEntries(Object.entries(this.views).map(([seat, view]) => [seat, { ...view, table: said.table }]));
    };
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    if (!this.#polling) this.live = false;
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!;
    this.#failures += 1;
    this.#timer = window.setTimeout(() => {
      if (this.#failures > POLL_AFTER) void this.#poll();
      this.#open();
    }, pause);
  }

  /** Where no socket gets through: ask for the views. */
  async #poll(): Promise<void> {
    const views = await api.views(this.id).catch(() => null);
    this.#polling = !!views;
    if (!views || this.#closed) return;
    for (const view of views) this.#take(view);
    this.live = true;
  }

  #take(view: SeatView): void {
    const seat = view.seat ?? '';
    // A seat that was given up, or taken from this browser, tells nothing any more.
    const held = view.table.seats.filter((one) => one.mine).map((one) => one.seat);
    const kept = Object.entries(this.views).filter(([one]) => (one ? held.includes(one) : !held.length));
    this.views = { ...Object.fromEntries(kept), [seat]: view };
    void this.#tell(seat, view);
    if (Object.keys(this.views).length > 1) void this.#tellAll();
  }

  /** Several seats on one device: while it is passed on, it shows what a spectator reads. */
  async #tellAll(): Promise<void> {
    const known = this.stories[''] ?? [];
    const news = await api.log(this.id, null, known.length).catch(() => null);
    if (!news?.events.length || (this.stories['']?.length ?? 0) !== known.length) return;
    this.stories = { ...this.stories, '': [...known, ...news.events] };
  }

  async #tell(seat: string, view: SeatView): Promise<void> {
    const known = this.stories[seat] ?? [];
    const first = view.log - view.events.length;
    let story = known.slice(0, first);
    if (story.length < first) {
      const earlier = await api.log(this.id, view.seat, story.length).catch(() => null);
      if (!earlier || this.#closed) return;
      story = [...story, ...earlier.events].slice(0, first);
    }
    if ((this.views[seat]?.view ?? 0) > view.view) return; // a newer one tells it; after an undo it may be shorter
    this.stories = { ...this.stories, [seat]: [...story, ...view.events] };
  }
}
