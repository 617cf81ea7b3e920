/** How NOT ALONE shows what happens: one picture for each event that changes something to be seen. */
import type { GameEvent } from '../../shared/protocol';
import { beatsBy, named, type Beat, type Direction, type Pictures } from '../../shared/table/beats';
import { HUNTS, PLACES, SURVIVALS, TOKENS, type EventCode, type PublicPart } from './generated';

/** The sealed reveal, and what comes of it: the cards stand up, the token falls, Will burns. */
const reveal = (ms: number) => ({ ms, kind: 'reveal' });
const card = { ms: 1300, kind: 'card' };
const PICTURES: Pictures<EventCode> = {
  'turn-begins': 700,
  resists: 400,
  'gives-up': 800,
  commits: 250,
  'takes-back': 350,
  'takes-back-played': 350,
  discards: 250,
  'plays-hunt': card,
  'copies-hunt': card,
  'plays-survival': card,
  'chooses-hunted': 600,
  'places-token': 900,
  'keeps-token': 500,
  'moves-token': 800,
  shows: 500,
  swaps: 400,
  'strikes-back': 500,
  reveals: reveal(800),
  detours: reveal(900),
  avoids: reveal(900),
  touched: reveal(900),
  caught: reveal(1300),
  'breaks-down': reveal(1100),
  'becomes-ineffective': 600,
  'uses-place': 500,
  'copies-place': 500,
  'does-nothing': 300,
  barred: 500,
  prepares: 400,
  'lights-beacon': 600,
  'takes-beacon': 400,
  'takes-from-reserve': 400,
  'draws-survival': 350,
  'discards-survival': 350,
  'regains-will': 500,
  'loses-will': 600,
  'rescue-moves': 900,
  'assimilation-moves': 900,
  'rescue-stays': 600,
  'draws-hunt': 300,
  'hunted-win': 1200,
  'creature-wins': 1200,
};

/** Will that burns because somebody is caught, or touched, belongs to the reveal. */
function beats(events: readonly GameEvent[]): Beat[] {
  const hit = new Set<string>();
  return beatsBy(PICTURES, events).map((beat) => {
    const event = beat.events.at(-1)!;
    const who = named(event.args['player']);
    if (event.code === 'caught' || event.code === 'touched') who.forEach((seat) => hit.add(seat));
    return event.code === 'loses-will' && who.some((seat) => hit.has(seat)) ? { ...beat, ...reveal(900) } : beat;
  });
}

const rowOf = (seat: string): number => Number(seat.split('-')[1] ?? 0);
/** Adds a card to a pile that is listed in the order of all its cards. */
function lay<T extends string>(pile: T[], one: T, all: readonly T[]): void {
  if (!pile.includes(one)) pile.splice(0, pile.length, ...all.filter((other) => other === one || pile.includes(other)));
}

function play(seen: Record<string, unknown>, { code, args }: GameEvent): void {
  const now = seen as unknown as PublicPart;
  const [player] = named(args['player']);
  const row = player === undefined ? 0 : rowOf(player);
  const number = Number(args['number'] ?? 0);
  switch (code as EventCode) {
    case 'turn-begins':
      now.turn = Number(args['turn']);
      break;
    case 'phase-begins':
      now.phase = args['phase'] as PublicPart['phase'];
      break;
    case 'resists':
      now.resisted[row] = true;
      break;
    case 'commits':
      now.committed[row] = true;
      break;
    case 'plays-hunt':
      lay(now.hunt_discard, args['card'] as (typeof HUNTS)[number], HUNTS);
      now.hunt_top = args['card'] as PublicPart['hunt_top'];
      break;
    case 'plays-survival':
      lay(now.survival_discard, args['card'] as (typeof SURVIVALS)[number], SURVIVALS);
      break;
    case 'places-token':
      now.token_at[TOKENS.findIndex((token) => token === args['token'])] = named(
        args['places'],
      ) as (typeof PLACES)[number][];
      break;
    case 'reveals':
      now.revealed = true;
      now.stands[row] = PLACES.map((place) => (named(args['places']).includes(place) ? place : 'none'));
      break;
    case 'lights-beacon':
    case 'takes-beacon':
      now.beacon = code === 'lights-beacon';
      break;
    case 'takes-from-reserve': {
      const at = PLACES.findIndex((place) => place === args['place']);
      now.reserve[at] = (now.reserve[at] ?? 0) - 1;
      break;
    }
    case 'loses-will':
      now.will[row] = (now.will[row] ?? 0) - number;
      break;
    case 'regains-will':
      now.will[row] = (now.will[row] ?? 0) + number;
      break;
    case 'rescue-moves':
      now.rescue = Number(args['left']);
      break;
    case 'assimilation-moves':
      now.assimilation = Number(args['left']);
      break;
  }
}

export const direction: Omit<Direction, 'Moment'> = { beats, play, deeds: ['card'] };
