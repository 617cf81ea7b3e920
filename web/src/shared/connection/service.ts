/** What is asked around a table in play, of which a first decision has no need. */
import type {
  AnalysisInfo,
  Arrange,
  Claim,
  Device,
  DeviceInfo,
  Consent,
  Declare,
  GameInfo,
  NewTable,
  Offer,
  Proof,
  Reach,
  ReplayStep,
  Reveal,
  Say,
  TableInfo,
  TalkInfo,
} from '../protocol';
import { api, command, LONG_PATIENCE, Refused, seatQuery } from './api';

export const service = {
  games: () => api.call<GameInfo[]>('GET', '/games'),
  /** What a game says of itself: `declarations`, its texts and rulebook in a language, an example of its rules. */
  ofGame: <T>(game: string, what: string) => api.call<T>('GET', `/games/${game}/${what}`),
  open: (table: NewTable) => api.call<{ id: string; link: string }>('POST', '/tables', table),
  /** Taking a seat gives a new token; the next call that shows it makes the old one void. */
  claim: async (id: string, seat: string, said: Claim) => {
    const taken = await api.call<TableInfo>('POST', `/tables/${id}/seats/${seat}/claim`, said);
    void api.table(id).catch(() => {});
    return taken;
  },
  reveal: (id: string, said: Reveal) => api.call<TableInfo>('POST', `/tables/${id}/reveal`, said),
  leave: (id: string, seat: string) => api.call<TableInfo>('POST', `/tables/${id}/seats/${seat}/leave`, {}),
  /** A new private link of a seat: the old one is void. */
  invite: (id: string, seat: string) => api.call<{ link: string }>('POST', `/tables/${id}/seats/${seat}/link`, {}),
  remove: (id: string, seat: string) => api.call<TableInfo>('POST', `/tables/${id}/seats/${seat}/remove`, {}),
  /** A bot plays a free seat, or stands in for who sits there; null: no longer. */
  fill: (id: string, seat: string, bot: string | null) =>
    api.call<TableInfo>('POST', `/tables/${id}/seats/${seat}/bot`, { bot }),
  arrange: (id: string, said: Arrange) => api.call<TableInfo>('POST', `/tables/${id}/arrange`, said),
  mine: () => api.call<TableInfo[]>('GET', '/mine'),
  coded: (code: string) => api.call<{ id: string; link: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  end: (id: string, seat: string) => api.call<TableInfo>('POST', `/tables/${id}/end`, { seat }),
  consent: (id: string, said: Consent) => api.call<TableInfo>('POST', `/tables/${id}/consent`, said),
  declare: (id: string, said: Declare) => api.call<TableInfo>('POST', `/tables/${id}/declare`, said),
  /** Positions from a step on, as many as the server sends at once. */
  replay: (id: string, seat: string, step: number) =>
    api.call<ReplayStep[]>('GET', `/tables/${id}/replay?${seatQuery(seat)}step=${step}`),
  fairness: (id: string) => api.call<Proof>('GET', `/tables/${id}/fairness`),
  offers: () => api.call<Offer[]>('GET', '/offers'),
  device: () => api.call<DeviceInfo>('GET', '/device'),
  tellDevice: (device: Device) => api.call<unknown>('POST', '/devices', device),
  forgetDevice: () => api.call<unknown>('POST', '/devices/forget', {}),
  reach: () => api.call<Reach>('GET', '/reach'),
  analysis: (id: string) => api.call<AnalysisInfo>('GET', `/tables/${id}/analysis`, undefined, LONG_PATIENCE),
  goOn: (id: string, seat: string, step: number) =>
    api.call<{ id: string; link: string }>('POST', `/tables/${id}/go-on`, { seat, step }),
  /** Opens a table for the same people, or takes the seat there that is kept for who asks. */
  rematch: (id: string, commitment: string) =>
    api.call<{ id: string; link: string }>('POST', `/tables/${id}/rematch`, { commitment }),
  talk: (id: string, from: number, channel: number) =>
    api.call<TalkInfo>('GET', `/tables/${id}/talk?from=${from}&channel=${channel}`),
  say: (id: string, seat: string, words: Pick<Say, 'text' | 'to'> | Pick<Say, 'preset' | 'to'>) =>
    command<{ number: number }>(`/tables/${id}/talk/say`, { seat, ...words }),
  hush: (id: string, closed: boolean) => api.call('POST', `/tables/${id}/talk/close`, { closed }),
  report: (id: string, number: number) => api.call('POST', `/tables/${id}/talk/report`, { number }),
  /** Removes what was reported. */
  unsay: (id: string, number: number) => api.call('POST', `/tables/${id}/talk/remove`, { number }),
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
  openRecord: (text: string) => api.call<{ id: string }>('POST', '/records', text, LONG_PATIENCE),
};
