import type { Company } from '../client';
import faces from './art/made/company.svg?url';
import type { EventCode } from './generated';

export const company: Company = {
  cast: { party: ['raven', 'stag', 'lantern', 'thistle', 'comet', 'anchor'] },
  faces,
  moments: {
    beats: { moment: 'beats' },
    beaten: { moment: 'beaten' },
    'wiped-out': { moment: 'beaten' },
    'completes-mission': { moment: 'mission' },
  } satisfies Partial<Record<EventCode, Company['moments'][string]>>,
};
