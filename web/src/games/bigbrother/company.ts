import type { Company } from '../client';
import faces from './art/made/company.svg?url';
import type { EventCode } from './generated';

export const company: Company = {
  cast: {
    'big-brother': ['big-brother'],
    opposition: ['ampleforth', 'parsons', 'tillotson', 'withers', 'bumstead', 'katharine'],
  },
  faces,
  moments: {
    detained: { moment: 'caught', other: 'big-brother' },
    arrested: { moment: 'caught', other: 'big-brother' },
    'completes-goal': { moment: 'goal' },
    'poster-torn': { moment: 'torn', other: 'big-brother' },
  } satisfies Partial<Record<EventCode, Company['moments'][string]>>,
};
