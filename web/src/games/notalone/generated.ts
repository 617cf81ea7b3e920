// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

export const BOARDS = [
  'a',
  'b',
] as const;
export type Board = (typeof BOARDS)[number];

/** Two names, `lair+jungle`. */
export type Border = `${string}+${string}`;

export const CAUSES = [
  'beach',
  'wreck',
  'amplifier',
  'end-of-turn',
  'caught',
  'anticipation',
  'give-up',
  'lost-will',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Two names, `lair+jungle`. */
export type Couple = `${string}+${string}`;

export const HUNTS = [
  'despair',
  'force-field',
  'anticipation',
  'ascendancy',
  'fierceness',
  'forbidden-zone',
  'interference',
  'persecution',
  'mutation',
  'phobia',
  'virus',
  'clone',
  'mirage',
  'scream',
  'toxin',
  'cataclysm',
  'detour',
  'stasis',
  'tracking',
  'flashback',
] as const;
export type Hunt = (typeof HUNTS)[number];

export const PHASES = [
  'exploration',
  'hunting',
  'reckoning',
  'end-of-turn',
] as const;
export type Phase = (typeof PHASES)[number];

export const PLACES = [
  'lair',
  'jungle',
  'river',
  'beach',
  'rover',
  'swamp',
  'shelter',
  'wreck',
  'source',
  'artefact',
] as const;
export type Place = (typeof PLACES)[number];

export const SURVIVALS = [
  'adrenaline',
  'ingenuity',
  'sacrifice',
  'sixth-sense',
  'smokescreen',
  'strike-back',
  'vortex',
  'detector',
  'dodge',
  'drone',
  'gate',
  'hologram',
  'wrong-track',
  'amplifier',
  'double-back',
] as const;
export type Survival = (typeof SURVIVALS)[number];

export const TOKENS = [
  'creature',
  'artemia',
  'target',
] as const;
export type Token = (typeof TOKENS)[number];

/** The public part of a view. What is not seen is a number of cards, or null. */
export interface PublicPart {
  board: Board;
  lair_takes_all: boolean;
  expert: boolean;
  turn: number;
  phase: Phase;
  explored: boolean;
  revealed: boolean;
  rescue: number;
  assimilation: number;
  cause: Cause | 'none';
  beacon: boolean;
  reserve: number[];
  token_at: Place[][];
  kept_back: Token[];
  owned: Place[][];
  hand: (Place[] | number | null)[];
  played: (Place[] | number | null)[];
  discard: (Place[] | number)[];
  committed: boolean[];
  stands: ((Place | 'none')[])[];
  resolved: Place[][];
  will: number[];
  pending: (Place | 'none')[];
  resisted: boolean[];
  shown: (Place[] | null)[];
  unplayed: (Place[] | null)[];
  survival_deck: Survival[] | number;
  survival_discard: Survival[];
  survival_hand: (Survival[] | number)[];
  drawn: (Survival[] | number)[];
  survival_played: boolean[];
  hunt_deck: Hunt[] | number;
  hunt_under: (Hunt[] | number)[];
  hunt_hand: Hunt[] | number;
  hunt_discard: Hunt[];
  hunt_top: Hunt | 'none';
  hunts_played: number;
  allowance: number;
  next_allowance: number;
  effects: (Hunt | 'none')[];
  called: Token[];
  blocked: Place[];
  ineffective: Place[];
  anticipated: number[];
  used: Place[];
  smoke: boolean;
  sacrificed: boolean;
  dodging: string[];
  detecting: string[];
  tokens_just_placed: boolean;
  first_pick: (Place | 'none' | null)[];
  second_pick: (Place | 'none' | null)[];
  survival_pick: (Survival | 'none' | null)[];
  offered_hunt: (Hunt | 'none' | null)[];
  offered_survival: (Survival | 'none' | null)[];
}

/** What a seat sees beyond it: rows by seat or by number, or a whole field. */
export interface OwnPart {
  hand?: Record<string, Place[]>;
  played?: Record<string, Place[]>;
  discard?: Record<string, Place[]>;
  shown?: Record<string, Place[]>;
  unplayed?: Record<string, Place[]>;
  survival_hand?: Record<string, Survival[]>;
  drawn?: Record<string, Survival[]>;
  hunt_under?: Record<string, Hunt[]>;
  hunt_hand?: Hunt[];
  first_pick?: Record<string, Place | 'none'>;
  second_pick?: Record<string, Place | 'none'>;
  survival_pick?: Record<string, Survival | 'none'>;
  offered_hunt?: Record<string, Hunt | 'none'>;
  offered_survival?: Record<string, Survival | 'none'>;
}

/** The answers to each question; `pass` is one where the view says so. */
export interface Questions {
  'explore': 'resist1' | 'resist2' | 'give-up' | `play:${Survival}` | `commit:${Place}` | `commit-both:${Couple}`;
  'play-hunt': `play:${Hunt}`;
  'play-survival': `play:${Survival}`;
  'hunting': `play:${Hunt}` | 'to-tokens';
  'place-token': `creature:${Place}` | 'keep-creature' | `artemia:${Place}` | `artemia-both:${Border}` | 'keep-artemia' | `target:${Place}` | `target-both:${Border}`;
  'extend-token': `to:${Place}`;
  'choose-hunted': `choose:${string}`;
  'choose-place': `choose:${Place}`;
  'keep-place': `keep:${Place}`;
  'discard-place': `discard:${Place}`;
  'take-back': `take:${Place}`;
  'scream': 'lose-will' | `discard:${Place}`;
  'toss-survival': `discard:${Survival}`;
  'keep-survival': `keep:${Survival}`;
  'swap-out': `out:${Place}`;
  'swap-in': `in:${Place}`;
  'move-token': `creature:${Place}` | `artemia:${Place}` | `target:${Place}`;
  'use-place': 'power' | 'nothing' | `take:${Place}` | `play:${Survival}`;
  'first-place': `first:${Place}`;
  'use-lair': 'take-all' | `take:${Place}` | `copy:${Place}`;
  'take-reserve': `take:${Place}`;
  'use-source': `heal:${string}` | 'draw';
  'copy-place': `copy:${Place}`;
}

export type Question = keyof Questions;

export type Verb =
  | 'artemia'
  | 'artemia-both'
  | 'choose'
  | 'commit'
  | 'commit-both'
  | 'copy'
  | 'creature'
  | 'discard'
  | 'draw'
  | 'first'
  | 'give-up'
  | 'heal'
  | 'in'
  | 'keep'
  | 'keep-artemia'
  | 'keep-creature'
  | 'lose-will'
  | 'nothing'
  | 'out'
  | 'play'
  | 'power'
  | 'resist1'
  | 'resist2'
  | 'take'
  | 'take-all'
  | 'target'
  | 'target-both'
  | 'to'
  | 'to-tokens';

/** The events by code, with their arguments. */
export interface Events {
  'turn-begins': { turn: number };
  'phase-begins': { phase: Phase | Phase[] };
  'resists': { player: string | string[]; will: number };
  'gives-up': { player: string | string[] };
  'commits': { player: string | string[] };
  'exploration-closes': Record<string, never>;
  'takes-back': { player: string | string[]; cards: Place | Place[] | null };
  'takes-back-played': { player: string | string[]; card: Place | Place[] };
  'discards': { player: string | string[]; cards: Place | Place[] | null };
  'plays-hunt': { card: Hunt | Hunt[] };
  'copies-hunt': { card: Hunt | Hunt[] };
  'plays-survival': { player: string | string[]; card: Survival | Survival[] };
  'chooses-hunted': { player: string | string[]; card: Hunt | Hunt[] };
  'places-token': { token: Token | Token[]; places: Place | Place[] };
  'keeps-token': { token: Token | Token[] };
  'moves-token': { token: Token | Token[]; place: Place | Place[] };
  'returns-one': { player: string | string[] };
  'shows': { player: string | string[]; number: number; cards: Place | Place[] | null };
  'swaps': { player: string | string[]; out: Place | Place[] | null; into: Place | Place[] | null };
  'strikes-back': { player: string | string[]; number: number; cards: Hunt | Hunt[] | null };
  'reveals': { player: string | string[]; places: Place | Place[] };
  'detours': { player: string | string[]; card: Place | Place[]; place: Place | Place[] };
  'avoids': { player: string | string[]; token: Token | Token[] };
  'becomes-ineffective': { place: Place | Place[] };
  'uses-place': { player: string | string[]; place: Place | Place[] };
  'copies-place': { player: string | string[]; place: Place | Place[] };
  'does-nothing': { player: string | string[]; place: Place | Place[] };
  'barred': { player: string | string[]; place: Place | Place[] };
  'prepares': { player: string | string[]; place: Place | Place[] };
  'lights-beacon': Record<string, never>;
  'takes-beacon': Record<string, never>;
  'takes-from-reserve': { player: string | string[]; place: Place | Place[] };
  'draws-survival': { player: string | string[]; card: Survival | Survival[] | null };
  'discards-survival': { player: string | string[]; card: Survival | Survival[] };
  'regains-will': { player: string | string[]; number: number };
  'loses-will': { player: string | string[]; number: number };
  'touched': { player: string | string[] };
  'caught': { player: string | string[]; places: Place | Place[] };
  'breaks-down': { player: string | string[] };
  'rescue-moves': { left: number; cause: Cause | Cause[] };
  'assimilation-moves': { left: number; cause: Cause | Cause[] };
  'rescue-stays': Record<string, never>;
  'draws-hunt': { number: number };
  'shuffles-survival': Record<string, never>;
  'shuffles-hunt': Record<string, never>;
  'hunted-win': { cause: Cause | Cause[] };
  'creature-wins': { cause: Cause | Cause[] };
}

export type EventCode = keyof Events;

/** Why an answer is not offered, with what the reason names. */
export interface Reasons {
  'phase': { phase: Phase | Phase[] };
  'its-moment': { phase: Phase | Phase[] };
  'at-the-place': Record<string, never>;
  'after-reveal': Record<string, never>;
  'one-a-turn': Record<string, never>;
  'despair': Record<string, never>;
  'in-force': { card: Hunt | Hunt[] };
  'hands-too-small': { needed: number };
  'hand-too-small': { needed: number };
  'nothing-to-copy': Record<string, never>;
  'not-to-copy': { card: Hunt | Hunt[] };
  'give-up-first': Record<string, never>;
  'committed': Record<string, never>;
  'resisted': Record<string, never>;
  'will': { needed: number; has: number };
  'discard-pile': { needed: number; has: number };
  'nothing-to-regain': Record<string, never>;
  'not-owned': Record<string, never>;
  'in-discard': Record<string, never>;
  'barred': Record<string, never>;
  'two-cards': { place: Place | Place[] };
  'will-is-full': Record<string, never>;
  'beacon-lit': Record<string, never>;
  'beacon-dark': Record<string, never>;
  'stasis': Record<string, never>;
  'no-hunt-left': Record<string, never>;
  'creature-holds-none': Record<string, never>;
  'no-token-here': { token: Token | Token[] };
  'token-away': { token: Token | Token[] };
  'no-card-played': Record<string, never>;
  'ineffective': { place: Place | Place[] };
  'used': { place: Place | Place[] };
  'pending': { place: Place | Place[] };
  'reserve-empty': Record<string, never>;
  'no-survival-cards': Record<string, never>;
  'nothing-to-take': Record<string, never>;
  'no-use': Record<string, never>;
  'not-copied': { place: Place | Place[] };
  'not-hunted': Record<string, never>;
  'owned': Record<string, never>;
  'out-of-stock': Record<string, never>;
  'no-cards-to-discard': { needed: number; has: number };
  'not-adjacent': Record<string, never>;
  'another-token': Record<string, never>;
  'healthy': { player: string | string[] };
  'broken': { player: string | string[] };
}
