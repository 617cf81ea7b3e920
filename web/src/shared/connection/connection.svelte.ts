import { api, Refused } from './api';
import { Transport, TRANSPORTS, type Message, type TransportName } from './transports';
import { importWithRetry } from './imports';
import { retryNow } from './network';
import type { GameEvent, SeatView, TableNow } from '../protocol';
import type { Talk } from './talk.svelte';

/** Milliseconds between attempts while the server cannot be reached. */
const PAUSES = [200, 500, 800];
/** The same where it can be reached but refuses. */
const REFUSED = 8000;
/** How often a transport may fail, while the server can be reached, before the next one is used. */
const TRIES: Record<TransportName, number> = { socket: 2, events: 1, polling: Infinity };
/** Milliseconds for a transport to open, and between attempts to open a better one. */
const LOOK = 900;
const CLIMB = 30_000;
/** A transport that was silent for longer may be dead: the server sends a heartbeat every 5 s. */
const BEAT = 6000;
const KEPT = 'way';
/** Announces a change of network, in browsers that support it. */
const network = (navigator as { connection?: EventTarget }).connection;

type Stories = Readonly<Record<string, readonly GameEvent[]>>;

/** Told of the newest view of each seat that this browser holds, and of the events, by seat (`''`: a spectator). */
export interface Audience {
  hear: (views: Readonly<Record<string, SeatView>>, stories: Stories) => void;
}

/** The connection to one table. */
export class Connection {
  readonly id: string;
  /** The talk at the table; loaded once there is any. */
  talk: Talk | null = $state.raw(null);
  #talking: Promise<Talk> | null = null;
  readonly #audience = new Set<Audience>();
  #views: Record<string, SeatView> = {};
  #stories: Stories = {};
  /** What was heard is up to date. */
  live = $state(false);
  transport: TransportName = $state('socket');
  /** How far the server's clock is ahead of the page's, in seconds. */
  ahead = $state(0);
  #line: Transport | null = null;
  #closed = false;
  #climbing = false;
  #hurry: () => void = () => undefined;
  readonly #woken = (): void => this.#wake(BEAT);
  /** Another network: the open transport is dead, however recently it was heard. */
  readonly #moved = (): void => this.#wake(0);

