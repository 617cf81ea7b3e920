// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

export const CHECKS = [
  'raid',
  'repair',
  'mission',
  'event',
  'paranoia',
  'sanity',
] as const;
export type Check = (typeof CHECKS)[number];

export const COMRADES = [
  'kozuka',
  'shimada',
  'akatsu',
] as const;
export type Comrade = (typeof COMRADES)[number];

export const DEEDS = [
  'exhaust-uniform',
  'exhaust-rifle',
  'exhaust-camouflage',
  'exhaust-binoculars',
  'exhaust-kit',
  'exhaust-radio',
  'exhaust-any-item',
  'exhaust-comrade',
  'exhaust-shimada',
  'exhaust-akatsu',
  'lose-one-health',
  'lose-two-health',
  'gain-paranoia',
  'lose-food',
  'paranoia-check',
  'alert-check',
  'draw-food',
  'restore-comrade',
] as const;
export type Deed = (typeof DEEDS)[number];

export const ENDS = [
  'death',
  'madness',
  'broken',
  'survived',
] as const;
export type End = (typeof ENDS)[number];

export const EVENTS = [
  'the-order',
  'landing-at-tilik',
  'futamata',
  'private-akatsu',
  'missing-food',
  'fujitas-surrender',
  'yamashitas-leaflet',
  'plantains',
  'akatsu-gives-up',
  'seventy-two-hours',
  'rainy-season',
  'woodcutters',
  'one-bullet-one-cow',
  'gas',
  'ants-in-the-food',
  'letters-from-home',
  'a-familiar-song',
  'wooden-swords',
  'giant-bees',
  'target-practice',
  'shimada-wounded',
  'death-of-shimada',
  'search-party',
  'old-newspapers',
  'salt',
  'blues-and-tango',
  'beacon-fires',
  'death-of-kozuka',
  'tadao-and-chie',
  'norio-suzuki',
  'coconut-milk',
  'dried-beef',
  'bamboo-hut',
  'needle-and-wire',
  'jungle-remedies',
  'mothers-dagger',
  'horse-races',
  'the-circuit',
  'snake',
  'fever',
  'rats',
  'trail-patrols',
  'major-taniguchi',
  'radar-station',
  'village-dogs',
  'island-constabulary',
  'fishermen-of-looc',
  'typhoon',
  'rust',
  'quarrel',
  'transistor-radio',
  'batteries',
] as const;
export type Event = (typeof EVENTS)[number];

export const ITEMS = [
  'uniform',
  'rifle',
  'camouflage',
  'binoculars',
  'kit',
  'radio',
] as const;
export type Item = (typeof ITEMS)[number];

export const LASTINGS = [
  'fujitas-surrender',
  'seventy-two-hours',
  'rainy-season',
  'ants-in-the-food',
  'giant-bees',
  'target-practice',
  'search-party',
  'beacon-fires',
  'tadao-and-chie',
  'trail-patrols',
  'radar-station',
  'village-dogs',
] as const;
export type Lasting = (typeof LASTINGS)[number];

export const MARKERS = [
  'uniform',
  'rifle',
  'camouflage',
  'binoculars',
  'kit',
  'blank',
] as const;
export type Marker = (typeof MARKERS)[number];

export const MISSIONS = [
  'the-pier',
  'the-airstrip',
  'the-hideout',
  'the-radar-base',
  'the-ambush',
  'watching-the-strait',
  'farmers',
  'harvest-at-looc',
  'night-at-the-port',
  'cattle',
  'bamboo-and-vines',
  'coconut-grove',
] as const;
export type Mission = (typeof MISSIONS)[number];

