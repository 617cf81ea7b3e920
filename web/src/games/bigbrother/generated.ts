// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

export const CELLS = [
  'pe01',
  'pe02',
  'pe03',
  'pe04',
  'pe05',
  'pe06',
  'pe07',
  'pe08',
  'pe09',
  'pe10',
  'pe11',
  'pe12',
  'pe13',
  'pe14',
  'pe15',
  'tr01',
  'tr02',
  'tr03',
  'tr04',
  'tr05',
  'tr06',
  'tr07',
  'tr08',
  'tr09',
  'tr10',
  'tr11',
  'tr12',
  'tr13',
  'tr14',
  'tr15',
  'pl01',
  'pl02',
  'pl03',
  'pl04',
  'pl05',
  'pl06',
  'pl07',
  'pl08',
  'pl09',
  'pl10',
  'pl11',
  'pl12',
  'pl13',
  'pl14',
  'pl15',
  'lo01',
  'lo02',
  'lo03',
  'lo04',
  'lo05',
  'lo06',
  'lo07',
  'lo08',
  'lo09',
  'lo10',
  'lo11',
  'lo12',
  'lo13',
  'lo14',
  'lo15',
] as const;
export type Cell = (typeof CELLS)[number];

export const CHARACTERS = [
  'julia',
  'winston',
  'obrien',
  'syme',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const DECKS = [
  'a',
  'b',
] as const;
export type Deck = (typeof DECKS)[number];

export const DIRECTIVES = [
  'raid',
  'raid',
  'raid',
  'night-patrol',
  'night-patrol',
  'night-patrol',
  'house-search',
  'house-search',
  'house-search',
  'telescreens',
  'telescreens',
  'cordon',
  'cordon',
  'poster-campaign',
  'poster-campaign',
  'poster-campaign',
  'two-minutes-hate',
  'two-minutes-hate',
  'two-minutes-hate',
  'ration-cut',
  'overfulfilled-plan',
  'overfulfilled-plan',
  'overfulfilled-plan',
  'overfulfilled-plan',
  'new-department',
  'vaporisation',
  'sweep',
  'sweep',
  'denunciation',
  'denunciation',
  'reinforcements',
  'reinforcements',
  'interrogation',
  'interrogation',
  'room-101',
  'militia-call',
  'militia-call',
  'rewriting',
  'victory-bulletin',
  'curfew',
  'curfew',
  'wiretap',
  'checkpoints',
  'informers',
  'informers',
  'martial-law',
  'doublethink',
  'poster-quota',
  'junior-spies',
  'ambush',
  'ambush',
  'double-agent',
  'double-agent',
  'antique-trap',
  'sealed-street',
  'sealed-street',
  'show-trial',
  'broken-oath',
  'memory-hole',
  'glue-brigade',
] as const;
export type Directive = (typeof DIRECTIVES)[number];

export const DISTRICTS = [
  'peace',
  'truth',
  'plenty',
  'love',
] as const;
export type District = (typeof DISTRICTS)[number];

export const ENDS = [
  'authority-full',
  'all-broken',
  'authority-gone',
  'deck-empty',
  'rounds-over',
] as const;
export type End = (typeof ENDS)[number];

export const FIGURES = [
  'figure-1',
  'figure-2',
  'figure-3',
  'figure-4',
  'figure-5',
  'figure-6',
  'figure-7',
  'figure-8',
] as const;
export type Figure = (typeof FIGURES)[number];

export const GOALS = [
  'blinder',
  'tearer',
  'breaker',
  'fighter',
  'comrade',
  'seeker',
  'traveller',
  'trader',
  'stasher',
  'customer',
  'agitator',
  'martyr',
  'pilgrim',
  'evader',
  'organiser',
] as const;
export type Goal = (typeof GOALS)[number];

export const HIDDENSLOTS = [
  'slot-1',
  'slot-2',
  'slot-3',
] as const;
export type HiddenSlot = (typeof HIDDENSLOTS)[number];

export const HOWMANYS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
] as const;
export type HowMany = (typeof HOWMANYS)[number];

export const IMMEDIATES = [
  'rumour',
  'rumour',
  'nosy-child',
  'parcel',
  'stall-returns',
  'golden-country',
] as const;
export type Immediate = (typeof IMMEDIATES)[number];

