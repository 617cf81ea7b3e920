/** What a player has chosen about a game on this device. */

/** How fast it is shown what happens: `calm` takes twice the usual time, `quick` half of it, `off` none. */
export const SPEEDS = ['calm', 'usual', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is on or off, and what it is unless it was chosen. */
const SWITCHES = { confirm: true, passing: true, company: true } as const;
export type Switch = keyof typeof SWITCHES;

/** What was set since the page was loaded, by storage key. */
let said: Record<string, string> = $state.raw({});

/** Kept by game: who knows one of them by heart may still be new to another. */
export class Preferences {
  #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  #read(what: string): string | null {
    const key = `${what}-${this.#game}`;
    return said[key] ?? localStorage.getItem(key);
  }

  #keep(what: string, value: string): void {
    const key = `${what}-${this.#game}`;
    said = { ...said, [key]: value };
    localStorage.setItem(key, value);
  }

  get speed(): Speed {
    const kept = this.#read('speed');
    return SPEEDS.find((one) => one === kept) ?? 'usual';
  }

  set speed(speed: Speed) {
    this.#keep('speed', speed);
  }

  /**
   * `confirm`: what is chosen by one tap is sent by another; `passing`: where nothing but a pass is possible, and nobody
   * could learn from it, it is passed; `company`: bots have names and faces, and say something now and then.
   */
  is(what: Switch): boolean {
    const kept = this.#read(what);
    return kept === null ? SWITCHES[what] : kept === 'on';
  }

  turn(what: Switch, on: boolean): void {
    this.#keep(what, on ? 'on' : 'off');
  }
}
