import type { Component, Snippet } from 'svelte';
import type { Beyond, Laid, Option, Said, ZonesOf } from '../shared/decision/choosing.svelte';
import type { Draft } from '../shared/decision/draft.svelte';
import type { Language, Texts } from '../shared/i18n/i18n.svelte';
import type { Pick } from '../shared/decision/pick';
import type { Asked, DeclarationsInfo, GameEvent, SeatView } from '../shared/protocol';
import type { World } from '../shared/sound/world';
import type { Direction } from '../shared/table/beats';

/** What a board is given: the two parts of a view, and what can be picked. */
export interface BoardProps {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
  seats: string[];
  seat: string | null;
  names: Record<string, string>;
  waiting: string[];
  /** The game is over: no questions follow. */
  over?: boolean;
  pick: Pick;
  /** Picks that are not confirmed yet, to be shown as a draft. */
  draft?: Laid[];
  /** The draft itself, for a board on which its picks can be rearranged. */
  gesture?: Draft | null;
  /** The table, for a board that asks more about it when the game is over. */
  table?: string;
  /** The events this seat has been told of so far. */
  told?: readonly GameEvent[];
  /** What the game declares, for a board that is made of that. */
  declared?: DeclarationsInfo;
  /** The decision; a board may say something of what is chosen on it, in place of the question. */
  bar: Snippet<[saying?: Snippet]>;
  log: Snippet;
}

/** What a game tells of the company its bots make (`games/GAME/company.ts`). */
export interface Company {
  /**
   * By the kind of seat (`hunted` of `hunted-2`), who may sit there: `cast-ID` is their name. A seat that is the only one
   * of its kind is called by it, as ever, and has one face.
   */
  cast: Readonly<Record<string, readonly string[]>>;
  /** The file of faces, each by its id. */
  faces: string;
  /**
   * Events that bots have a word about (`say-KIND-MOMENT`): the moment, and the kind of seat that has a word beside the
   * `player` of the event. Only such as everybody is told.
   */
  moments: Readonly<Record<string, { moment: string; other?: string }>>;
}