export const MOMENTS = [
  'before-event',
  'event-shown',
  'after-event',
  'round-end',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const REGIONS = [
  'lubang',
  'tilik',
  'five-hundred',
  'kyanpu',
  'binacas',
  'looc',
  'ago',
] as const;
export type Region = (typeof REGIONS)[number];

export const TOKENS = [
  't01',
  't02',
  't03',
  't04',
  't05',
  't06',
  't07',
  't08',
  't09',
  't10',
  't11',
  't12',
] as const;
export type Token = (typeof TOKENS)[number];

export const USES = [
  'the-order-retake',
  'the-order-calm',
  'futamata-retake',
  'futamata-move',
  'plantains-retake',
  'plantains-food',
  'plantains-calm',
  'one-bullet-one-cow-retake',
  'one-bullet-one-cow-food',
  'salt-retake',
  'salt-calm',
  'salt-food',
  'coconut-milk-retake',
  'coconut-milk-food',
  'dried-beef-retake',
  'dried-beef-food',
  'bamboo-hut-retake',
  'bamboo-hut-calm',
  'needle-and-wire-retake',
  'needle-and-wire-mend',
  'jungle-remedies-retake',
  'jungle-remedies-comrade',
  'jungle-remedies-heal',
  'mothers-dagger-retake',
  'mothers-dagger-discard',
  'horse-races-retake',
  'horse-races-calm',
  'the-circuit-retake',
  'the-circuit-alert',
] as const;
export type Use = (typeof USES)[number];

export const VARIANTS = [
  'standard',
  'military',
  'survival',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** The public part of a view. What is not seen is a number of cards, or null. */
export interface PublicPart {
  variant: Variant;
  shows_next: boolean;
  round: number;
  end: End | 'none';
  health: number;
  paranoia: number;
  honor: number;
  at: Region;
  alert: number[];
  marker_at: (Marker | 'none')[];
  mission_at: Region | 'none';
  comrades: Comrade[];
  exhausted: Comrade[];
  comrades_aside: Comrade[];
  comrades_lost: Comrade[];
  items: Item[];
  bag: Token[];
  bowl: Token[];
  camp: Token[];
  in_check: Token[];
  busy: number;
  mission_deck: Mission[] | number;
  mission_box: Mission[];
  missions: Mission[];
  mission: Mission | 'none';
  deck: Event[] | number;
  aside: Event[];
  box: Event[];
  hand: Event[];
  lasting: Event[];
  resolving: Event[];
  discard: Event[];
  voided: Event[];
  in_effect: Event[];
  laid_at: number[];
  moment: Moment | 'none';
  check: Check | 'none';
  check_region: Region | 'none';
  check_token: Token | 'none';
  check_spent: number;
}

/** What a seat sees beyond it: rows by seat or by number, or a whole field. */
export interface OwnPart {

}

/** The answers to each question; `pass` is one where the view says so. */
export interface Questions {
  'act': `move:${Region}` | 'raid' | 'repair' | 'mission' | 'end-round' | `play:${Use}` | `cancel:${Lasting}` | `cancel-by-item:${Lasting}`;
  'judge': 'accept' | 'spend' | `play:${Use}` | `cancel:${Lasting}` | `cancel-by-item:${Lasting}`;
  'interrupt': `play:${Use}` | `cancel:${Lasting}` | `cancel-by-item:${Lasting}`;
  'choose-deed': `do:${Deed}`;
  'exhaust-comrade': `exhaust:${Comrade}` | `remove:${Comrade}`;
  'restore-comrade': `restore:${Comrade}`;
  'restore-item': `restore:${Item}`;
  'exhaust-item': `exhaust:${Item}`;
  'lose-food': `lose:${Token}`;
  'keep-food': `keep:${Token}`;
  'calm-region': `calm:${Region}`;
  'spend-food': `calm:${Region}` | 'stop';
  'discard-prepared': `discard:${Event}`;
  'relocate': `to:${Region}`;
  'order-effects': `first:${Event}`;
  'discard-lasting': `discard:${Event}`;
}

export type Question = keyof Questions;

export type Verb =
  | 'accept'
  | 'calm'
  | 'cancel'
  | 'cancel-by-item'
  | 'discard'
  | 'do'
  | 'end-round'
  | 'exhaust'
  | 'first'
  | 'keep'
  | 'lose'
  | 'mission'
  | 'move'
  | 'play'
  | 'raid'
  | 'remove'
  | 'repair'
  | 'restore'
  | 'spend'
  | 'stop'
  | 'to';

/** The events by code, with their arguments. */
export interface Events {
  'round-begins': { round: number };
  'reveals-mission': { mission: Mission | Mission[]; region: Region | Region[] };
  'moves': { region: Region | Region[] };
  'move-stopped': { region: Region | Region[] };
  'relocated': { region: Region | Region[] };
  'raids': { region: Region | Region[] };
  'repairs': { item: Item | Item[] };
  'attempts': { mission: Mission | Mission[] };
  'mission-succeeds': { mission: Mission | Mission[] };
  'mission-fails': { mission: Mission | Mission[] };
  'check-begins': { check: Check | Check[] };
  'draws-token': { token: Token | Token[]; determination: number };
  'spends-health': { number: number; left: number };
  'retakes': Record<string, never>;
  'check-succeeds': { check: Check | Check[] };
  'check-fails': { check: Check | Check[] };
  'loses-health': { number: number; left: number };
  'gains-health': { number: number; left: number };
  'gains-paranoia': { number: number; now: number };
  'loses-paranoia': { number: number; now: number };
  'gains-honor': { now: number };
  'health-full': Record<string, never>;
  'no-paranoia': Record<string, never>;
  'alert-rises': { region: Region | Region[]; level: number };
  'alert-stays': { region: Region | Region[] };
  'alert-falls': { region: Region | Region[]; level: number };
  'no-alert': { region: Region | Region[] };
  'draws-food': { token: Token | Token[]; food: number };
  'loses-food': { token: Token | Token[] };
  'returns-food': { token: Token | Token[] };
  'no-token': Record<string, never>;
  'no-food': Record<string, never>;
  'exhausts-item': { item: Item | Item[] };
  'restores-item': { item: Item | Item[] };
  'item-active': { item: Item | Item[] };
  'no-item-exhausted': Record<string, never>;
  'exhausts-comrade': { comrade: Comrade | Comrade[] };
  'restores-comrade': { comrade: Comrade | Comrade[] };
  'comrade-exhausted': { comrade: Comrade | Comrade[] };
  'no-comrade-exhausted': Record<string, never>;
  'no-comrade': Record<string, never>;
  'comrade-joins': { comrade: Comrade | Comrade[] };
  'comrade-leaves': { comrade: Comrade | Comrade[] };
  'comrade-not-in-camp': { comrade: Comrade | Comrade[] };
  'reveals-event': { event: Event | Event[] };
  'no-effect': { event: Event | Event[] };
  'takes-card': { event: Event | Event[] };
  'hand-full': { event: Event | Event[] };
  'event-lasts': { event: Event | Event[] };
  'takes-effect': { event: Event | Event[] };
  'nothing-possible': Record<string, never>;
  'cancels': { event: Event | Event[] };
  'discards-lasting': { event: Event | Event[] };
  'plays': { use: Use | Use[] };
  'trims': { event: Event | Event[] };
  'adds-card': { event: Event | Event[] };
  'adds-no-card': { event: Event | Event[] };
  'voids-card': { event: Event | Event[] };
  'turns-discard': Record<string, never>;
  'no-event': Record<string, never>;
  'round-ends': { round: number };
  'eats': { food: number; required: number };
  'starves': { number: number };
  'dies': Record<string, never>;
  'goes-mad': Record<string, never>;
  'breaks': Record<string, never>;
  'survives': Record<string, never>;
}

export type EventCode = keyof Events;

/** Why an answer is not offered, with what the reason names. */
export interface Reasons {
  'here': Record<string, never>;
  'too-far': Record<string, never>;
  'only-in': { region: Region | Region[] };
  'nothing-to-repair': Record<string, never>;
  'item-active': { item: Item | Item[] };
  'item-exhausted': { item: Item | Item[] };
  'no-mission': Record<string, never>;
  'mission-elsewhere': { region: Region | Region[] };
  'no-comrade': Record<string, never>;
  'paranoia': { needed: number; has: number };
  'tokens': { needed: number; has: number };
  'no-comrade-exhausted': Record<string, never>;
  'no-item-exhausted': Record<string, never>;
  'health-full': Record<string, never>;
  'no-lasting': Record<string, never>;
  'alert-markers': { needed: number; has: number };
  'retake': Record<string, never>;
  'in-effect': Record<string, never>;
  'no-item-cancels': Record<string, never>;
  'sanity': Record<string, never>;
  'alert-check': Record<string, never>;
  'health': { needed: number; has: number };
  'comrade-active': Record<string, never>;
  'comrade-exhausted': Record<string, never>;
  'no-alert': Record<string, never>;
}
