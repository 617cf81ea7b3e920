import type { Component, Snippet } from 'svelte';
import type { Laid, ZonesOf } from '../shared/choosing.svelte';
import type { Language, Texts } from '../shared/i18n.svelte';
import type { Pick } from '../shared/pick';

/** What a board is given: the two parts of a view, and what can be picked. */
export interface BoardProps {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
  seats: string[];
  seat: string | null;
  names: Record<string, string>;
  waiting: string[];
  /** The game is over: nothing is asked any more. */
  over?: boolean;
  pick: Pick;
  /** What is picked and not confirmed: to be shown as such. */
  draft?: Laid[];
  bar: Snippet;
  log: Snippet;
}

/** What the client knows of one game. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** The picture on the start page. */
  Cover: () => Promise<{ default: Component }>;
  zonesOf: (question: string) => ZonesOf;
  /** The question that a verb usually answers. */
  questionOf: (verb: string) => string;
  /** The name of a card, place or token, by its id, in the language shown; null where the game has no such thing. */
  nameOf: (id: string, argument?: string) => string | null;
  /** The number printed on a thing, by which a key picks it; 0 where it has none. */
  numberOf: (id: string) => number;
  /** Why a thing cannot be chosen now. */
  refusal: (zone: string, thing: string, publicPart: Record<string, unknown>) => string | null;
  /** Codes of events that open a part of the log. */
  headings: readonly string[];
  /** Codes of events that everybody should notice at once. */
  headlines: readonly string[];
  /** The rules reference in this language, or in English where it is not translated. */
  rules: (language: Language) => Promise<{ language: Language; text: string }>;
  texts: Texts[];
}

export const GAMES: Record<string, () => Promise<{ client: GameClient }>> = {
  notalone: () => import('./notalone'),
};
