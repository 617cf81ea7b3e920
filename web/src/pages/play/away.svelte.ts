import type { GameEvent } from '../../shared/protocol';

/** Milliseconds out of sight after which somebody has been away. */
const AWAY = 20_000;

/** What a seat was not shown on this device, as its page was closed or out of sight. */
export class Away {
  readonly #table: string;
  missed: readonly GameEvent[] = $state.raw([]);
  /** By seat, how many events were shown when it was last in sight. */
  #shown: Record<string, number> = {};
  readonly #before = new Set<string>();
  #hidden: number | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  /** This table was looked at before on this device. */
  get cameBack(): boolean {
    return Object.keys(this.#shown).some((seat) => this.#before.has(seat));
  }

  /** All of this is shown to a seat now, or would be if the page were in sight. */
  shows(seat: string, told: readonly GameEvent[], hidden: boolean): void {
    if (hidden) {
      this.#hidden ??= Date.now();
      return;
    }
    const key = `told-${this.#table}-${seat}`;
    if (!(seat in this.#shown) && localStorage.getItem(key) !== null) this.#before.add(seat);
    const from = this.#shown[seat] ?? Number(localStorage.getItem(key) ?? told.length);
    const long = !(seat in this.#shown) || (this.#hidden !== null && Date.now() - this.#hidden > AWAY);
    if (long && from < told.length) this.missed = told.slice(from);
    this.#hidden = null;
    this.#shown[seat] = told.length;
    localStorage.setItem(key, String(told.length));
  }
}
