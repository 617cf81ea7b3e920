/** The history of who has signed in here by a passkey: the server keeps it too, for their other devices. */
import { gamesHere } from '../../games/list';
import { api, Refused } from '../../shared/connection/api';
import { add, written } from './file';

const PLACE = 'passkey';

/** Whether somebody has signed in here, as far as this device knows. */
export const signedIn = (): boolean => localStorage.getItem(PLACE) !== null;

export function noteSignedIn(here: boolean): void {
  if (here) localStorage.setItem(PLACE, 'on');
  else localStorage.removeItem(PLACE);
}

/** Sends what this device knows, and takes over what others do; nothing where nobody has signed in. */
export async function share(): Promise<void> {
  if (!signedIn()) return;
  const games = (await gamesHere()).map(({ name }) => name);
  try {
    add(await api.call<unknown>('POST', '/history', written(games)), games);
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'no-passkey')) throw error;
    noteSignedIn(false); // by another device
  }
}

export const eraseShared = (): Promise<unknown> => api.call('POST', '/history/erase', {});
