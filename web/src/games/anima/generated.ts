// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

export const ADVANTAGES = [
  'iron-fist',
  'iron-fist',
  'ki-burst',
  'swift-step',
  'deflect',
  'sense-aura',
  'sleep',
  'sleep',
  'fireball',
  'gate',
  'ward',
  'dispel',
  'pickpocket',
  'ambush',
  'smoke',
  'disguise',
  'poison',
  'scout',
  'wrong-way',
  'wrong-way',
  'zeppelin',
  'betrayal',
  'fate',
  'fate',
  'veto',
  'reinforcements',
  'treasure',
  'heroes-hour',
  'forced-march',
  'inquisition',
  'samael',
  'black-sun',
  'tol-rauko',
] as const;
export type Advantage = (typeof ADVANTAGES)[number];

export const AREAS = [
  'cornes',
  'capital',
  'port',
  'forest',
  'pilgrims-road',
  'monastery',
  'ruins',
  'glass-desert',
  'bazaar',
  'castle',
  'mines',
  'tower',
  'abyss-gate',
  'dragon-peak',
] as const;
export type Area = (typeof AREAS)[number];

export const CHARACTERS = [
  'warrior',
  'acrobatic-warrior',
  'paladin',
  'dark-paladin',
  'weaponmaster',
  'technician',
  'tao',
  'ranger',
  'shadow',
  'thief',
  'assassin',
  'wizard',
  'warlock',
  'illusionist',
  'wizard-mentalist',
  'summoner',
  'warrior-summoner',
  'mentalist',
  'warrior-mentalist',
  'freelancer',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
] as const;
export type Count = (typeof COUNTS)[number];

export const ENCOUNTERS = [
  'goblins',
  'wolves',
  'bandits',
  'risen-dead',
  'shadow-imp',
  'slime',
  'sprite',
  'ogre',
  'harpies',
  'vampire',
  'golem',
  'patrol',
  'fire-elemental',
  'elder-dragon',
  'lich',
  'light-maiden',
  'abyss-lord',
  'titan',
  'inn',
  'cache',
  'storm',
  'fog',
  'pit-trap',
  'toll',
  'plague',
  'merchant',
  'shrine',
  'rift',
  'reaper',
  'grace',
] as const;
export type Encounter = (typeof ENCOUNTERS)[number];

export const ENDS = [
  'omega-stopped',
  'turn-cap',
  'turn-200',
  'omega-wins',
] as const;
export type End = (typeof ENDS)[number];

export const FINALS = [
  'orb',
  'chains',
  'rift',
] as const;
export type Final = (typeof FINALS)[number];

export const FOES = [
  'chain-warden',
  'gaoler',
  'ashen-dragon',
  'besiegers',
  'crystal-guardian',
  'omega',
  'chainbreakers',
  'shadow-of-omega',
  'crisis-omega',
] as const;
export type Foe = (typeof FOES)[number];

export const GOODSS = [
  'awaited',
  'aboard',
] as const;
export type Goods = (typeof GOODSS)[number];

export const KINDS = [
  'iron-fist',
  'ki-burst',
  'swift-step',
  'deflect',
  'sense-aura',
  'sleep',
  'fireball',
  'gate',
  'ward',
  'dispel',
  'pickpocket',
  'ambush',
  'smoke',
  'disguise',
  'poison',
  'scout',
  'wrong-way',
  'zeppelin',
  'betrayal',
  'fate',
  'veto',
  'reinforcements',
  'treasure',
  'heroes-hour',
  'forced-march',
  'inquisition',
  'samael',
  'black-sun',
  'tol-rauko',
] as const;
export type Kind = (typeof KINDS)[number];

export const LEVELS = [
  'level-1',
  'level-2',
  'level-3',
] as const;
export type Level = (typeof LEVELS)[number];

export const MISSIONS = [
  'grimoire',
  'rescue',
  'dragon',
  'siege',
  'vigil',
  'race',
  'contraband',
  'crystal',
  'shrines',
  'purge',
] as const;
export type Mission = (typeof MISSIONS)[number];

