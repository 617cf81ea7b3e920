import type { ClockInfo } from '../protocol';

/** What is left of a clock, in seconds. */
export interface Left {
  decision: number;
  reserve: number;
}

/**
 * What a seat has left at a moment of the server's time: first the decision's time goes by, then the seat's reserve.
 */
export function leftOf(clock: ClockInfo, seat: string, index: number, now: number): Left {
  const spent = clock.going ? Math.max(0, now - clock.at) : 0;
  const over = clock.runs.includes(seat) ? Math.max(0, spent - clock.whole) : 0;
  return { decision: Math.max(0, clock.whole - spent), reserve: Math.max(0, (clock.reserves[index] ?? 0) - over) };
}

/** Seconds as on a clock: the last one counts down to its end. */
export function clockTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Whether one of these seconds has just been reached. */
export function reached(marks: readonly number[], before: number, after: number): boolean {
  return marks.some((mark) => before > mark && after <= mark);
}
