import type {
  AnalysisInfo,
  Arrange,
  Asked,
  Claim,
  Device,
  DeviceInfo,
  Consent,
  Declare,
  GameEvent,
  GameInfo,
  HintInfo,
  NewTable,
  Offer,
  Proof,
  Reach,
  ReasonsInfo,
  RefusalCode,
  ReplayStep,
  Reveal,
  Say,
  SeatView,
  TableInfo,
  TalkInfo,
} from '../protocol';
import { chance } from './network';

/** Of the server's, or of the page's own. */
type Code = RefusalCode | 'no-connection' | 'long-plan';

/** The server refused; nothing has changed. */
export class Refused extends Error {
  readonly code: Code;
  constructor(code: Code, text: string) {
    super(text);
    this.code = code;
  }
}

/** Milliseconds to wait for a reply: a dead connection never answers, and a changed network leaves such behind. */
const PATIENCE = 30_000;
const VIEWS_PATIENCE = 3000;
/** For commands; each has a key, so it may be sent again. */
const COMMAND_PATIENCE = 10_000;
/** For requests that make the server compute. */
const LONG_PATIENCE = 120_000;

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      ...(body === undefined
        ? {}
        : {
            headers: { 'Content-Type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
    text = await response.text();
  } catch {
    throw new Refused('no-connection', 'the server cannot be reached');
  }
  const answer = parsed(text);
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code?: RefusalCode; text?: string } } | null)?.error;
  throw new Refused(
    error?.code ?? (response.status >= 500 ? 'no-connection' : 'bad-body'),
    error?.text ?? response.statusText,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // from a proxy, not from the server
  }
}

/** A key that makes a repeated command harmless. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const RETRIES = [400, 1200, 3000, 5000, 8000];

/** Receives an event whenever a command was answered: polling fetches the outcome at once. */
export const sent = new EventTarget();
export const SENT = 'sent';

/** Whether the server could not be reached, so that nothing is known of what was asked. */
export const isLost = (error: unknown): boolean => error instanceof Refused && error.code === 'no-connection';

/** Sends a command again, with the same key, when the connection failed under it. */
async function command<T>(path: string, body: Record<string, unknown>): Promise<T> {
  try {
    return await repeated<T>(path, body);
  } finally {
    sent.dispatchEvent(new Event(SENT));
  }
}

async function repeated<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const keyed = { ...body, key: newKey() };
  for (const pause of RETRIES) {
    try {
      return await call<T>('POST', path, keyed, COMMAND_PATIENCE);
    } catch (error) {
      if (!isLost(error)) throw error;
      await chance(pause);
    }
  }
  return call<T>('POST', path, keyed);
}

const seatQuery = (seat: string | null): string => (seat ? `seat=${encodeURIComponent(seat)}&` : '');