export const PHASES = [
  'setup',
  'reset',
  'movement',
  'interaction',
  'exploration',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

export const REWARDS = [
  'bonus',
  'recruit',
  'ex',
] as const;
export type Reward = (typeof REWARDS)[number];

export const ROLLOFS = [
  'battle',
  'exploration',
  'check',
  'card',
  'event',
  'ability',
] as const;
export type RollOf = (typeof ROLLOFS)[number];

export const SKILLS = [
  'ki',
  'magic',
  'trickery',
] as const;
export type Skill = (typeof SKILLS)[number];

export const WHENS = [
  'battle',
  'check',
  'card',
  'die',
  'movement',
  'interaction',
  'exploration',
  'event',
  'attack',
  'move',
  'reset',
] as const;
export type When = (typeof WHENS)[number];

export const WHICHDIES = [
  'own',
  'other',
  'second',
] as const;
export type WhichDie = (typeof WHICHDIES)[number];

/** The public part of a view. What is not seen is a number of cards, or null. */
export interface PublicPart {
  numbers: number[];
  tree: boolean;
  both_basics: boolean;
  crisis: boolean;
  turn_cap: number;
  turn: number;
  phase: Phase;
  order: string[];
  ahead: number[];
  tie_die: number[];
  due: number;
  active: string;
  new_area_taken: boolean;
  ended: boolean[];
  loses_next: boolean[];
  winner: string;
  end: End | 'none';
  party: Character[][];
  exhausted: Character[];
  asleep: Character[];
  free_use_spent: Character[];
  at: (Area | 'none')[];
  left: (Area | 'none')[];
  combat_marks: number[];
  speed_marks: number[];
  combat_now: number[];
  speed_now: number[];
  combat_next: number[];
  speed_next: number[];
  rests: boolean[];
  recruits_at: (Area | 'none')[];
  recruited_at: (Area | 'none')[];
  banner: Advantage[][];
  deck: Advantage[] | number;
  hand: (Advantage[] | number)[];
  paying: Kind | 'none';
  in_play: Advantage[];
  row: Advantage[][];
  discard: Advantage[];
  character_deck: Character[] | number;
  dealt: (Character[] | number)[];
  dismissed: Character[][];
  character_discard: Character[];
  area_deck: Area[] | number;
  areas: Area[];
  area_discard: Area[];
  saved: Area[];
  encounter_deck: Encounter[] | number;
  top: (Encounter[] | number)[];
  top_known: string[][];
  face_down: (Encounter[] | number)[];
  peeked: string[][];
  prior: Encounter[][];
  facing: Encounter[];
  encounter_discard: Encounter[];
  heading: Area | 'none';
  mission_box: Mission[] | number;
  missions: (Mission[] | number)[];
  goods: (Goods | null)[];
  goods_reckoned: Goods[][];
  started: Mission[][];
  completed: Mission[][];
  steps: number[];
  shrines: Area[];
  final_box: Final[] | number;
  final_gone: Final[] | number;
  final: Final[];
  final_steps: number[];
  countdown: number;
  stage: number[];
  resists: Mission[][];
  dice: number[];
  roll_of: RollOf | 'none';
  roller: string;
  check_bonus: number;
  fighter: string;
  rival: string;
  monster: Encounter | 'none';
  foe: Foe | 'none';
  foe_combat: number;
  battle_bonus: number[];
  bursts: Character[];
  challenger: string;
  escaped: string;
  fought: string[][];
  excused: string[][];
  attack_used: boolean;
  protected: boolean[];
  doomed: number;
  offers_left: number;
  traders: string[][];
  gives: (Advantage[] | null)[];
  gives_characters: (Character[] | null)[];
  wants_characters: (Character[] | null)[];
  wants_cards: (number | null)[];
  wants_kinds: (Kind[] | null)[];
  past_partner: string[];
  past_seen: string[][];
  past_gives: (Advantage[] | null)[];
  past_kinds: (Kind[] | null)[];
  past_characters: Character[][];
  past_wanted: Character[][];
  past_wants: number[];
  returns: (Character | 'none' | null)[];
  pick: (Kind | 'none' | null)[];
  uses: (Character | 'none' | null)[];
}

/** What a seat sees beyond it: rows by seat or by number, or a whole field. */
export interface OwnPart {
  hand?: Record<string, Advantage[]>;
  dealt?: Record<string, Character[]>;
  top?: Record<string, Encounter[]>;
  face_down?: Record<string, Encounter[]>;
  missions?: Record<string, Mission[]>;
  goods?: Record<string, Goods>;
  gives?: Record<string, Advantage[]>;
  gives_characters?: Record<string, Character[]>;
  wants_characters?: Record<string, Character[]>;
  wants_cards?: Record<string, number>;
  wants_kinds?: Record<string, Kind[]>;
  past_gives?: Record<string, Advantage[]>;
  past_kinds?: Record<string, Kind[]>;
  returns?: Record<string, Character | 'none'>;
  pick?: Record<string, Kind | 'none'>;
  uses?: Record<string, Character | 'none'>;
}

/** The answers to each question; `pass` is one where the view says so. */
export interface Questions {
  'return-character': `return:${Character}`;
  'return-card': `return:${Kind}`;
  'duty': `discard:${Kind}` | 'leave';
  'reset': `discard:${Kind}` | `dismiss:${Character}` | 'leave' | `play:${Kind}` | `use:${Character}` | `start:${Mission}` | 'end';
  'claim-character': `take:${Character}`;
  'claim-card': `take:${Kind}`;
  'move': `play:${Kind}` | `go:${Area}` | 'explore' | `explore-level:${Level}` | `explore-discarded:${Area}` | 'rest' | 'hold';
  'remove-area': `remove:${Area}`;
  'save-area': `pay:${Kind}`;
  'react': `play:${Kind}` | `use:${Character}`;
  'pay-with': `exhaust:${Character}`;
  'fight': `play:${Kind}` | `use:${Character}`;
  'interact': `play:${Kind}` | `use:${Character}` | `offer:${string}` | `attack:${string}` | 'end';
  'make-offer': `give:${Kind}` | `give-character:${Character}` | `want-character:${Character}` | `want-cards:${Count}` | `want-kind:${Kind}` | 'send' | 'drop';
  'answer-offer': 'accept' | 'reject' | 'counter';
  'hand-over': `give:${Kind}`;
  'explore': 'explore' | 'stay' | `play:${Kind}` | 'go-on';
  'take-reward': 'bonus' | 'recruit' | 'extra' | `mission:${Mission}` | 'final' | 'nothing';
  'lose-character': `lose:${Character}`;
  'put-to-sleep': `sleep:${Character}`;
  'discard-card': `discard:${Kind}`;
  'fetch-card': `take:${Kind}`;
  'fetch-character': `take:${Character}`;
  'toll': `pay:${Kind}` | 'refuse';
  'barter': `discard:${Kind}` | 'stop';
  'reaper': `lose:${Character}` | 'pay';
  'redirect-to': `area:${Area}`;
  'fly-to': `area:${Area}`;
  'gate-to': `area:${Area}`;
  'peek-at': `area:${Area}`;
  'rob': `from:${string}`;
  'lull': `character:${Character}`;
  'stab': `character:${Character}`;
  'tempt': `character:${Character}`;
  'reroll': `die:${WhichDie}`;
  'reveal-final': 'reveal' | 'wait';
}

export type Question = keyof Questions;

export type Verb =
  | 'accept'
  | 'area'
  | 'attack'
  | 'bonus'
  | 'character'
  | 'counter'
  | 'die'
  | 'discard'
  | 'dismiss'
  | 'drop'
  | 'end'
  | 'exhaust'
  | 'explore'
  | 'explore-discarded'
  | 'explore-level'
  | 'extra'
  | 'final'
  | 'from'
  | 'give'
  | 'give-character'
  | 'go'
  | 'go-on'
  | 'hold'
  | 'leave'
  | 'lose'
  | 'mission'
  | 'nothing'
  | 'offer'
  | 'pay'
  | 'play'
  | 'recruit'
  | 'refuse'
  | 'reject'
  | 'remove'
  | 'rest'
  | 'return'
  | 'reveal'
  | 'send'
  | 'sleep'
  | 'start'
  | 'stay'
  | 'stop'
  | 'take'
  | 'use'
  | 'wait'
  | 'want-cards'
  | 'want-character'
  | 'want-kind';

/** The events by code, with their arguments. */
export interface Events {
  'dealt-mission': { player: string | string[]; mission: Mission | Mission[] };
  'dealt-character': { player: string | string[]; character: Character | Character[] };
  'dealt-advantage': { player: string | string[]; card: Kind | Kind[] };
  'keeps': { player: string | string[]; character: Character | Character[] };
  'first-area': { area: Area | Area[] };
  'turn-begins': { turn: number };
  'tie-die': { player: string | string[]; die: number };
  'in-order': { player: string | string[]; place: number };
  'loses-turn': { player: string | string[] };
  'phase-begins': { phase: Phase | Phase[] };
  'game-ends': { winner: string | string[]; end: End | End[] };
  'pays-duty': { player: string | string[] };
  'lays-down': { player: string | string[]; card: Kind | Kind[] };
  'dismisses': { player: string | string[]; character: Character | Character[] };
  'leaves-organization': { player: string | string[]; organization: Kind | Kind[] };
  'claims-character': { player: string | string[]; character: Character | Character[] };
  'claims-card': { player: string | string[]; card: Kind | Kind[] };
  'heads-for': { player: string | string[]; area: Area | Area[] };
  'arrives': { player: string | string[]; area: Area | Area[] };
  'rests': { player: string | string[] };
  'holds': { player: string | string[]; area: Area | Area[] };
  'explores-new': { player: string | string[]; area: Area | Area[] };
  'prior-lies': { area: Area | Area[]; encounter: Encounter | Encounter[] };
  'prior-revealed': { area: Area | Area[]; encounter: Encounter | Encounter[] };
  'prior-stays': { area: Area | Area[]; encounter: Encounter | Encounter[] };
  'road-encounter': { area: Area | Area[]; encounter: Encounter | Encounter[] };
  'wants-removed': { player: string | string[]; area: Area | Area[] };
  'saves-area': { player: string | string[]; area: Area | Area[] };
  'area-removed': { area: Area | Area[] };
  'attacks': { player: string | string[]; other: string | string[] };
  'must-fight': { player: string | string[]; other: string | string[] };
  'offers': { player: string | string[]; other: string | string[]; gives: number; characters: Character | Character[]; wants: number; wanted: Character | Character[] };
  'is-offered': { player: string | string[]; cards: Advantage | Advantage[]; named: Kind | Kind[] };
  'rejects': { player: string | string[]; other: string | string[] };
  'trades': { player: string | string[]; other: string | string[]; gives: number; characters: Character | Character[]; returned: number; back: Character | Character[] };
  'gets': { player: string | string[]; cards: Advantage | Advantage[] };
  'reveals-final': { player: string | string[] };
  'countdown': { turns: number };
  'last-stand': Record<string, never>;
  'plays': { player: string | string[]; card: Kind | Kind[]; payer: Character | Character[] };
  'uses': { player: string | string[]; character: Character | Character[] };
  'aims-at-area': { player: string | string[]; area: Area | Area[] };
  'aims-at-character': { player: string | string[]; character: Character | Character[] };
  'aims-at-party': { player: string | string[]; other: string | string[] };
  'aims-at-die': { player: string | string[]; which: WhichDie | WhichDie[] };
  'cancelled': { player: string | string[]; card: Kind | Kind[] };
  'redirected': { player: string | string[]; area: Area | Area[] };
  'joins-organization': { player: string | string[]; organization: Kind | Kind[] };
  'peeks': { player: string | string[]; area: Area | Area[]; encounter: Encounter | Encounter[] | null };
  'rolls': { player: string | string[]; what: RollOf | RollOf[]; which: WhichDie | WhichDie[]; number: number };
  'rerolls': { which: WhichDie | WhichDie[]; number: number };
  'checks-speed': { player: string | string[]; difficulty: number };
  'check-succeeds': { player: string | string[]; total: number };
  'check-fails': { player: string | string[]; total: number };
  'draws': { player: string | string[]; card: Kind | Kind[] | null };
  'discards': { player: string | string[]; card: Kind | Kind[] };
  'takes-card': { player: string | string[]; other: string | string[]; card: Kind | Kind[] | null };
  'loses-card': { player: string | string[]; card: Kind | Kind[] };
  'deck-remade': Record<string, never>;
  'character-deck-remade': Record<string, never>;
  'encounter-deck-remade': Record<string, never>;
  'sees-top': { player: string | string[]; encounter: Encounter | Encounter[] | null };
  'joins': { player: string | string[]; character: Character | Character[] };
  'dies': { player: string | string[]; character: Character | Character[] };
  'wiped-out': { player: string | string[] };
  'falls-asleep': { player: string | string[]; character: Character | Character[] };
  'turn-ended': { player: string | string[] };
  'resistance-broken': { player: string | string[] };
  'meets': { player: string | string[]; encounter: Encounter | Encounter[] };
  'false-alarm': { encounter: Encounter | Encounter[] };
  'pacified': { player: string | string[]; encounter: Encounter | Encounter[] };
  'blessed': { player: string | string[] };
  'readied': { player: string | string[] };
  'loses-next-turn': { player: string | string[] };
  'fights-monster': { player: string | string[]; encounter: Encounter | Encounter[] };
  'fights-foe': { player: string | string[]; foe: Foe | Foe[] };
  'fights-party': { player: string | string[]; other: string | string[] };
  'escapes': { player: string | string[] };
  'stands': { player: string | string[]; combat: number; against: number };
  'stands-against': { player: string | string[]; combat: number; other: string | string[]; against: number };
  'beats': { player: string | string[]; margin: number };
  'beaten': { player: string | string[]; margin: number };
  'roll-again': Record<string, never>;
  'loses-to': { player: string | string[]; other: string | string[]; margin: number };
  'explores': { player: string | string[]; area: Area | Area[] };
  'special': { player: string | string[]; area: Area | Area[] };
  'takes-reward': { player: string | string[]; reward: Reward | Reward[] };
  'takes-nothing': { player: string | string[] };
  'fetches': { player: string | string[]; card: Kind | Kind[] };
  'starts-mission': { player: string | string[]; mission: Mission | Mission[] };
  'smuggles': { player: string | string[] };
  'smuggling-fails': { player: string | string[] };
  'step-done': { player: string | string[]; mission: Mission | Mission[]; done: number };
  'stage-won': { player: string | string[]; stage: number };
  'completes-mission': { player: string | string[]; mission: Mission | Mission[] };
  'final-drawn': { final: Final | Final[] };
  'tries-final': { player: string | string[] };
  'final-step-done': { player: string | string[] };
}

export type EventCode = keyof Events;

/** Why an answer is not offered, with what the reason names. */
export interface Reasons {
  'when': { when: When | When[] };
  'skill': { skill: Skill | Skill[] };
  'skill-tired': { skill: Skill | Skill[]; characters: Character | Character[] };
  'banned': { encounter: Encounter | Encounter[] };
  'inquisition': Record<string, never>;
  'party-full': { number: number };
  'in-organization': Record<string, never>;
  'nobody-awake': Record<string, never>;
  'nobody-here': Record<string, never>;
  'nobody-to-tempt': Record<string, never>;
  'nowhere-to-go': Record<string, never>;
  'does-not-fit': Record<string, never>;
  'asleep': Record<string, never>;
  'exhausted': Record<string, never>;
  'ability': Record<string, never>;
  'no-target': Record<string, never>;
  'without-skill': { skill: Skill | Skill[] };
  'shadow-imp': Record<string, never>;
  'against-parties': Record<string, never>;
  'last-one': Record<string, never>;
  'no-organization': Record<string, never>;
  'starts-on-the-way': Record<string, never>;
  'too-far': Record<string, never>;
  'not-in-play': Record<string, never>;
  'no-rest': Record<string, never>;
  'nothing-held': Record<string, never>;
  'new-area-taken': Record<string, never>;
  'no-new-area': Record<string, never>;
  'offers-made': Record<string, never>;
  'no-trade-here': Record<string, never>;
  'no-trade-with': { player: string | string[] };
  'named-cards': Record<string, never>;
  'attack-used': Record<string, never>;
  'peaceful': Record<string, never>;
  'not-here': { player: string | string[] };
  'fought': { player: string | string[] };
  'protected': { player: string | string[] };
  'sizes': { own: number; other: number };
  'no-such-reward': Record<string, never>;
  'recruited': Record<string, never>;
  'samael': Record<string, never>;
  'nobody-to-recruit': Record<string, never>;
  'nothing-to-gain': Record<string, never>;
  'mission-elsewhere': Record<string, never>;
  'basic-first': Record<string, never>;
  'final-elsewhere': Record<string, never>;
}