export const KINDS = [
  'baton',
  'spanner',
  'pistol',
  'smoke-pot',
  'diary',
  'the-book',
  'paperweight',
  'leaflets',
  'paint',
  'real-coffee',
  'rat-trap',
  'bomb',
  'false-papers',
  'docker',
  'dealer',
  'parsons',
  'old-prole',
  'courier',
  'nurse',
  'slingshot',
  'crowbar',
  'sewer-map',
  'forged-pass',
  'season-ticket',
  'minutes',
  'intercept',
  'patrol-rota',
  'rumour',
  'nosy-child',
  'parcel',
  'stall-returns',
  'golden-country',
] as const;
export type Kind = (typeof KINDS)[number];

export const NEWSS = [
  'hate-week',
  'prole-unrest',
  'fog',
  'rocket-bombs',
  'power-cut',
  'free-travel',
  'shortages',
  'market-day',
  'demonstration',
  'war-bulletin',
  'scarcity',
  'party-purge',
  'spies-parade',
  'amnesty',
  'inspection',
  'heat-wave',
  'eurasia-victory',
  'anniversary',
  'brotherhood',
  'influenza',
] as const;
export type News = (typeof NEWSS)[number];

export const ONCES = [
  'ability',
  'permanent',
  'exchange',
  'courier',
  'open-streets',
  'dead-drops',
  'belly',
  'detention',
] as const;
export type Once = (typeof ONCES)[number];

export const ORDERS = [
  'raid',
  'night-patrol',
  'house-search',
  'telescreens',
  'cordon',
  'poster-campaign',
  'two-minutes-hate',
  'ration-cut',
  'overfulfilled-plan',
  'new-department',
  'vaporisation',
  'sweep',
  'denunciation',
  'reinforcements',
  'interrogation',
  'room-101',
  'militia-call',
  'rewriting',
  'victory-bulletin',
  'curfew',
  'wiretap',
  'checkpoints',
  'informers',
  'martial-law',
  'doublethink',
  'poster-quota',
  'junior-spies',
  'ambush',
  'double-agent',
  'antique-trap',
  'sealed-street',
  'show-trial',
  'broken-oath',
  'memory-hole',
  'glue-brigade',
] as const;
export type Order = (typeof ORDERS)[number];

export const PHASES = [
  'setup',
  'opposition',
  'big-brother',
  'events',
  'end-of-round',
] as const;
export type Phase = (typeof PHASES)[number];

export const POLICEMANS = [
  'hidden-1',
  'hidden-2',
  'hidden-3',
  'hidden-4',
  'hidden-5',
  'hidden-6',
  'hidden-7',
  'hidden-8',
  'figure-1',
  'figure-2',
  'figure-3',
  'figure-4',
  'figure-5',
  'figure-6',
  'figure-7',
  'figure-8',
] as const;
export type Policeman = (typeof POLICEMANS)[number];

export const STASHTOKENS = [
  'stash-1',
  'stash-2',
  'stash-3',
  'stash-4',
] as const;
export type StashToken = (typeof STASHTOKENS)[number];

export const SUPPORTS = [
  'baton',
  'baton',
  'baton',
  'baton',
  'baton',
  'baton',
  'spanner',
  'spanner',
  'spanner',
  'spanner',
  'spanner',
  'spanner',
  'pistol',
  'pistol',
  'pistol',
  'pistol',
  'smoke-pot',
  'smoke-pot',
  'smoke-pot',
  'diary',
  'diary',
  'diary',
  'the-book',
  'the-book',
  'paperweight',
  'paperweight',
  'paperweight',
  'leaflets',
  'leaflets',
  'leaflets',
  'leaflets',
  'paint',
  'paint',
  'paint',
  'real-coffee',
  'rat-trap',
  'rat-trap',
  'bomb',
  'bomb',
  'false-papers',
  'false-papers',
  'docker',
  'docker',
  'dealer',
  'parsons',
  'old-prole',
  'courier',
  'nurse',
  'slingshot',
  'slingshot',
  'crowbar',
  'crowbar',
  'sewer-map',
  'sewer-map',
  'forged-pass',
  'forged-pass',
  'forged-pass',
  'season-ticket',
  'season-ticket',
  'minutes',
  'intercept',
  'intercept',
  'patrol-rota',
  'patrol-rota',
] as const;
export type Support = (typeof SUPPORTS)[number];

