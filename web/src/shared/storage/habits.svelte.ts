/** Reaction windows in which a seat passes automatically: kept on this device only. */

export type Habit = 'ask' | 'turn' | 'always';
export const HABITS: readonly Habit[] = ['ask', 'turn', 'always'];
/** The window of a game that tells no windows apart. */
export const ANY = 'any';

/** By window: always, or in this stretch of the game. */
type Kept = Record<string, number | 'always'>;

/** What was set since the page was loaded, by storage key. */
let said: Record<string, Kept> = $state.raw({});
const read = (key: string): Kept => said[key] ?? (JSON.parse(localStorage.getItem(key) ?? '{}') as Kept);

export class Habits {
  #key: string;

  constructor(table: string, seat: string) {
    this.#key = `passes-${table}-${seat}`;
  }

  of(window: string, turn: number): Habit {
    const kept = read(this.#key)[window];
    return kept === 'always' ? 'always' : kept === turn ? 'turn' : 'ask';
  }

  set(windows: readonly string[], habit: Habit, turn: number): void {
    const others = Object.entries(read(this.#key)).filter(([window]) => !windows.includes(window));
    const more = habit === 'ask' ? [] : windows.map((window) => [window, habit === 'turn' ? turn : 'always'] as const);
    said = { ...said, [this.#key]: Object.fromEntries([...others, ...more]) };
    localStorage.setItem(this.#key, JSON.stringify(said[this.#key]));
  }
}
