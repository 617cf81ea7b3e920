/** How ANIMA shows what happens. A battle and a check are on their stage over the map, which follows the story. */
import type { GameEvent } from '../../shared/protocol';
import { beatsBy, named, type Direction, type Pictures } from '../../shared/table/beats';
import {
  AREAS,
  CHARACTERS,
  WHICHDIES,
  type Area,
  type Character,
  type Encounter,
  type EventCode,
  type PublicPart,
} from './generated';

const battle = (ms: number) => ({ ms, kind: 'battle' });
const met = { ms: 1300, kind: 'met' };
const card = { ms: 1200, kind: 'card' };
const fate = (ms: number) => ({ ms, kind: 'fate' });
const PICTURES: Pictures<EventCode> = {
  'turn-begins': 700,
  'phase-begins': 500,
  'tie-die': 500,
  'in-order': 300,
  'loses-turn': 700,
  'game-ends': 1400,
  'pays-duty': 300,
  'lays-down': 300,
  dismisses: 400,
  'leaves-organization': 400,
  'claims-character': 500,
  'claims-card': 400,
  'heads-for': 600,
  arrives: 700,
  rests: 400,
  holds: 400,
  'explores-new': 900,
  'prior-lies': 500,
  'prior-revealed': 600,
  'prior-stays': 400,
  'road-encounter': 500,
  'wants-removed': 500,
  'saves-area': 600,
  'area-removed': 600,
  attacks: 900,
  'must-fight': 800,
  offers: 500,
  rejects: 500,
  trades: 700,
  'reveals-final': 900,
  countdown: 900,
  'last-stand': 1200,
  plays: card,
  uses: { ms: 1000, kind: 'card' },
  'aims-at-area': 500,
  'aims-at-character': 500,
  'aims-at-party': 500,
  'aims-at-die': 400,
  cancelled: 900,
  redirected: 700,
  'joins-organization': 700,
  peeks: 400,
  rolls: battle(900),
  rerolls: battle(1000),
  'checks-speed': battle(800),
  'check-succeeds': battle(1200),
  'check-fails': battle(1200),
  draws: 300,
  discards: 300,
  'takes-card': 400,
  'loses-card': 400,
  joins: fate(1100),
  dies: fate(1400),
  'wiped-out': fate(1200),
  'falls-asleep': 600,
  'turn-ended': 400,
  'resistance-broken': 700,
  meets: met,
  'false-alarm': 600,
  pacified: 700,
  blessed: 600,
  readied: 400,
  'loses-next-turn': 600,
  'fights-monster': battle(1300),
  'fights-foe': battle(1300),
  'fights-party': battle(1300),
  escapes: battle(1100),
  stands: battle(1000),
  'stands-against': battle(1000),
  beats: battle(1500),
  beaten: battle(1500),
  'loses-to': battle(1500),
  'roll-again': battle(700),
  explores: 500,
  special: 600,
  'takes-reward': 600,
  fetches: 400,
  'starts-mission': 800,
  smuggles: 600,
  'smuggling-fails': 600,
  'step-done': 900,
  'stage-won': 900,
  'completes-mission': fate(1600),
  'final-drawn': 1200,
  'tries-final': 800,
  'final-step-done': 1200,
};

const rowOf = (seat: string | undefined): number => Number(seat?.split('-').at(-1) ?? 1) - 1;
/** A pile with one more, or one less; it is listed in the order of all cards. */
const more = <T extends string>(pile: readonly T[], one: T, all: readonly T[]): T[] =>
  all.filter((other) => other === one || pile.includes(other));
const less = <T extends string>(pile: readonly T[], one: T): T[] => pile.filter((other) => other !== one);

/** Nobody fights any more, and no dice lie on the table. */
function over(now: PublicPart): void {
  now.fighter = now.rival = now.monster = now.foe = now.roll_of = now.roller = 'none';
  now.dice.fill(0);
}

function play(seen: Record<string, unknown>, { code, args }: GameEvent): void {
  const now = seen as unknown as PublicPart;
  const [player = ''] = named(args['player']);
  const row = rowOf(player);
  const area = named(args['area'])[0] as Area;
  const character = named(args['character'])[0] as Character;
  const party = now.party[row] ?? [];
  const number = Number(args['number']);
  switch (code as EventCode) {
    case 'turn-begins':
      now.turn = Number(args['turn']);
      break;
    case 'phase-begins':
      now.phase = named(args['phase'])[0] as PublicPart['phase'];
      now.heading = 'none';
      over(now);
      break;
    case 'turn-ended':
      if (!party.length && now.heading !== 'none') break; // first somebody joins the Party that was wiped out
      over(now);
      now.heading = 'none';
      break;
    case 'prior-stays':
      over(now);
      now.heading = 'none';
      break;
    case 'area-removed':
      now.areas = less(now.areas, area);
      break;
    case 'heads-for':
    case 'redirected':
      now.heading = area;
      break;
    case 'explores-new':
      now.areas = more(now.areas, area, AREAS);
      now.heading = area;
      break;
    case 'arrives':
      now.at[row] = area;
      now.heading = 'none';
      break;
    case 'fights-monster':
      now.fighter = player;
      now.monster = named(args['encounter'])[0] as Encounter;
      break;
    case 'fights-party':
      now.fighter = player;
      now.rival = named(args['other'])[0]!;
      break;
    case 'rolls':
      if (args['what'] !== 'battle' && args['what'] !== 'check') break; // what it leads to follows at once
      if (args['which'] === 'own') {
        now.dice.fill(0);
        now.roll_of = named(args['what'])[0] as PublicPart['roll_of'];
        now.roller = player;
      }
      now.dice[WHICHDIES.findIndex((which) => which === args['which'])] = number;
      break;
    case 'rerolls':
      if (now.roll_of !== 'battle' && now.roll_of !== 'check') break;
      now.dice[WHICHDIES.findIndex((which) => which === args['which'])] = number;
      break;
    case 'escapes':
    case 'beats':
    case 'check-succeeds':
    case 'check-fails':
    case 'takes-card':
      over(now);
      break;
    case 'dies':
      now.party[row] = less(party, character);
      break;
    case 'joins':
      now.party[row] = more(party, character, CHARACTERS);
      break;
    case 'countdown':
      now.countdown = Number(args['turns']);
      break;
  }
}

export const direction: Omit<Direction, 'Moment'> = {
  beats: (events) => beatsBy(PICTURES, events),
  play,
  deeds: ['card'],
};
