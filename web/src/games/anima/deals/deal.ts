/** A trade being composed, and one that is offered. */
import type { Draft } from '../../../shared/decision/draft.svelte';
import type { Laid } from '../../../shared/decision/choosing.svelte';
import type { GameEvent } from '../../../shared/protocol';
import { COUNTS, type Character, type Kind } from '../generated';
import { kindOf, type Table } from '../view';

export interface Deal {
  from: string;
  to: string | null;
  /** Cards given by name, where this viewer sees them; and how many. */
  cards: Kind[];
  gives: number;
  characters: Character[];
  wants: number;
  kinds: Kind[];
  wanted: Character[];
}

/** The offer that is being put together before this page: what the table knows of it already, and what is only picked.
 * `partner`: to whom it goes, where that is not picked just now. */
export function drafted(table: Table, draft: readonly Laid[], partner: string | null): Deal | null {
  const { me, own, seat } = table;
  if (!me || seat === null) return null;
  const to = draft.findLast(({ verb }) => verb === 'offer')?.parts[0] ?? partner;
  const parts = (verb: string): string[] => draft.flatMap((laid) => (laid.verb === verb ? laid.parts : []));
  const cards = [...(own.gives?.[seat] ?? []).map(kindOf), ...(parts('give') as Kind[])];
  const characters = [...(own.gives_characters?.[seat] ?? []), ...(parts('give-character') as Character[])];
  const wanted = [...(own.wants_characters?.[seat] ?? []), ...(parts('want-character') as Character[])];
  const kinds = [...(own.wants_kinds?.[seat] ?? []), ...(parts('want-kind') as Kind[])];
  const counted = parts('want-cards').at(-1);
  const wants = counted ? COUNTS.findIndex((one) => one === counted) : (own.wants_cards?.[seat] ?? 0);
  return { from: seat, to, cards, gives: cards.length, characters, wants, kinds, wanted };
}

const list = <T extends string>(value: unknown): T[] =>
  Array.isArray(value) ? (value as T[]) : typeof value === 'string' && value !== 'none' ? [value as T] : [];
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const OVER = new Set(['rejects', 'trades', 'phase-begins', 'turn-begins', 'attacks', 'game-ends']);

/** The offer that lies on the table, as the log tells it: its faces only where this seat was told. */
export function offered(told: readonly GameEvent[]): Deal | null {
  const from = told.findLastIndex(({ code }) => code === 'offers');
  const said = told[from];
  if (!said || told.slice(from + 1).some(({ code }) => OVER.has(code))) return null;
  const faces = told.slice(from + 1).find(({ code }) => code === 'is-offered')?.args ?? {};
  const { args } = said;
  return {
    from: String(args['player']),
    to: String(args['other']),
    cards: list<Kind>(faces['cards']),
    gives: count(args['gives']),
    characters: list<Character>(args['characters']),
    wants: count(args['wants']),
    kinds: list<Kind>(faces['named']),
    wanted: list<Character>(args['wanted']),
  };
}

/** The trade to be shown: the one being composed here, or the one on the table. */
export function dealOf(
  table: Table,
  told: readonly GameEvent[],
  draft: readonly Laid[],
  gesture: Draft | null,
): Deal | null {
  const laid = offered(told);
  /** The players whose Characters could be asked for: the table does not tell with whom an offer is being made. */
  const asked = gesture?.choosing.options.find(({ verb }) => verb === 'want-character')?.object;
  const holder = table.parties.find(({ members }) => members.some(({ who }) => who === asked))?.seat ?? null;
  const building = gesture?.asked.question === 'make-offer';
  const offering = building || draft.some(({ verb }) => verb === 'offer');
  /** The offer to this seat stays in sight while it answers; a counter-offer replaces it. */
  return offering ? drafted(table, draft, laid?.to === table.seat ? laid.from : holder) : laid;
}
