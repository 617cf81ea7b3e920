/**
 * What this device adds to the luck of a game, so that nobody can choose the deal: whoever sits down here shows the
 * fingerprint of a random value, and tells the value once all have done so (docs/protocol.md, "Fairness").
 */
import { service } from '../../shared/connection/service';
import type { Claim, NewTable, TableInfo } from '../../shared/protocol';
import { randomValue, sha256 } from './hash';
import { keep, kept } from './kept';
import { rememberPromise, witnessed } from './promises';

/** By its fingerprint, each value that this device has drawn for a table. */
type Values = Record<string, string>;

export function valuesOf(id: string): Values {
  return kept<Values>('values', id) ?? {};
}

/** Does something with the fingerprint of a new value, and keeps the value for the table to which that led. */
async function committing<T extends { id: string }>(act: (commitment: string) => Promise<T>): Promise<T> {
  const value = randomValue();
  const commitment = await sha256(value);
  const done = await act(commitment);
  keep('values', done.id, { ...valuesOf(done.id), [commitment]: value });
  return done;
}

export const openTable = (table: NewTable): Promise<{ id: string; link: string }> =>
  committing((commitment) => service.open({ ...table, commitment }));

export const takeSeat = (id: string, seat: string, said: Claim): Promise<TableInfo> =>
  committing((commitment) => service.claim(id, seat, { ...said, commitment }));

export const playAgain = (id: string): Promise<{ id: string; link: string }> =>
  committing((commitment) => service.rematch(id, commitment));

/** Tells the values of own seats, after keeping what everybody has committed to; nothing if the promise is another. */
export async function reveal({ id, seats: places }: TableInfo): Promise<void> {
  const { promise, seats } = await service.fairness(id);
  rememberPromise(
    id,
    promise,
    seats.map((seat) => seat.commitment),
  );
  if (witnessed(id)?.promise !== promise) return;
  const values = valuesOf(id);
  const mine = new Set(places.filter((place) => place.mine).map((place) => place.seat));
  for (const { seat, commitment } of seats.filter((one) => mine.has(one.seat))) {
    const value = commitment && values[commitment];
    if (value) await service.reveal(id, { seat, value });
  }
}
