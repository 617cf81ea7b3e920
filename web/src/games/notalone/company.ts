import type { Company } from '../client';
import faces from './art/made/company.svg?url';
import type { EventCode } from './generated';

export const company: Company = {
  cast: {
    creature: ['creature'],
    hunted: ['ines', 'tomas', 'akira', 'noor', 'vela', 'osei', 'mirko', 'juno'],
  },
  faces,
  moments: {
    caught: { moment: 'caught', other: 'creature' },
    'gives-up': { moment: 'weary', other: 'creature' },
    resists: { moment: 'stubborn' },
  } satisfies Partial<Record<EventCode, Company['moments'][string]>>,
};
