/** How ONODA shows what happens. A check, an event and a mission are moments. */
import type { GameEvent } from '../../shared/protocol';
import { beatsBy, named, type Direction, type Pictures } from '../../shared/table/beats';
import {
  COMRADES,
  EVENTS,
  ITEMS,
  REGIONS,
  TOKENS,
  type Comrade,
  type Event,
  type EventCode,
  type Item,
  type PublicPart,
  type Token,
} from './generated';

const check = (ms: number) => ({ ms, kind: 'check' });
const card = (ms: number) => ({ ms, kind: 'card' });
const PICTURES: Pictures<EventCode> = {
  'round-begins': 900,
  'reveals-mission': card(1100),
  moves: 600,
  'move-stopped': 700,
  relocated: 600,
  raids: 400,
  repairs: 400,
  attempts: 500,
  'mission-succeeds': card(1200),
  'mission-fails': card(1200),
  'check-begins': check(900),
  'draws-token': check(1200),
  'spends-health': check(800),
  retakes: check(600),
  'check-succeeds': check(1200),
  'check-fails': check(1400),
  'loses-health': 800,
  'gains-health': 600,
  'gains-paranoia': 800,
  'loses-paranoia': 600,
  'gains-honor': 800,
  'alert-rises': 600,
  'alert-falls': 500,
  'draws-food': 500,
  'loses-food': 500,
  'returns-food': 400,
  'exhausts-item': 600,
  'restores-item': 600,
  'exhausts-comrade': 700,
  'restores-comrade': 600,
  'comrade-joins': 900,
  'comrade-leaves': 1000,
  'reveals-event': card(1500),
  'no-effect': 500,
  'takes-card': 400,
  'hand-full': 400,
  'event-lasts': 500,
  'takes-effect': 500,
  cancels: 600,
  'discards-lasting': 400,
  plays: 400,
  'voids-card': 500,
  'round-ends': 500,
  eats: 700,
  starves: 900,
  dies: 1500,
  'goes-mad': check(1600),
  breaks: check(1600),
  survives: 1500,
};

const more = <T extends string>(pile: readonly T[], one: T, all: readonly T[]): T[] =>
  all.filter((other) => other === one || pile.includes(other));
const less = <T extends string>(pile: readonly T[], one: T): T[] => pile.filter((other) => other !== one);

/** A check that begins is shown by its moment alone: until a token is drawn, the board has nothing to say of it. */
function play(seen: Record<string, unknown>, { code, args }: GameEvent): void {
  const now = seen as unknown as PublicPart;
  const region = named(args['region'])[0] as PublicPart['at'];
  const comrade = named(args['comrade'])[0] as Comrade;
  const item = named(args['item'])[0] as Item;
  const event = named(args['event'])[0] as Event;
  const token = named(args['token'])[0] as Token;
  switch (code as EventCode) {
    case 'round-begins':
      now.round = Number(args['round']);
      break;
    case 'reveals-mission':
      now.mission = named(args['mission'])[0] as PublicPart['mission'];
      now.mission_at = region;
      break;
    case 'moves':
    case 'relocated':
      now.at = region;
      break;
    case 'draws-token':
      now.check_token = token;
      break;
    case 'check-succeeds':
    case 'check-fails':
      now.check = now.check_token = now.check_region = 'none';
      now.check_spent = 0;
      break;
    case 'spends-health':
      now.check_spent += Number(args['number']);
      now.health = Number(args['left']);
      break;
    case 'loses-health':
    case 'gains-health':
      now.health = Number(args['left']);
      break;
    case 'gains-paranoia':
    case 'loses-paranoia':
      now.paranoia = Number(args['now']);
      break;
    case 'gains-honor':
      now.honor = Number(args['now']);
      break;
    case 'alert-rises':
    case 'alert-falls':
      now.alert[REGIONS.indexOf(region)] = Number(args['level']);
      break;
    case 'draws-food':
      now.camp = more(now.camp, token, TOKENS);
      break;
    case 'exhausts-item':
      now.items = less(now.items, item);
      break;
    case 'restores-item':
      now.items = more(now.items, item, ITEMS);
      break;
    case 'exhausts-comrade':
      now.comrades = less(now.comrades, comrade);
      now.exhausted = more(now.exhausted, comrade, COMRADES);
      break;
    case 'restores-comrade':
      now.exhausted = less(now.exhausted, comrade);
      now.comrades = more(now.comrades, comrade, COMRADES);
      break;
    case 'event-lasts':
      now.lasting = more(now.lasting, event, EVENTS);
      break;
    case 'takes-card':
      now.hand = more(now.hand, event, EVENTS);
      break;
  }
}

export const direction: Omit<Direction, 'Moment'> = { beats: (events) => beatsBy(PICTURES, events), play };