  constructor(id: string) {
    this.id = id;
    this.transport = TRANSPORTS.find((name) => name === sessionStorage.getItem(KEPT)) ?? 'socket';
    for (const sign of ['pageshow', 'focus']) addEventListener(sign, this.#woken);
    for (const sign of ['visibilitychange', 'resume']) document.addEventListener(sign, this.#woken);
    addEventListener('online', this.#moved);
    network?.addEventListener('change', this.#moved);
    void this.#keep();
  }

  /** Tells somebody all that is known and will be, until the function returned is called. */
  tell(one: Audience): () => void {
    this.#audience.add(one);
    one.hear(this.#views, this.#stories);
    return () => this.#audience.delete(one);
  }

  #say(views: Record<string, SeatView>, stories = this.#stories): void {
    [this.#views, this.#stories] = [views, stories];
    for (const one of this.#audience) one.hear(views, stories);
  }

  close(): void {
    this.#closed = true;
    for (const sign of ['pageshow', 'focus']) removeEventListener(sign, this.#woken);
    for (const sign of ['visibilitychange', 'resume']) document.removeEventListener(sign, this.#woken);
    removeEventListener('online', this.#moved);
    network?.removeEventListener('change', this.#moved);
    this.#hurry();
    this.#line?.close();
  }

  /** Reconnects: the seats of this browser have changed. */
  renew(): void {
    this.#say({}, {});
    this.#line?.close();
  }

  /** The device was asleep: a transport silent for so long may be dead without any notice. */
  #wake(silence: number): void {
    if (document.visibilityState === 'hidden') return;
    this.#hurry();
    void this.#climb();
    if (this.#line && this.#line.silence < silence) return;
    void this.#look();
    this.#line?.close();
  }

  /** Keeps a transport open for as long as the page is. */
  async #keep(): Promise<void> {
    let failures = 0;
    while (!this.#closed) {
      const opened = performance.now();
      const heard = await this.#listen();
      if (this.#closed) return;
      await this.#reach();
      failures = heard ? 0 : failures + 1;
      if (failures >= TRIES[this.transport]) {
        failures = 0;
        this.#go(TRANSPORTS[TRANSPORTS.indexOf(this.transport) + 1]!);
      } else if (performance.now() - opened < LOOK) {
        await this.#pause(PAUSES[0]!); // one that opens and is cut off, over and over
      }
    }
  }

  #go(name: TransportName): void {
    this.transport = name;
    sessionStorage.setItem(KEPT, name);
  }

  /** Listens to one transport until its end; returns whether anything was received. */
  async #listen(): Promise<boolean> {
    const asking = setInterval(() => void this.#look(), LOOK);
    const climbing = setInterval(() => void this.#climb(), CLIMB);
    this.#line = new Transport(this.transport, this.id, (said) => {
      clearInterval(asking);
      this.#revive();
      this.#hear(said);
    });
    const heard = await this.#line.ended;
    this.#line = null;
    clearInterval(asking);
    clearInterval(climbing);
    return heard;
  }

  /** Tries whether a better transport opens; if so the present one is closed. */
  async #climb(): Promise<void> {
    if (this.#climbing) return;
    this.#climbing = true;
    for (const name of TRANSPORTS.slice(0, TRANSPORTS.indexOf(this.transport))) {
      const tried = new Transport(name, this.id, () => tried.close());
      if (!(await tried.ended)) continue;
      if (!this.#closed && TRANSPORTS.indexOf(name) < TRANSPORTS.indexOf(this.transport)) {
        this.#go(name);
        this.#line?.close();
      }
      break;
    }
    this.#climbing = false;
  }

  /** Waits until the server can be reached, and shows the current views. */
  async #reach(): Promise<void> {
    for (let tries = 0; !this.#closed; tries += 1) {
      const refused = await this.#look();
      if (refused === null) return this.#revive();
      this.live = false;
      await this.#pause(refused === 'no-connection' ? PAUSES[Math.min(tries, PAUSES.length - 1)]! : REFUSED);
    }
  }

  #revive(): void {
    if (!this.live) retryNow();
    this.live = true;
  }

  /** Waits, or less if there is a sign that another attempt is worthwhile. */
  async #pause(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, time);
    });
  }

  /** Fetches the views once; returns why there are none. */
  async #look(): Promise<string | null> {
    try {
      for (const view of await api.views(this.id, { again: false })) {
        if (!this.#closed && view.view >= (this.#views[view.seat ?? '']?.view ?? 0)) this.#take(view);
      }
      return null;
    } catch (error) {
      return error instanceof Refused ? error.code : 'error';
    }
  }

  #hear(said: Message): void {
    if ('view' in said) {
      this.#take(said as SeatView);
      if (this.transport === 'polling' && (said.seat || said.table!.watching)) this.#talk((talk) => talk.ask());
    } else if ('talk' in said) this.#talk((talk) => talk.take(said.talk!));
    else if ('table' in said) {
      this.#tick(said.now);
      const table = said.table!;
      this.#say(Object.fromEntries(this.#held(table).map(([seat, view]) => [seat, { ...view, table }])));
    }
  }

  #talk(act: (talk: Talk) => unknown): void {
    this.#talking ??= importWithRetry(() => import('./talk.svelte')).then(
      ({ Talk }) => (this.talk = new Talk(this.id)),
    );
    void this.#talking.then(act);
  }

  #tick(now: number | null | undefined): void {
    if (typeof now === 'number') this.ahead = now - performance.now() / 1000;
  }

  #take(view: SeatView): void {
    this.#tick(view.now);
    const seat = view.seat ?? '';
    const views = { ...Object.fromEntries(this.#held(view.table)), [seat]: view };
    const known = this.#stories[seat] ?? [];
    const first = view.log - view.events.length;
    if (known.length >= first) this.#say(views, this.#with(seat, [...known.slice(0, first), ...view.events]));
    else {
      this.#say(views);
      void this.#tell(seat, view, known);
    }
    if (Object.keys(views).length > 1) void this.#tellAll();
  }

  /** The views that count at a table: a seat that was given up, or taken from this browser, tells nothing any more. */
  #held(table: TableNow): [string, SeatView][] {
    const held = table.seats.filter((one) => one.mine).map((one) => one.seat);
    return Object.entries(this.#views).filter(([one]) => (one ? held.includes(one) : !held.length));
  }

  #with(seat: string, story: readonly GameEvent[]): Stories {
    return { ...this.#stories, [seat]: story };
  }

  /** Several seats on one device: while it is being passed on, it shows a spectator's view. */
  async #tellAll(): Promise<void> {
    const known = this.#stories[''] ?? [];
    const news = await api.log(this.id, null, known.length).catch(() => null);
    if (!news?.events.length || (this.#stories['']?.length ?? 0) !== known.length) return;
    this.#say(this.#views, this.#with('', [...known, ...news.events]));
  }

  /** Fetches what was told before the events that came with a view. */
  async #tell(seat: string, view: SeatView, known: readonly GameEvent[]): Promise<void> {
    const first = view.log - view.events.length;
    const earlier = await api.log(this.id, view.seat, known.length).catch(() => null);
    if (!earlier || this.#closed) return;
    if ((this.#views[seat]?.view ?? 0) > view.view) return; // a newer view is here already; after an undo it may be shorter
    this.#say(this.#views, this.#with(seat, [...[...known, ...earlier.events].slice(0, first), ...view.events]));
  }
}