export const YESS = [
  'yes',
] as const;
export type Yes = (typeof YESS)[number];

/** The public part of a view. What is not seen is a number of cards, or null. */
export interface PublicPart {
  numbers: number[];
  dealt_characters: boolean;
  round: number;
  phase: Phase;
  leader: string;
  turn_order: string[];
  turn: number;
  turn_of: string;
  turn_cut: boolean;
  authority: number;
  end: End | 'none';
  character: (Character | 'none')[];
  at: (Cell | 'none')[];
  will: number[];
  tickets: number[];
  turn_over: boolean[];
  skips: boolean[];
  custody: boolean[];
  banked: number[];
  actions: number[];
  moves: number[];
  searches: number[];
  steps_left: number[];
  coffees: number[];
  once: Once[][];
  one_time_used: boolean[];
  halted: boolean[];
  hand: (Support[] | number)[];
  shown: (Support[] | null)[];
  laid: (Support[] | number)[];
  allies: Support[][];
  drawn: (Support[] | number)[];
  traders: string[][];
  offer: (Support[] | null)[];
  offered_tickets: (number | null)[];
  stash: (Support[] | number)[];
  stash_known: string[][];
  stash_at: (Cell | 'none')[];
  pool: Support[] | null;
  pool_now: Immediate[] | null;
  pile: (Support[] | null)[];
  pile_now: (Immediate[] | null)[];
  remade: boolean[];
  deck_size: number[];
  resolving: Support[];
  resolving_now: Immediate[];
  searching: boolean;
  drawn_now: (Immediate | 'none')[];
  support_discard: Support[];
  discard_now: Immediate[];
  owed_draws: number[];
  owed_market: boolean[];
  directive_deck: Directive[] | number;
  directive_hand: Directive[] | number;
  hand_read: (Directive[] | null)[];
  hand_known: Directive[];
  active: Directive[];
  active_slots: number;
  hidden: (Directive[] | number)[];
  not_hidden: Directive[][];
  directive_laid: Directive[] | number;
  in_hand: Order | 'none';
  directive_discard: Directive[];
  resources: number;
  max_resources: number;
  spent_out: boolean;
  hidden_at: (Cell | 'none' | null)[];
  hidden_steps: (number | null)[];
  figure_at: (Cell | 'none')[];
  figure_steps: (number | null)[];
  hidden_moved: (boolean | null)[];
  figure_moved: (boolean | null)[];
  hidden_police: number;
  mover: Policeman | 'none' | null;
  joiners: Policeman[] | null;
  abroad: Cell[];
  paid_steps: number;
  widened: number;
  militia_at: (Cell | 'none')[];
  on_parade: boolean[];
  crowd: Cell | 'none';
  cameras: Cell[];
  fence_east: Cell[];
  fence_south: Cell[];
  posters: Cell[];
  antiposters: Cell[];
  markets: Cell[];
  event_deck: News[] | number;
  row: News[][];
  event_discard: News[];
  goal: (Goal[] | number)[];
  goal_box: Goal[] | number;
  goal_done: boolean[];
  goal_not: Goal[][];
  goal_tokens: number[];
  tokens_this_round: number[];
  token_cells: Cell[][];
  token_now: boolean[];
  clash_at: Cell | 'none';
  clash_figures: Figure[];
  participants: string[];
  helpers: string[];
  withdrawn: string[];
  initiator: string;
  clash_open: boolean;
  counts_nothing: Support[];
  fervent: boolean;
  pick: (Kind | 'none' | null)[];
  says_yes: (Yes | 'none' | null)[];
  trigger: (HiddenSlot | 'none' | null)[];
  joining: (HowMany | 'none' | null)[];
}

/** What a seat sees beyond it: rows by seat or by number, or a whole field. */
export interface OwnPart {
  hand?: Record<string, Support[]>;
  shown?: Record<string, Support[]>;
  laid?: Record<string, Support[]>;
  drawn?: Record<string, Support[]>;
  offer?: Record<string, Support[]>;
  offered_tickets?: Record<string, number>;
  stash?: Record<string, Support[]>;
  directive_hand?: Directive[];
  hand_read?: Record<string, Directive[]>;
  hidden?: Record<string, Directive[]>;
  directive_laid?: Directive[];
  hidden_at?: Record<string, Cell | 'none'>;
  hidden_steps?: Record<string, number>;
  figure_steps?: Record<string, number>;
  hidden_moved?: Record<string, boolean>;
  figure_moved?: Record<string, boolean>;
  mover?: Policeman | 'none';
  joiners?: Policeman[];
  goal?: Record<string, Goal[]>;
  pick?: Record<string, Kind | 'none'>;
  says_yes?: Record<string, Yes | 'none'>;
  trigger?: Record<string, HiddenSlot | 'none'>;
  joining?: Record<string, HowMany | 'none'>;
}