export const api = {
  /** For what one page alone asks. */
  call,
  games: () => call<GameInfo[]>('GET', '/games'),
  /** What a game says of itself: `declarations`, its texts and rulebook in a language, an example of its rules. */
  ofGame: <T>(game: string, what: string) => call<T>('GET', `/games/${game}/${what}`),
  open: (table: NewTable) => call<{ id: string; link: string }>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  /** Once, or (`again`) as a regular poll, which counts as presence. */
  views: (id: string, { again }: { again: boolean }) =>
    call<SeatView[]>('GET', `/tables/${id}/views${again ? '?again' : ''}`, undefined, VIEWS_PATIENCE),
  /** Taking a seat gives a new token; the next call that shows it makes the old one void. */
  claim: async (id: string, seat: string, said: Claim) => {
    const taken = await call<TableInfo>('POST', `/tables/${id}/seats/${seat}/claim`, said);
    void api.table(id).catch(() => {});
    return taken;
  },
  reveal: (id: string, said: Reveal) => call<TableInfo>('POST', `/tables/${id}/reveal`, said),
  leave: (id: string, seat: string) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/leave`, {}),
  /** A new private link of a seat: the old one is void. */
  invite: (id: string, seat: string) => call<{ link: string }>('POST', `/tables/${id}/seats/${seat}/link`, {}),
  remove: (id: string, seat: string) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/remove`, {}),
  /** A bot plays a free seat, or stands in for who sits there; null: no longer. */
  fill: (id: string, seat: string, bot: string | null) =>
    call<TableInfo>('POST', `/tables/${id}/seats/${seat}/bot`, { bot }),
  arrange: (id: string, said: Arrange) => call<TableInfo>('POST', `/tables/${id}/arrange`, said),
  mine: () => call<TableInfo[]>('GET', '/mine'),
  coded: (code: string) => call<{ id: string; link: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  answer: (id: string, seat: string, view: number, picks: string[]) =>
    command<{ view: number }>(`/tables/${id}/answers`, { seat, view, picks }),
  preview: (id: string, seat: string, view: number, picks: string[]) =>
    call<{ asked: Asked | null }>('POST', `/tables/${id}/preview`, { seat, view, picks }),
  reasons: (id: string, seat: string, view: number, picks: string[]) =>
    call<ReasonsInfo>('POST', `/tables/${id}/reasons`, { seat, view, picks }),
  retract: (id: string, seat: string, view: number) =>
    command<{ view: number }>(`/tables/${id}/retract`, { seat, view }),
  end: (id: string, seat: string) => call<TableInfo>('POST', `/tables/${id}/end`, { seat }),
  consent: (id: string, said: Consent) => call<TableInfo>('POST', `/tables/${id}/consent`, said),
  declare: (id: string, said: Declare) => call<TableInfo>('POST', `/tables/${id}/declare`, said),
  /** Takes the last answer back, or proposes it where others have to agree. */
  undo: (id: string, seat: string, view: number) => command<{ view: number }>(`/tables/${id}/undo`, { seat, view }),
  hint: (id: string, seat: string, view: number, picks: string[]) =>
    call<HintInfo>('POST', `/tables/${id}/hint`, { seat, view, picks }, LONG_PATIENCE),
  log: (id: string, seat: string | null, from: number) =>
    call<{ from: number; events: GameEvent[] }>('GET', `/tables/${id}/log?${seatQuery(seat)}from=${from}`),
  /** Positions from a step on, as many as the server sends at once. */
  replay: (id: string, seat: string, step: number) =>
    call<ReplayStep[]>('GET', `/tables/${id}/replay?${seatQuery(seat)}step=${step}`),
  fairness: (id: string) => call<Proof>('GET', `/tables/${id}/fairness`),
  offers: () => call<Offer[]>('GET', '/offers'),
  device: () => call<DeviceInfo>('GET', '/device'),
  tellDevice: (device: Device) => call<unknown>('POST', '/devices', device),
  forgetDevice: () => call<unknown>('POST', '/devices/forget', {}),
  reach: () => call<Reach>('GET', '/reach'),
  analysis: (id: string) => call<AnalysisInfo>('GET', `/tables/${id}/analysis`, undefined, LONG_PATIENCE),
  goOn: (id: string, seat: string, step: number) =>
    call<{ id: string; link: string }>('POST', `/tables/${id}/go-on`, { seat, step }),
  /** Opens a table for the same people, or takes the seat there that is kept for who asks. */
  rematch: (id: string, commitment: string) =>
    call<{ id: string; link: string }>('POST', `/tables/${id}/rematch`, { commitment }),
  talk: (id: string, from: number, channel: number) =>
    call<TalkInfo>('GET', `/tables/${id}/talk?from=${from}&channel=${channel}`),
  say: (id: string, seat: string, words: Pick<Say, 'text' | 'to'> | Pick<Say, 'preset' | 'to'>) =>
    command<{ number: number }>(`/tables/${id}/talk/say`, { seat, ...words }),
  hush: (id: string, closed: boolean) => call('POST', `/tables/${id}/talk/close`, { closed }),
  report: (id: string, number: number) => call('POST', `/tables/${id}/talk/report`, { number }),
  /** Removes what was reported. */
  unsay: (id: string, number: number) => call('POST', `/tables/${id}/talk/remove`, { number }),
  /** The first line of the record of a finished game; null where the game makes none. */
  recordHeader: async (id: string): Promise<string | null> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`/api/tables/${id}/record`, { signal: AbortSignal.timeout(LONG_PATIENCE) });
      text = await response.text();
    } catch {
      throw new Refused('no-connection', 'the server cannot be reached');
    }
    if (response.ok) return text.split('\n', 1)[0]!;
    if (response.status === 409) return null;
    throw new Refused('no-connection', response.statusText);
  },
  recordPath: (id: string) => `/api/tables/${id}/record`,
  openRecord: (text: string) => call<{ id: string }>('POST', '/records', text, LONG_PATIENCE),
};
