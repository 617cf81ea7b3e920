/** The reaction windows (AN-13.3), and in which of them a question is asked. */
import type { GameEvent } from '../../../shared/protocol';
import type { EventCode, PublicPart } from '../generated';

export const WINDOWS = ['move', 'card', 'die', 'attack', 'event', 'death', 'check', 'battle', 'area'] as const;
export type Window = (typeof WINDOWS)[number];

/** The events that open a window; a card does too, until it has taken effect or is cancelled. */
const OPENERS: Partial<Record<EventCode, Window>> = {
  'heads-for': 'move',
  redirected: 'move',
  rolls: 'die',
  rerolls: 'die',
  attacks: 'attack',
  'must-fight': 'attack',
  meets: 'event',
  beaten: 'death',
  'loses-to': 'death',
  'checks-speed': 'check',
};

/** The question put to everybody names no window: the last event tells which one it is. */
export function windowOf(question: string, seen: Record<string, unknown>, told: readonly GameEvent[]): Window | null {
  if (question === 'fight') return 'battle';
  if (question === 'save-area') return 'area';
  if (question !== 'react') return null;
  const view = seen as unknown as PublicPart;
  const opener = told.findLast(({ code, args }) =>
    code === 'plays' ? view.in_play.some((card) => card === args['card']) : code in OPENERS,
  );
  return opener ? (OPENERS[opener.code as EventCode] ?? 'card') : null;
}