/** The answers to each question; `pass` is one where the view says so. */
export interface Questions {
  'choose-character': `be:${Character}`;
  'deploy': `at:${Cell}`;
  'set-order': `next:${string}`;
  'act': 'move' | 'monorail' | `inspire:${string}` | 'search' | 'place-stash' | 'take-stash' | 'power' | `card:${Kind}` | 'exchange' | `charm:${string}` | 'vigilance' | `hope:${string}` | 'colleague' | 'break-camera' | 'dismantle-fence' | 'tear-poster' | `play:${Kind}` | 'courier' | 'free-dismantle' | 'free-place-stash' | 'free-take-stash' | 'end';
  'take-step': `to:${Cell}` | 'stop' | 'cut' | `play:${Kind}` | 'courier' | 'free-dismantle' | 'free-place-stash' | 'free-take-stash';
  'ride': 'take-ticket' | `to:${Cell}` | `pay-fare:${Cell}` | 'stay';
  'choose-number': 'one' | 'two';
  'trade': `with:${string}` | `add:${Kind}` | 'add-ticket' | 'done' | 'decline';
  'confirm-trade': 'confirm' | 'withdraw';
  'step-forward': `reveal:${HowMany}`;
  'attack': 'attack' | `clean-stash:${StashToken}` | 'clean-market' | 'clean-poster' | 'done';
  'leave-clash': 'forged-pass' | 'league-member';
  'join-clash': 'join';
  'lay-directive': `lay:${Order}`;
  'lay-support': `lay:${Kind}` | `lay-fervent:${Kind}` | 'nothing' | 'fervent';
  'reward': 'authority' | `will:${string}`;
  'use-old-prole': 'discard';
  'upkeep': `pay:${Order}` | `drop:${Order}`;
  'command': `play:${Order}` | 'camera' | 'fence' | 'poster' | 'hire' | `step:${Policeman}` | `drop:${Order}` | `drop-hidden:${HiddenSlot}` | 'end';
  'trigger': `fire:${HiddenSlot}`;
  'fallen': `denounce:${string}` | 'volunteer' | 'duty' | `betray:${StashToken}`;
  'place-camera': `choose:${Cell}`;
  'fence-from': `choose:${Cell}`;
  'fence-to': `choose:${Cell}`;
  'place-poster': `choose:${Cell}`;
  'hire-policeman': `choose:${Cell}`;
  'step-policeman': `to:${Cell}` | 'stop';
  'choose-hospital': `choose:${Cell}`;
  'move-militia': `choose:${Cell}`;
  'post-militia': `choose:${Cell}`;
  'sweep-away': `stash:${StashToken}` | `market:${Cell}` | `poster:${Cell}`;
  'slip-away': `choose:${Cell}`;
  'open-stall': `choose:${Cell}`;
  'break-camera': `choose:${Cell}`;
  'remove-fence': `choose:${Cell}`;
  'transfer-policeman': `choose:${Cell}`;
  'paint-cell': `choose:${Cell}`;
  'leave-sewer': `choose:${Cell}`;
  'hearten': `choose:${string}`;
  'send-courier': `choose:${string}`;
  'search-hand': `choose:${string}`;
  'read-hand': `choose:${string}`;
  'break-prisoner': `choose:${string}`;
  'find-ally': `choose:${string}`;
  'strike-card': `choose:${string}`;
  'hide-card': `choose:${Kind}`;
  'give-up-card': `choose:${Kind}`;
  'give-card': `choose:${Kind}`;
  'part-with-ally': `choose:${Kind}`;
  'vaporise-ally': `choose:${Kind}`;
  'search-deck': `from:${Deck}`;
  'draw-from': `from:${Deck}`;
  'buy-from': `from:${Deck}`;
  'remove-directive': `active:${Order}` | `hidden:${HiddenSlot}`;
  'take-back': `choose:${Order}`;
  'end-event': `choose:${News}`;
  'move-policeman': `choose:${Policeman}` | 'done';
  'bring-along': `choose:${Policeman}` | 'done';
  'send-to-ambush': `choose:${Policeman}`;
}