/** What the client knows of one game. */
export interface GameClient {
  Board: Component<BoardProps>;
  zonesOf: (question: string) => ZonesOf;
  /** The name of a card, place or token, by its id, in the language shown; null where the game has no such thing. */
  nameOf: (id: string, argument?: string) => string | null;
  /** Which stretch of the game it is, in which somebody may pass once and for all (`pass-this-turn`). */
  turnOf: (publicPart: Record<string, unknown>) => number;
  /** What things are called by where they are now, as the draft leaves them; left out: by their ids alone. */
  called?: (
    publicPart: Record<string, unknown>,
    own: Record<string, unknown>,
    said: readonly Said[],
    asked: string | null,
  ) => Record<string, string>;
  /** What seats are called at a lesson, by whom they play; left out, and for seats not named: by the seats. */
  castOf?: (publicPart: Record<string, unknown>, seats: readonly string[]) => Record<string, string>;
  /** The number printed on a thing, by which a key picks it; 0 where it has none. */
  numberOf: (id: string) => number;
  /** Codes of events that open a part of the log. */
  headings: readonly string[];
  /** Codes of events that everybody should notice at once. */
  headlines: readonly string[];
  /** What the game declares, where its board is made of that. */
  declared?: DeclarationsInfo;
  /**
   * Whether options shown on the board are listed beside the question as well; left open: where a tap on a thing may mean
   * several of them.
   */
  listed?: (question: string, verb: string, options: readonly Option[], view: SeatView) => boolean | undefined;
  /**
   * The text under which several answers of a verb stand, each named by its object alone; null: they are named in full.
   */
  headOf?: (question: string, verb: string) => string | null;
  /**
   * What can be done with a thing on the board though the question does not name it: answers to a question that comes
   * after it, or such as name nothing. Left out: nothing.
   */
  beyond?: (asked: Asked, said: readonly Said[], seen: Record<string, unknown>, number: number) => readonly Beyond[];
  /** Whether an answer that names nothing has a piece of its own on the board, and needs no button; left out: none has. */
  hasPiece?: (verb: string) => boolean;
  /** What is often done right after an answer, so that a button may do both (`onward-…`); left out: nothing. */
  onward?: (said: Said) => readonly Said[];
  /** Answers that only lead to a choice on the board: what can be chosen there is found out at once. */
  opens?: (question: string) => readonly string[];
  /** The answer with which a turn, a phase or a movement is done: one tap on the button of that name; left out: none. */
  closes?: (question: string) => string | null;
  /** The answer that is added where a gesture ends in the middle of something (a movement): where somebody stops. */
  stops?: (question: string) => string | null;
  /**
   * Whether what was begun, and what is left of it, is gone on with after an event; others leave it to the player
   * whether to.
   */
  quiet?: (
    event: GameEvent,
    rest: readonly Said[],
    seen: Record<string, unknown>,
    number: number,
    seat: string,
  ) => boolean;
  /** Answers sent without confirmation, as nothing is lost by them; left out: only a pass. */
  light?: (question: string, verb: string) => boolean;
  /**
   * The kinds of reaction windows (`moment-…`), in each of which a player may pass once and for all (`habit-…`), and the
   * kind in which a question is asked; left out: all windows are alike. Only the `unsaid` questions need to be told in
   * which window they are asked.
   */
  windows?: {
    all: readonly string[];
    unsaid: readonly string[];
    of: (question: string, publicPart: Record<string, unknown>, told: readonly GameEvent[]) => string | null;
  };
  /** What an answer of a seat costs, in words, beside its name. */
  costOf?: (
    question: string,
    option: string,
    publicPart: Record<string, unknown>,
    seats: readonly string[],
    seat: string,
  ) => string | null;
  /** What an answer risks by public knowledge, in a sentence beside the question once it is chosen. */
  riskOf?: (option: string, publicPart: Record<string, unknown>) => string | null;
  /** Questions with whose answers their odds are told. */
  risks?: readonly string[];
  /**
   * Whether the answers of a question that have this verb are members of a set: they are chosen in any order, and each
   * can be taken out again; left out: none are.
   */
  sets?: (question: string, verb: string) => boolean;
  /** Whether a question goes on with the gesture that was begun, or asks for something new; left out: it goes on. */
  goesOn?: (question: string) => boolean;
  /** Whether a gesture may be sent as it stands when this would be asked next (`send-draft`); left out: never. */
  rests?: (question: string) => boolean;
  /** What a seat with standing orders may order: by question, answers of which the first possible one is given. */
  standing?: {
    seat: string;
    orders: (
      own: Record<string, unknown>,
      declared: Record<string, string>,
    ) => readonly { question: string; picks: readonly string[]; text?: string }[];
  };
  /** What an option seems to be worth (0 to 1), in words; left out: a chance to win. */
  worthOf?: (worth: number) => string;
  /** What a finished game is called in a history, whether the player did well, and its points; left out: who won. */
  resultName?: (side: string, cause: string) => string;
  wonBy?: (side: string) => boolean;
  pointsOf?: (publicPart: Record<string, unknown>) => number | null;
  /** How it is shown what happens, fetched after the first decision; left out: without beats. */
  direct?: () => Promise<Direction>;
  /** How it sounds, fetched when somebody has done something; left out: it is silent. */
  sounds?: () => Promise<World>;
  /** The rules reference in this language, or in English where it is not translated; left out: there is none. */
  rules?: (language: Language) => Promise<{ language: Language; text: string }>;
  texts: Texts[];
}

/** A game as it ended for one seat. Then all fields of its public part are open. */
export interface Ending<Public = Record<string, unknown>> {
  public: Public;
  /** The number of the seat, whose row of a field is its own. */
  number: number;
  side: string;
  won: boolean;
  /** By what it ended. */
  cause: string;
}

/** By name (`achieved-GAME-NAME`, in the order in which they are shown): whether somebody has achieved it so. */
export type Achievements<Public> = Record<string, (ending: Ending<Public>) => boolean>;

/** One kind of thing that a game draws: all there are, by the list that the rules declare, so that none is left out. */
export interface Kind {
  title: string;
  of: readonly string[];
  /** For cards that the rules tell of one by one: what comes before the id in the key of a name (`hunt-mirage`). */
  family?: string;
  Face: Component<Record<string, string>>;
  props: (id: string) => Record<string, string>;
  /** What the rules draw, which have room for more than a hand; left out: the same. */
  Large?: Component<{ family: string; id: string }>;
  /** Width by height; left out: a card. */
  shape?: string;
  /** What a piece is called, which has its name not printed on it; left out for cards. */
  caption?: (id: string) => string;
}

/** All that a game draws: for its rules, and for the gallery (`games/GAME/drawn.ts`). */
export interface Drawn {
  kinds: readonly Kind[];
  /** What its drawings refer to. */
  Drawings?: Component;
  /** Fetches its pictures. */
  fetch?: () => void;
  /** Attachment: an element in which fetched drawings lie, where the page refers to them. */
  holds?: (element: HTMLElement) => void;
}
