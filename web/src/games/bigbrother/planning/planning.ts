/** The planning board: where each policeman was, moment by moment, read from the replay of a finished game. */
import { service } from '../../../shared/connection/service';
import type { ReplayStep } from '../../../shared/protocol';
import type { Cell, Phase, PublicPart } from '../generated';

/** A step of a policeman, seen by nobody but Big Brother. */
export interface Way {
  from: Cell;
  to: Cell;
}

export interface Moment {
  step: number;
  round: number;
  phase: Phase;
  view: PublicPart;
  own: Record<string, unknown>;
  /** The paths of the police since the phase began. */
  ways: Way[];
}

const where = (view: PublicPart): string =>
  JSON.stringify([view.round, view.phase, view.hidden_at, view.figure_at, view.at]);

/**
 * The moments at which somebody stands elsewhere than before, or a phase begins; the last step of each phase stands for
 * it.
 */
export function momentsOf(steps: readonly ReplayStep[]): Moment[] {
  const moments: Moment[] = [];
  let ways: Way[] = [];
  let before = '';
  for (const { step, view, events } of steps) {
    const now = view.public as unknown as PublicPart;
    const last = moments.at(-1);
    if (last && (last.round !== now.round || last.phase !== now.phase)) ways = [];
    const made = events
      .filter(({ code }) => code === 'police-steps')
      .map(({ args }) => ({ from: args['start'] as Cell, to: args['to'] as Cell }));
    if (made.length) ways = [...ways, ...made];
    if (now.phase === 'setup' || (where(now) === before && !made.length)) {
      if (last && now.phase !== 'setup') moments[moments.length - 1] = { ...last, view: now, own: view.own, ways };
      continue;
    }
    before = where(now);
    moments.push({ step, round: now.round, phase: now.phase, view: now, own: view.own, ways });
  }
  return moments;
}

/** All steps of a finished game with all cards open; `told` hears how far it has come. */
export async function replayed(table: string, told: (part: number) => void): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  do {
    steps.push(...(await service.replay(table, 'all', steps.length)));
    told(steps.length / (steps[0]!.steps + 1));
  } while (steps.length <= steps[0]!.steps);
  return steps;
}

/** Where the hidden policemen stood. */
export const hiddenOf = (view: PublicPart): Cell[] =>
  view.hidden_at.filter((cell): cell is Cell => cell !== null && cell !== 'none');

/** The first moment of the round before (-1) or after (1); in the middle of a round the one before is this one. */
export function roundFrom(moments: readonly Moment[], at: number, way: -1 | 1): number {
  const begins = moments.flatMap((moment, i) => (moment.round !== moments[i - 1]?.round ? [i] : []));
  return (
    (way === 1 ? begins.find((i) => i > at) : begins.findLast((i) => i < at)) ?? (way === 1 ? moments.length - 1 : 0)
  );
}