export type Question = keyof Questions;

export type Verb =
  | 'active'
  | 'add'
  | 'add-ticket'
  | 'at'
  | 'attack'
  | 'authority'
  | 'be'
  | 'betray'
  | 'break-camera'
  | 'camera'
  | 'card'
  | 'charm'
  | 'choose'
  | 'clean-market'
  | 'clean-poster'
  | 'clean-stash'
  | 'colleague'
  | 'confirm'
  | 'courier'
  | 'cut'
  | 'decline'
  | 'denounce'
  | 'discard'
  | 'dismantle-fence'
  | 'done'
  | 'drop'
  | 'drop-hidden'
  | 'duty'
  | 'end'
  | 'exchange'
  | 'fence'
  | 'fervent'
  | 'fire'
  | 'forged-pass'
  | 'free-dismantle'
  | 'free-place-stash'
  | 'free-take-stash'
  | 'from'
  | 'hidden'
  | 'hire'
  | 'hope'
  | 'inspire'
  | 'join'
  | 'lay'
  | 'lay-fervent'
  | 'league-member'
  | 'market'
  | 'monorail'
  | 'move'
  | 'next'
  | 'nothing'
  | 'one'
  | 'pay'
  | 'pay-fare'
  | 'place-stash'
  | 'play'
  | 'poster'
  | 'power'
  | 'reveal'
  | 'search'
  | 'stash'
  | 'stay'
  | 'step'
  | 'stop'
  | 'take-stash'
  | 'take-ticket'
  | 'tear-poster'
  | 'to'
  | 'two'
  | 'vigilance'
  | 'volunteer'
  | 'will'
  | 'with'
  | 'withdraw';

