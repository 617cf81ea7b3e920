import type { Asked, GameEvent, HintInfo, ReasonsInfo, RefusalCode, SeatView, TableInfo } from '../protocol';
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
export const LONG_PATIENCE = 120_000;

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
export async function command<T>(path: string, body: Record<string, unknown>): Promise<T> {
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

export const seatQuery = (seat: string | null): string => (seat ? `seat=${encodeURIComponent(seat)}&` : '');

/** What a table in play asks; the rest is `service.ts`. */
export const api = {
  /** For what one page alone asks. */
  call,
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  /** Once, or (`again`) as a regular poll, which counts as presence. */
  views: (id: string, { again }: { again: boolean }) =>
    call<SeatView[]>('GET', `/tables/${id}/views${again ? '?again' : ''}`, undefined, VIEWS_PATIENCE),
  answer: (id: string, seat: string, view: number, picks: string[]) =>
    command<{ view: number }>(`/tables/${id}/answers`, { seat, view, picks }),
  preview: (id: string, seat: string, view: number, picks: string[]) =>
    call<{ asked: Asked | null }>('POST', `/tables/${id}/preview`, { seat, view, picks }),
  reasons: (id: string, seat: string, view: number, picks: string[]) =>
    call<ReasonsInfo>('POST', `/tables/${id}/reasons`, { seat, view, picks }),
  retract: (id: string, seat: string, view: number) =>
    command<{ view: number }>(`/tables/${id}/retract`, { seat, view }),
  /** Takes the last answer back, or proposes it where others have to agree. */
  undo: (id: string, seat: string, view: number) => command<{ view: number }>(`/tables/${id}/undo`, { seat, view }),
  hint: (id: string, seat: string, view: number, picks: string[]) =>
    call<HintInfo>('POST', `/tables/${id}/hint`, { seat, view, picks }, LONG_PATIENCE),
  log: (id: string, seat: string | null, from: number) =>
    call<{ from: number; events: GameEvent[] }>('GET', `/tables/${id}/log?${seatQuery(seat)}from=${from}`),
};
