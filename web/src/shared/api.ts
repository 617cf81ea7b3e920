import type { AnalysisInfo, Arrange, Asked, Claim, GameEvent, GameInfo, HintInfo, NewTable, RefusalCode, ReplayStep, SeatView, TableInfo } from './protocol';

type Code = RefusalCode | 'no-connection';

/** The server refused; nothing has changed. */
export class Refused extends Error {
  readonly code: Code;
  constructor(code: Code, text: string) {
    super(text);
    this.code = code;
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('no-connection', 'the server cannot be reached');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code?: RefusalCode; text?: string } } | null)?.error;
  throw new Refused(error?.code ?? (response.status >= 500 ? 'no-connection' : 'bad-body'), error?.text ?? response.statusText);
}

/** A key that makes a repeated command harmless. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const RETRIES = [400, 1200, 3000, 5000, 8000];

/** Sends a command again, with the same key, when the connection failed under it. */
async function command<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const keyed = { ...body, key: newKey() };
  for (const pause of RETRIES) {
    try {
      return await call<T>('POST', path, keyed);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'no-connection') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return call<T>('POST', path, keyed);
}

const seatQuery = (seat: string | null): string => (seat ? `seat=${encodeURIComponent(seat)}&` : '');

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  open: (table: NewTable) => call<{ id: string; link: string }>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  views: (id: string) => call<SeatView[]>('GET', `/tables/${id}/views`),
  claim: (id: string, seat: string, said: Claim) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/claim`, said),
  leave: (id: string, seat: string) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/leave`, {}),
  /** A new private link of a seat: the old one is void. */
  invite: (id: string, seat: string) => call<{ link: string }>('POST', `/tables/${id}/seats/${seat}/link`, {}),
  remove: (id: string, seat: string) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/remove`, {}),
  /** A bot plays a free seat, or stands in for who sits there; null: no longer. */
  fill: (id: string, seat: string, bot: string | null) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/bot`, { bot }),
  arrange: (id: string, said: Arrange) => call<TableInfo>('POST', `/tables/${id}/arrange`, said),
  mine: () => call<TableInfo[]>('GET', '/mine'),
  coded: (code: string) => call<{ id: string; link: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  answer: (id: string, seat: string, view: number, picks: string[]) => command<{ view: number }>(`/tables/${id}/answers`, { seat, view, picks }),
  preview: (id: string, seat: string, view: number, picks: string[]) =>
    call<{ asked: Asked | null }>('POST', `/tables/${id}/preview`, { seat, view, picks }),
  retract: (id: string, seat: string, view: number) => command<{ view: number }>(`/tables/${id}/retract`, { seat, view }),
  undo: (id: string, seat: string, view: number) => command<{ view: number }>(`/tables/${id}/undo`, { seat, view }),
  hint: (id: string, seat: string, view: number, picks: string[]) => call<HintInfo>('POST', `/tables/${id}/hint`, { seat, view, picks }),
  log: (id: string, seat: string | null, from: number) =>
    call<{ from: number; events: GameEvent[] }>('GET', `/tables/${id}/log?${seatQuery(seat)}from=${from}`),
  replay: (id: string, seat: string, step: number) => call<ReplayStep>('GET', `/tables/${id}/replay?${seatQuery(seat)}step=${step}`),
  analysis: (id: string) => call<AnalysisInfo>('GET', `/tables/${id}/analysis`),
  goOn: (id: string, seat: string, step: number) => call<{ id: string; link: string }>('POST', `/tables/${id}/go-on`, { seat, step }),
  recordPath: (id: string) => `/api/tables/${id}/record`,
  openRecord: (text: string) => call<{ id: string }>('POST', '/records', text),
};