/** The events by code, with their arguments. */
export interface Events {
  'authority': { now: number };
  'gains-will': { player: string | string[]; now: number };
  'loses-will': { player: string | string[]; now: number };
  'falls': { player: string | string[] };
  'takes-tickets': { player: string | string[]; number: number };
  'game-ends': { end: End | End[] };
  'draws': { player: string | string[]; deck: Deck | Deck[]; card: Kind | Kind[] | null };
  'draws-immediate': { player: string | string[]; card: Kind | Kind[] };
  'deck-remade': { deck: Deck | Deck[] };
  'looks-at': { player: string | string[]; card: Kind | Kind[] | null };
  'uses-market': { player: string | string[]; cell: Cell | Cell[] };
  'market-opens': { cell: Cell | Cell[] };
  'plays': { player: string | string[]; card: Kind | Kind[] };
  'ally-leaves': { player: string | string[]; card: Kind | Kind[] };
  'fence-removed': { cell: Cell | Cell[]; other: Cell | Cell[] };
  'gives': { player: string | string[]; other: string | string[] };
  'receives': { player: string | string[]; card: Kind | Kind[] };
  'antiposter': { player: string | string[]; cell: Cell | Cell[] };
  'poster-torn': { player: string | string[]; cell: Cell | Cell[] };
  'arrives': { player: string | string[]; cell: Cell | Cell[] };
  'reads-minutes': { player: string | string[]; directives: Directive | Directive[] | null };
  'police-counted': { district: District | District[]; number: number };
  'gains-token': { player: string | string[]; now: number };
  'completes-goal': { player: string | string[]; goal: Goal | Goal[] };
  'clash-begins': { cell: Cell | Cell[]; players: string | string[]; policemen: number };
  'leaves-clash': { player: string | string[] };
  'league-member': { player: string | string[] };
  'helps': { player: string | string[] };
  'lays-directives': { number: number };
  'lays': { player: string | string[]; cards: Kind | Kind[] };
  'fervent': { player: string | string[] };
  'reveals-directives': { directives: Directive | Directive[] };
  'slips-away': { player: string | string[]; cell: Cell | Cell[] };
  'strength': { player: string | string[]; share: number };
  'compares': { strength: number; difficulty: number };
  'clash-won': { district: District | District[] };
  'clash-drawn': { district: District | District[] };
  'clash-lost': { district: District | District[] };
  'clash-without-winner': { district: District | District[] };
  'police-to-hospital': { number: number };
  'detained': { player: string | string[] };
  'unbroken': { player: string | string[] };
  'search-prevented': { player: string | string[] };
  'nothing-found': { player: string | string[] };
  'forbidden-found': { player: string | string[]; card: Kind | Kind[] };
  'sent-home': { player: string | string[] };
  'arrested': { player: string | string[] };
  'round-begins': { round: number };
  'phase-begins': { phase: Phase | Phase[] };
  'dealt-goal': { player: string | string[]; goal: Goal | Goal[] | null };
  'becomes': { player: string | string[]; character: Character | Character[] };
  'dealt-support': { player: string | string[]; card: Kind | Kind[] | null };
  'gives-back': { player: string | string[]; card: Kind | Kind[] };
  'deploys': { number: number };
  'in-order': { player: string | string[]; place: number };
  'turn-begins': { player: string | string[] };
  'turn-skipped': { player: string | string[] };
  'turn-ends': { player: string | string[] };
  'counts-posters': { posters: number; antiposters: number };
  'steps': { player: string | string[]; cell: Cell | Cell[] };
  'militia-stops': { player: string | string[] };
  'camera-checks': { player: string | string[]; cell: Cell | Cell[] };
  'inspires': { player: string | string[]; other: string | string[]; cells: number };
  'rides': { player: string | string[]; cell: Cell | Cell[]; tickets: number };
  'searches': { player: string | string[]; deck: Deck | Deck[] };
  'proposes': { player: string | string[]; other: string | string[] };
  'trade-fails': { player: string | string[]; other: string | string[] };
  'swaps': { player: string | string[]; other: string | string[]; given: number; tickets: number; returned: number; tickets_back: number };
  'gets': { player: string | string[]; cards: Support | Support[] };
  'breaks-camera': { player: string | string[]; cell: Cell | Cell[] };
  'places-stash': { player: string | string[]; token: StashToken | StashToken[]; cell: Cell | Cell[]; card: Kind | Kind[] | null };
  'takes-stash': { player: string | string[]; token: StashToken | StashToken[]; card: Kind | Kind[] | null };
  'uses-power': { player: string | string[]; district: District | District[] };
  'transferred': { cell: Cell | Cell[] };
  'charms': { player: string | string[]; other: string | string[] };
  'vigilance': { player: string | string[]; answer: Yes | Yes[] };
  'hope': { player: string | string[]; other: string | string[] };
  'colleague': { player: string | string[] };
  'restores': { resources: number };
  'draws-directive': { directive: Order | Order[] | null };
  'spends': { price: number; left: number };
  'plays-directive': { directive: Order | Order[] };
  'lays-hidden': { slot: HiddenSlot | HiddenSlot[]; directive: Order | Order[] | null };
  'triggers': { directive: Order | Order[] };
  'directive-leaves': { directive: Order | Order[] };
  'loses-directive': { directive: Order | Order[] };
  'rewrites': { directive: Order | Order[] };
  'maximum-rises': { now: number };
  'slot-opens': Record<string, never>;
  'singled-out': { player: string | string[] };
  'gives-up': { player: string | string[]; card: Kind | Kind[] };
  'lost-to-trap': { player: string | string[]; cards: Kind | Kind[] };
  'double-agent': { player: string | string[]; cards: Kind | Kind[] };
  'ambushes': { cell: Cell | Cell[] };
  'camera-placed': { cell: Cell | Cell[] };
  'fence-placed': { cell: Cell | Cell[]; other: Cell | Cell[] };
  'poster-placed': { cell: Cell | Cell[] };
  'hires': { cell: Cell | Cell[] | null };
  'police-steps': { start: Cell | Cell[]; to: Cell | Cell[] };
  'figure-leaves': { cell: Cell | Cell[] };
  'figure-appears': { cell: Cell | Cell[] };
  'stash-opened': { stash: StashToken | StashToken[]; card: Kind | Kind[] };
  'policeman-lost': Record<string, never>;
  'market-closed': { cell: Cell | Cell[] };
  'antiposter-removed': { cell: Cell | Cell[] };
  'militia-posted': { cell: Cell | Cell[] };
  'militia-leaves': { cell: Cell | Cell[] };
  'denounces': { player: string | string[]; other: string | string[] };
  'volunteers': { player: string | string[]; resources: number };
  'stands-watch': { player: string | string[] };
  'betrays': { player: string | string[]; stash: StashToken | StashToken[]; card: Kind | Kind[] | null };
  'news': { news: News | News[] };
  'news-ends': { news: News | News[] };
  'events-shuffled': Record<string, never>;
  'rockets-fall': { district: District | District[] };
  'crowd-gathers': { cell: Cell | Cell[] };
  'pardoned': { player: string | string[] };
}

