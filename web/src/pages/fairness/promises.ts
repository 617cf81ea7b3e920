/** What tables have promised of their luck, as seen on this device before the game: only this proves anything. */
import { kept, keep } from './kept';

/** The fingerprint of the server's secret; once all are seated also what each seat has committed itself to. */
interface Promised {
  promise: string;
  commitments: (string | null)[] | null;
}

/** Keeps what a table promises; what was seen first stays. */
export function rememberPromise(
  id: string,
  promise: string | null,
  commitments: (string | null)[] | null = null,
): void {
  if (promise === null) return;
  const known = witnessed(id);
  keep('promised', id, { promise: known?.promise ?? promise, commitments: known?.commitments ?? commitments });
}

export function witnessed(id: string): Promised | null {
  return kept<Promised>('promised', id);
}
