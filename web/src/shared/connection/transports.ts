/** The transports by which a page receives what happens at a table. */
import { api, SENT, sent } from './api';
import type { SeatView, TableNow, TalkInfo } from '../protocol';

/** A view, the people at the table, its talk, or nothing: a heartbeat, by which a dead transport is noticed. */
export type Message = SeatView | { table: TableNow; now: number | null } | { talk: TalkInfo } | Record<string, never>;

/** In order of preference. */
export const TRANSPORTS = ['socket', 'events', 'polling'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** Milliseconds until the first message must arrive: some proxies hold events back. */
const OPENING = 4000;
/** Milliseconds of silence after which a transport is dead; the server sends a heartbeat every 5 s. */
const SILENCE = 12_000;
const POLL = 2000;

interface Source {
  close: () => void;
}
type Listener = (said: Message) => void;

function socket(id: string, heard: Listener, lost: () => void): Source {
  const made = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`,
  );
  made.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as Message);
  made.onclose = lost;
  return {
    close: () => {
      // One that is not open yet is let open first: browsers tell of any other end as of a failure.
      if (made.readyState === WebSocket.CONNECTING) made.onopen = () => made.close();
      else made.close();
    },
  };
}

function events(id: string, heard: Listener, lost: () => void): Source {
  const made = new EventSource(`/api/tables/${id}/events`);
  made.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as Message);
  made.onerror = lost;
  return made;
}

function polling(id: string, heard: Listener, lost: () => void): Source {
  let timer = 0;
  let newest: object | null = null;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = (newest = {});
    const views = await api.views(id, { again: true }).catch(() => null);
    if (mine !== newest) return; // closed, or asked anew meanwhile
    if (!views) return lost();
    views.forEach(heard);
    timer = window.setTimeout(ask, POLL);
  };
  sent.addEventListener(SENT, ask);
  void ask();
  return {
    close: () => {
      newest = null;
      sent.removeEventListener(SENT, ask);
      clearTimeout(timer);
    },
  };
}

const OPEN = { socket, events, polling };

/** One open transport. It ends once: when it is lost, is silent for too long, or is closed here. */
export class Transport {
  readonly name: TransportName;
  /** Settles at its end: whether anything was received. */
  readonly ended: Promise<boolean>;
  #source: Source;
  #watchdog = 0;
  #heard = 0;
  #end: (heard: boolean) => void = () => undefined;
  #over = false;

  constructor(name: TransportName, id: string, heard: Listener) {
    this.name = name;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    this.#watch(OPENING);
    this.#source = OPEN[name](
      id,
      (said) => {
        if (this.#over) return;
        this.#heard = performance.now();
        this.#watch(SILENCE);
        heard(said);
      },
      () => this.close(),
    );
  }

  /** Milliseconds since the last message. */
  get silence(): number {
    return this.#heard ? performance.now() - this.#heard : Infinity;
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#watchdog);
    this.#source.close();
    this.#end(this.#heard > 0);
  }

  #watch(patience: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => this.close(), patience);
  }
}