export type EventCode = keyof Events;

/** Why an answer is not offered, with what the reason names. */
export interface Reasons {
  'no-actions': Record<string, never>;
  'on-the-way': Record<string, never>;
  'fenced-in': Record<string, never>;
  'worn-out': Record<string, never>;
  'no-station': Record<string, never>;
  'power-cut': Record<string, never>;
  'no-ticket': Record<string, never>;
  'careless': { player: string | string[] };
  'fallen': { player: string | string[] };
  'skips': { player: string | string[] };
  'nothing-to-search': Record<string, never>;
  'unperson': Record<string, never>;
  'shortages': Record<string, never>;
  'deck-empty': Record<string, never>;
  'no-cards': Record<string, never>;
  'in-prison': Record<string, never>;
  'stash-here': Record<string, never>;
  'no-stash-left': Record<string, never>;
  'no-stash-here': Record<string, never>;
  'will': { needed: number; has: number };
  'no-police-seen': Record<string, never>;
  'no-active-directive': Record<string, never>;
  'no-directive': Record<string, never>;
  'exchanged': Record<string, never>;
  'nobody-here': Record<string, never>;
  'nothing-to-give': Record<string, never>;
  'partner-chosen': Record<string, never>;
  'not-here': { player: string | string[] };
  'not-near': { player: string | string[] };
  'no-camera-here': Record<string, never>;
  'no-fence-here': Record<string, never>;
  'no-poster-here': Record<string, never>;
  'one-time-used': Record<string, never>;
  'ability-used': Record<string, never>;
  'old-habits': Record<string, never>;
  'influenza': Record<string, never>;
  'will-full': { player: string | string[] };
  'home-district': Record<string, never>;
  'nobody-to-heal': Record<string, never>;
  'no-room-for-poster': Record<string, never>;
  'nothing-to-paint': Record<string, never>;
  'no-directives-held': Record<string, never>;
  'tickets-full': { number: number };
  'no-tickets-left': Record<string, never>;
  'own-turn': Record<string, never>;
  'before-the-way': Record<string, never>;
  'after-a-step': Record<string, never>;
  'no-clash-card': Record<string, never>;
  'in-a-clash': Record<string, never>;
  'clash-begins': Record<string, never>;
  'in-a-stash': Record<string, never>;
  'as-an-action': Record<string, never>;
  'between-actions': Record<string, never>;
  'courier-sent': Record<string, never>;
  'nobody-near': Record<string, never>;
  'here': Record<string, never>;
  'fence': Record<string, never>;
  'too-far': Record<string, never>;
  'tickets': { needed: number; has: number };
  'no-cheaper': Record<string, never>;
  'spent-out': Record<string, never>;
  'resources': { needed: number; has: number };
  'no-active-slot': Record<string, never>;
  'no-hidden-slot': Record<string, never>;
  'nobody-to-search': Record<string, never>;
  'nobody-holds': { needed: number };
  'nobody-detained': Record<string, never>;
  'no-allies': Record<string, never>;
  'no-police': Record<string, never>;
  'no-police-left': Record<string, never>;
  'no-site': Record<string, never>;
  'nothing-to-sweep': Record<string, never>;
  'maximum-reached': Record<string, never>;
  'slot-open': Record<string, never>;
  'nothing-discarded': Record<string, never>;
  'no-event': Record<string, never>;
  'changes-nothing': Record<string, never>;
  'steps-made': { number: number };
  'alike': Record<string, never>;
  'no-step-there': Record<string, never>;
  'camera-there': Record<string, never>;
  'poster-there': Record<string, never>;
  'safe-there': Record<string, never>;
  'supply-empty': Record<string, never>;
  'other-place': Record<string, never>;
  'not-yet': Record<string, never>;
}
