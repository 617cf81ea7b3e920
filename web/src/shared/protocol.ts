/** What the server and the page say to each other (docs/protocol.md). */
export interface GameInfo {
  name: string;
  seats: Record<string, string[]>;
  bots: string[];
  options: { name: string; values: OptionValue[]; default: OptionValue }[];
}
export type OptionValue = string | number | boolean;

export type PlayerKind = 'here' | 'link' | 'bot';
export interface Player {
  kind: PlayerKind;
  bot?: string;
  name?: string;
}

export interface SeatInfo {
  seat: string;
  side: string;
  kind: PlayerKind;
  name: string | null;
  taken: boolean;
  mine: boolean;
  bot: string | null;
}

export type TableState = 'open' | 'playing' | 'over';
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  state: TableState;
  seats: SeatInfo[];
}

export interface Asked {
  question: string;
  options: string[];
  pass: boolean;
  sealed: boolean;
}

export type Argument = string | number | boolean | null | string[];
export interface GameEvent {
  code: string;
  clause: string;
  args: Record<string, Argument>;
}

export interface Over {
  side: string;
  seats: string[];
  cause: string;
}

/** Everything that one seat (or, with `seat` null, a spectator) may see. */
export interface SeatView {
  seat: string | null;
  view: number;
  log: number;
  table: { state: TableState; seats: SeatInfo[] };
  public: Record<string, unknown> | null;
  own: Record<string, unknown>;
  asked: Asked | null;
  /** A sealed answer was given, in whole or in part, and may still be taken back. */
  retract?: boolean;
  waiting: string[];
  events: GameEvent[];
  over: Over | null;
}

export interface ReplayStep {
  steps: number;
  step: number;
  view: { public: Record<string, unknown>; own: Record<string, unknown> };
  events: GameEvent[];
  answer: { seat: string; pick: string } | null;
}
