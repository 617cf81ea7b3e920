import type { SeatInfo, SeatView } from '../../shared/protocol';

/** The seat whose view this device shows. With one person here: always theirs; with several: a curtain in between. */
export class Seating {
  #views: () => Record<string, SeatView>;
  #seats: () => SeatInfo[];
  #open: () => boolean;
  #passes: (seat: string) => boolean;
  /** The seat shown; `''` is a spectator; null: nobody, the device is being passed on. */
  active: string | null = $state(null);

  /**
   * `open`: one person plays all seats and hides nothing between them; `passes`: whether a seat passes automatically
   * now.
   */
  constructor(
    views: () => Record<string, SeatView>,
    seats: () => SeatInfo[],
    open: () => boolean,
    passes: (seat: string) => boolean,
  ) {
    this.#views = views;
    this.#seats = seats;
    this.#open = open;
    this.#passes = passes;
  }

  get mine(): string[] {
    return this.#seats()
      .filter((seat) => seat.mine && seat.kind !== 'bot')
      .map((seat) => seat.seat);
  }

  #needed(seat: string): boolean {
    const view = this.#views()[seat];
    if (this.#seats().some((one) => one.seat === seat && one.bot)) return false; // a bot stands in
    if (this.#passes(seat)) return false;
    return !!view?.asked && (view.waiting.includes(seat) || view.waiting.includes('table'));
  }

  /** The seat that has to take the device now, when it is not the one that holds it. */
  get next(): string | null {
    if (this.mine.length < 2) return null;
    if (this.active !== null && this.#needed(this.active)) return null;
    const next = this.mine.find((seat) => this.#needed(seat)) ?? null;
    return next === this.active ? null : next;
  }

  /** Keeps the active seat in step with the table. */
  follow(): void {
    const { mine } = this;
    if (mine.length < 2) this.active = mine[0] ?? '';
    else if (this.#open()) this.active = this.next ?? this.active;
    else if (this.active !== null && this.next !== null) this.active = null;
    else if (this.active === '') this.active = null;
  }

  /** The next seat has taken the device. */
  sit(): void {
    this.active = this.next;
  }
}
