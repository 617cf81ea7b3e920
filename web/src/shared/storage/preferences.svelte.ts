/** What a player has chosen about a game on this device. */

/** How fast it is shown what happens: `calm` takes twice the usual time, `quick` half of it, `off` none. */
export const SPEEDS = ['calm', 'usual', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What was set since the page was loaded, by storage key. */
let said: Record<string, string> = $state.raw({});

/** Kept by game: who knows one of them by heart may still be new to another. */
export class Preferences {
  #key: string;

  constructor(game: string) {
    this.#key = `speed-${game}`;
  }

  get speed(): Speed {
    const kept = said[this.#key] ?? localStorage.getItem(this.#key);
    return SPEEDS.find((one) => one === kept) ?? 'usual';
  }

  set speed(speed: Speed) {
    said = { ...said, [this.#key]: speed };
    localStorage.setItem(this.#key, speed);
  }
}
