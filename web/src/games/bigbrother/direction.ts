/** How 1984 shows what happens. The clash is a moment of its own, on a stage that follows the story. */
import type { GameEvent } from '../../shared/protocol';
import { beatsBy, named, type Direction, type Pictures } from '../../shared/table/beats';
import { CELLS, HIDDENSLOTS, type Cell, type EventCode, type PublicPart } from './generated';

const clash = (ms: number) => ({ ms, kind: 'clash' });
const card = (ms: number) => ({ ms, kind: 'card' });
const PICTURES: Pictures<EventCode> = {
  'round-begins': 900,
  'phase-begins': 600,
  'turn-begins': 500,
  'turn-skipped': 700,
  authority: 800,
  'gains-will': 600,
  'loses-will': 800,
  falls: 1200,
  'takes-tickets': 400,
  'game-ends': 1400,
  draws: 250,
  'draws-immediate': card(1300),
  'looks-at': 350,
  'uses-market': 400,
  'market-opens': 500,
  'market-closed': 500,
  plays: card(1200),
  'ally-leaves': 400,
  'fence-removed': 500,
  'fence-placed': 500,
  gives: 400,
  antiposter: 500,
  'antiposter-removed': 500,
  'poster-torn': 500,
  'poster-placed': 500,
  arrives: 500,
  'police-counted': 700,
  'gains-token': 500,
  'completes-goal': 1200,
  'clash-begins': clash(1300),
  'leaves-clash': clash(800),
  'league-member': clash(800),
  helps: clash(800),
  ambushes: clash(900),
  'lays-directives': clash(900),
  lays: clash(700),
  fervent: clash(700),
  'reveals-directives': clash(1100),
  'double-agent': clash(900),
  'slips-away': clash(800),
  strength: clash(800),
  compares: clash(1300),
  'clash-won': clash(1400),
  'clash-drawn': clash(1400),
  'clash-lost': clash(1400),
  'clash-without-winner': clash(1100),
  'police-to-hospital': 500,
  detained: 900,
  unbroken: 700,
  'search-prevented': 700,
  'nothing-found': 600,
  'forbidden-found': 1100,
  'sent-home': 600,
  arrested: 1100,
  becomes: 700,
  deploys: 500,
  'in-order': 200,
  'counts-posters': 700,
  steps: 450,
  'militia-stops': 700,
  'camera-checks': 900,
  inspires: 400,
  rides: 700,
  searches: 400,
  proposes: 400,
  'trade-fails': 500,
  swaps: 600,
  'breaks-camera': 500,
  'places-stash': 400,
  'takes-stash': 400,
  'uses-power': 600,
  transferred: 500,
  charms: 500,
  vigilance: 700,
  hope: 500,
  restores: 400,
  spends: 200,
  'plays-directive': card(1300),
  'lays-hidden': 500,
  triggers: card(1300),
  'directive-leaves': 400,
  'maximum-rises': 500,
  'slot-opens': 400,
  'singled-out': 700,
  'gives-up': 600,
  'lost-to-trap': 800,
  'camera-placed': 500,
  hires: 400,
  'police-steps': 350,
  'figure-leaves': 400,
  'figure-appears': 600,
  'stash-opened': 900,
  'policeman-lost': 600,
  'militia-posted': 500,
  'militia-leaves': 400,
  denounces: 700,
  volunteers: 600,
  'stands-watch': 500,
  betrays: 600,
  news: card(1400),
  'news-ends': 400,
  'rockets-fall': 900,
  'crowd-gathers': 600,
  pardoned: 700,
};

const rowOf = (seat: string | undefined): number => Number(seat?.split('-').at(-1) ?? 0) || 0;
const add = (cells: Cell[], cell: Cell): Cell[] => CELLS.filter((one) => one === cell || cells.includes(one));

function play(seen: Record<string, unknown>, { code, args }: GameEvent): void {
  const now = seen as unknown as PublicPart;
  const row = rowOf(named(args['player'])[0]);
  const cell = named(args['cell'])[0] as Cell;
  const count = Number(args['now'] ?? 0);
  switch (code as EventCode) {
    case 'round-begins':
      now.round = Number(args['round']);
      break;
    case 'phase-begins':
      now.phase = named(args['phase'])[0] as PublicPart['phase'];
      break;
    case 'turn-begins':
      now.turn_of = named(args['player'])[0]!;
      break;
    case 'authority':
      now.authority = count;
      break;
    case 'gains-will':
    case 'loses-will':
      now.will[row] = count;
      break;
    case 'becomes':
      now.character[row] = named(args['character'])[0] as PublicPart['character'][number];
      break;
    case 'steps':
    case 'rides':
    case 'slips-away':
    case 'arrives':
      now.at[row] = cell;
      break;
    case 'takes-tickets':
      now.tickets[row] = (now.tickets[row] ?? 0) + Number(args['number']);
      break;
    case 'gains-token':
      now.goal_tokens[row] = count;
      break;
    case 'completes-goal':
      now.goal_done[row] = true;
      break;
    case 'camera-placed':
      now.cameras = add(now.cameras, cell);
      break;
    case 'breaks-camera':
      now.cameras = now.cameras.filter((one) => one !== cell);
      break;
    case 'poster-placed':
      now.posters = add(now.posters, cell);
      break;
    case 'poster-torn':
      now.posters = now.posters.filter((one) => one !== cell);
      break;
    case 'antiposter':
      now.antiposters = add(now.antiposters, cell);
      break;
    case 'antiposter-removed':
      now.antiposters = now.antiposters.filter((one) => one !== cell);
      break;
    case 'market-opens':
      now.markets = add(now.markets, cell);
      break;
    case 'market-closed':
      now.markets = now.markets.filter((one) => one !== cell);
      break;
    case 'crowd-gathers':
      now.crowd = cell;
      break;
    case 'restores':
      now.resources = Number(args['resources']);
      break;
    case 'spends':
      now.resources = Number(args['left']);
      break;
    case 'maximum-rises':
      now.max_resources = count;
      break;
    case 'lays-hidden': {
      const slot = HIDDENSLOTS.findIndex((one) => one === args['slot']);
      if (slot >= 0 && typeof now.hidden[slot] === 'number') now.hidden[slot] = 1;
      break;
    }
    case 'clash-begins':
      now.clash_at = cell;
      now.participants = named(args['players']);
      break;
  }
}

export const direction: Omit<Direction, 'Moment'> = {
  beats: (events) => beatsBy(PICTURES, events),
  play,
  deeds: ['card'],
};
