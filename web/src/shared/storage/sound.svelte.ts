/** Whether this device makes sounds, and how loud: for all games and for the call of one's move alike. */

const [MUTED, VOLUME] = ['muted', 'volume'];
/** Between 0 and 1, unless it was chosen. */
const MODEST = 0.5;

let on = $state(localStorage.getItem(MUTED) === null);
const kept = Number(localStorage.getItem(VOLUME) ?? MODEST);
let volume = $state(kept >= 0 && kept <= 1 ? kept : MODEST);

export const sound = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    if (wanted) localStorage.removeItem(MUTED);
    else localStorage.setItem(MUTED, '');
  },
  get volume(): number {
    return volume;
  },
  set volume(wanted: number) {
    volume = wanted;
    localStorage.setItem(VOLUME, String(wanted));
  },
};

/** Turns sounds off and on, at any moment of the table. */
export const SOUND_KEY = 'KeyS';
