// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

/** One player of a new table. */
export interface Player {
  kind: 'here' | 'link' | 'bot';
  bot?: string | null;
  name?: string | null;
}

/** A table to open; `creature` is the index of the player who takes the game's first seat. */
export interface NewTable {
  game: string;
  players: Player[];
  options?: Record<string, boolean | number | string>;
  creature?: 'random' | number;
}

/** A seat to take, under a name. */
export interface Claim {
  name: string;
}

/** One gesture of a seat. */
export interface Answers {
  seat: string;
  view: number;
  picks: string[];
  key: string;
}

/** A gesture in the making. */
export interface Preview {
  seat: string;
  view: number;
  picks: string[];
}

/** A sealed answer to take back. */
export interface Retract {
  seat: string;
  view: number;
  key: string;
}

/** An option of a game. */
export interface Option {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

/** What the start page needs to know of a game. */
export interface GameInfo {
  name: string;
  seats: Record<string, string[]>;
  bots: string[];
  options: Option[];
}

/** Who sits where. */
export interface SeatInfo {
  seat: string;
  side: string;
  kind: 'here' | 'link' | 'bot';
  name: string | null;
  taken: boolean;
  mine: boolean;
  bot: string | null;
}

/** What is known of a table itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  state: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  seq: number;
}

/** The part of that which comes with every view. */
export interface TableNow {
  state: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
}

/** A question to a seat. `sealed`: nobody sees the answer until all are in. */
export interface Asked {
  question: string;
  options: string[];
  pass: boolean;
  sealed: boolean;
  retract: boolean;
}

/** What happened; an argument that this seat may not know is null. */
export interface GameEvent {
  code: string;
  clause: string;
  args: Record<string, string | number | string[] | null>;
}

/** How a game ended: the winning `side`, its `seats`, and the `cause` of the last move, all by name. */
export interface Outcome {
  side: string;
  seats: string[];
  cause: string;
}

/** Everything that one seat, or a spectator (`seat` is null), may see. */
export interface SeatView {
  seat: string | null;
  view: number;
  table: TableNow;
  log: number;
  public: Record<string, unknown> | null;
  own: Record<string, unknown>;
  asked: Asked | null;
  retract: boolean;
  waiting: string[];
  events: GameEvent[];
  over: Outcome | null;
}

/** The two parts of a position. */
export interface Shown {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
}

/** The answer that led to a position. */
export interface Step {
  seat: string;
  pick: string;
}

/** One position of a finished game. */
export interface ReplayStep {
  steps: number;
  step: number;
  view: Shown;
  events: GameEvent[];
  answer: Step | null;
}

/** What the server says no with. */
export type RefusalCode =
  | 'bad-json'
  | 'bad-body'
  | 'bad-record'
  | 'bad-option'
  | 'bad-name'
  | 'no-such-game'
  | 'foreign-origin'
  | 'not-your-seat'
  | 'no-such-table'
  | 'no-such-seat'
  | 'not-found'
  | 'not-allowed'
  | 'seat-taken'
  | 'stale-view'
  | 'not-asked'
  | 'not-offered'
  | 'not-retractable'
  | 'not-over'
  | 'over'
  | 'too-large'
  | 'foreign-host'
  | 'internal'
  | 'unavailable';
