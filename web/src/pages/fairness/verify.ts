import { service } from '../../shared/connection/service';
import type { Proof } from '../../shared/protocol';
import { valuesOf } from './entropy';
import { sha256 } from './hash';
import { witnessed } from './promises';

/**
 * What the proof comes to: all is `kept`; that, but this device had not seen it before (`unseen`), or its own value is
 * not in the luck (`unheard`); or it is `broken`.
 */
export type Verdict = 'kept' | 'unseen' | 'unheard' | 'broken';

export async function verdictOn(id: string, { promise, seats, secret, seed }: Proof): Promise<Verdict> {
  const seen = witnessed(id);
  if ((await sha256(secret!)) !== (seen?.promise ?? promise)) return 'broken';
  if (seen?.commitments?.some((commitment, at) => commitment !== seats[at]?.commitment)) return 'broken';
  for (const { commitment, value } of seats)
    if (value !== null && (await sha256(value)) !== commitment) return 'broken';
  if (seed !== (await seedOf(secret!, seats))) return 'broken';
  if (!fits(await service.recordHeader(id), seed, seats.length)) return 'broken';
  const mine = valuesOf(id);
  if (seats.some(({ commitment, value }) => commitment !== null && commitment in mine && value === null))
    return 'unheard';
  return seen ? 'kept' : 'unseen';
}

/** Whether a record begins with this table; its seed as it is written there: a number may have too many digits for us. */
function fits(header: string | null, seed: string, seats: number): boolean {
  if (header === null) return true;
  const said = /"seats":(\d+),.*"seed":"?([^",}]+)/.exec(header);
  return said?.[1] === String(seats) && said[2] === seed;
}

/** The seed that follows from the server's secret and the values; earlier versions promised `nonce:seed`. */
async function seedOf(secret: string, seats: Proof['seats']): Promise<string> {
  const at = secret.indexOf(':');
  if (at >= 0) return secret.slice(at + 1);
  return `sha256:${await sha256([secret, ...seats.map((seat) => seat.value ?? '')].join(':'))}`;
}
