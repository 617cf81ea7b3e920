// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

/** One player of a new table. */
export interface Player {
  kind: 'here' | 'link' | 'bot';
  bot?: string | null;
  name?: string | null;
}

/** How long people may think: seconds for each decision, and in reserve for the whole game. */
export interface Clock {
  decision: number;
  reserve?: number;
}

/** A table to open: `first` is the index of the player who takes the first seat, `mode` what it is for. */
export interface NewTable {
  game: string;
  players: Player[];
  options?: Record<string, boolean | number | string>;
  first?: 'random' | number;
  mode?: '' | 'practice' | 'daily' | 'tutorial';
  lesson?: string | null;
  clock?: Clock | null;
  tempo?: 'natural' | 'strict';
  commitment?: string | null;
}

/** A seat to take, under a name; with the `key` of its private link also one that somebody has. */
export interface Claim {
  name?: string | null;
  key?: string | null;
  commitment?: string | null;
}

/** What a seat adds to the luck of the game: the value to which it has committed itself. */
export interface Reveal {
  seat: string;
  value: string;
}

/** Which bot plays a seat, or stands in; `None`: none does any longer. */
export interface Fill {
  bot: string | null;
}

/** What a table is open for; `listed`: in which language it is offered to everybody, `None`: it is not. */
export interface Arrange {
  locked: boolean;
  watching: boolean;
  listed?: 'en' | 'ru' | 'uk' | null;
}

/** One gesture of a seat. */
export interface Answers {
  seat: string;
  view: number;
  picks: string[];
  key: string;
}

/** A browser that wants to be told of turns: its address at a push service, its public key, its secret. */
export interface Device {
  endpoint: string;
  key: string;
  secret: string;
}

/** Something to say at a table: a `text` or a `preset`, to all or in the private channel of the seat. */
export interface Say {
  seat: string;
  key: string;
  text?: string | null;
  preset?: string | null;
  to?: 'all' | 'channel';
}

/** A gesture in the making. */
export interface Preview {
  seat: string;
  view: number;
  picks: string[];
}

/** A question on which advice is asked: the one that stands, or the one after some picks of a gesture. */
export interface Hint {
  seat: string;
  view: number;
  picks?: string[];
}

/** A position of a finished game to go on from: after `step` answers, with `seat` in this session. */
export interface GoOn {
  seat: string;
  step: number;
}

/** The same people play again; `commitment`: the SHA-256 of what this person adds to the luck of that game. */
export interface Rematch {
  commitment?: string | null;
}

/** An answer to take back: a sealed one, or the last that stands. */
export interface TakeBack {
  seat: string;
  view: number;
  key: string;
}

/** What is to be answered to a question when this seat's time runs out; `None`: nothing is declared any more. */
export interface Declare {
  seat: string;
  question: string;
  pick: string | null;
}

/** The game is to end here, if all agree. */
export interface End {
  seat: string;
}

/** Whether a seat agrees to what is proposed; one that says no has ended it for all. */
export interface Consent {
  seat: string;
  proposal: string;
  agree: boolean;
}

/** A passkey that was made: what the browser says of it. */
export interface MadePasskey {
  name: string;
  id: string;
  client: string;
  attestation: string;
}

/** A passkey by which somebody signs in: what the browser says of it. */
export interface UsedPasskey {
  id: string;
  client: string;
  authenticator: string;
  signature: string;
}

/** An option of a game. */
export interface Option {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

/** A lesson that a game has, and who takes the seats at it. */
export interface LessonInfo {
  name: string;
  players: ('here' | 'bot')[];
}

/** What the start page needs to know of a game. */
export interface GameInfo {
  name: string;
  seats: Record<string, string[]>;
  bots: string[];
  options: Option[];
  presets: string[];
  tempos: ('natural' | 'strict')[];
  modes: ('practice' | 'daily' | 'tutorial')[];
  lessons: LessonInfo[];
}

/** A field of a game's table: `rows` are the families that name its rows, outermost first; null: numbers do. */
export interface FieldInfo {
  name: string;
  kind: 'number' | 'flag' | 'one_of' | 'cards';
  family: string | null;
  low: number;
  high: number;
  rows: (string | null)[];
  sees: string[];
  flag: string | null;
  raised: string[];
  counted: boolean;
  sealed: boolean;
}

/** What a game declares: verbs and arguments each with the family they are of, null where they are of none. */
export interface DeclarationsInfo {
  name: string;
  fields: FieldInfo[];
  questions: Record<string, Record<string, string | null>>;
  events: Record<string, Record<string, string | null>>;
  reasons: Record<string, Record<string, string | null>>;
  families: Record<string, string[]>;
  sides: string[];
  rules: boolean;
}

/** All texts of a game, or its rulebook, in the language asked for or else in English. */
export interface SpokenInfo {
  language: 'en' | 'ru' | 'uk';
  text: string;
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
  away: boolean;
  left: boolean;
}

/** How the clocks stood at `at`, in seconds; `runs` are the seats whose clocks run since, or `table`. */
export interface ClockInfo {
  decision: number;
  reserve: number;
  at: number;
  whole: number;
  reserves: number[];
  late: number[];
  runs: string[];
  going: boolean;
}

/** What is proposed to all; `open`: the seats that have not said yes. */
export interface ProposalInfo {
  id: string;
  kind: 'undo' | 'end' | 'seat';
  seat: string;
  name: string | null;
  open: string[];
}

/** What is known of a table itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  mode: '' | 'practice' | 'daily' | 'tutorial';
  day: string | null;
  host: boolean;
  code: string | null;
  asked: boolean;
  state: 'open' | 'shuffling' | 'playing' | 'over';
  seats: SeatInfo[];
  locked: boolean;
  watching: boolean;
  listed: 'en' | 'ru' | 'uk' | null;
  spectators: number;
  clock: ClockInfo | null;
  proposal: ProposalInfo | null;
  rematch: string | null;
  promise: string | null;
  seq: number;
}

/** The part of that which comes with every view. */
export interface TableNow {
  state: 'open' | 'shuffling' | 'playing' | 'over';
  seats: SeatInfo[];
  locked: boolean;
  watching: boolean;
  listed: 'en' | 'ru' | 'uk' | null;
  spectators: number;
  clock: ClockInfo | null;
  proposal: ProposalInfo | null;
  rematch: string | null;
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

/** A reaction window of a fixed length: it lasts so many seconds and ends then, by the server's clock. */
export interface WindowInfo {
  seconds: number;
  ends: number;
}

/** What the search makes of one option; null where it has no numbers. */
export interface HintRow {
  option: string;
  tries: number | null;
  worth: number | null;
}

/** Advice on a question, the best option first. */
export interface HintInfo {
  question: string;
  hints: HintRow[];
}

/** What stands in the way of one answer; the arguments are as those of events. */
export interface ReasonInfo {
  reason: string;
  args: Record<string, string | number | string[]>;
}

/** In how many of `all` equally likely cases something succeeds, or ends without a winner. */
export interface OddsInfo {
  won: number;
  drawn: number;
  all: number;
}

/** Why not: options that are missing, by meaning, and things that the question is not about, by `family:name`. */
export interface ReasonsInfo {
  question: string;
  options: Record<string, ReasonInfo>;
  things: Record<string, ReasonInfo>;
  odds: Record<string, OddsInfo>;
}

/** How likely each side was to win after `step` answers (or what its payoff was likely to be), 0 to 1. */
export interface ChancesAt {
  step: number;
  chances: number[];
}

/** The search's best answer where a game turned, and what it and the answer given are worth (0 to 1). */
export interface BetterInfo {
  option: string;
  worth: number;
  given: number | null;
}

/** An answer that changed the chances; `better` is null where there was nothing to choose. */
export interface TurnInfo {
  step: number;
  better: BetterInfo | null;
}

/** How the chances of a finished game went; `turns` are the answers that changed them most. */
export interface AnalysisInfo {
  sides: string[];
  points: ChancesAt[];
  turns: TurnInfo[];
}

/** A guided player's place: step `number` (from 1) of `of`, its text, and the picks still due in it. */
export interface Lesson {
  number: number;
  of: number;
  texts: string[];
  picks: string[];
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
  now: number | null;
  table: TableNow;
  log: number;
  public: Record<string, unknown> | null;
  own: Record<string, unknown>;
  asked: Asked | null;
  retract: boolean;
  undo: boolean;
  declared: Record<string, string>;
  lesson: Lesson | null;
  window: WindowInfo | null;
  waiting: string[];
  events: GameEvent[];
  over: Outcome | null;
}

/** The two parts of a position. */
export interface Shown {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
}

/** The answer that led to a position, and to what; in an example `retract` (to nothing) may take one back. */
export interface Step {
  seat: string;
  question: string | null;
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

/** One position of an example of the rules, and which of its sentences are told there, from 1. */
export interface ExampleStep {
  steps: number;
  step: number;
  view: Shown;
  events: GameEvent[];
  answer: Step | null;
  sentences: number[];
}

/** An example of the rules, as a seat of it sees it. */
export interface ExampleInfo {
  seats: string[];
  positions: ExampleStep[];
}

/** Something said, or done by the host: under its number, when (seconds since 1970), by which seat and name. */
export interface Word {
  number: number;
  at: number;
  seat: string | null;
  name: string | null;
  kind: 'text' | 'preset' | 'removed' | 'remove' | 'open' | 'close';
  body: string;
}

/** What was said in the private channel of a seat; `hears`: the seats that read what is said there now. */
export interface ChannelInfo {
  state: 'open' | 'closed' | 'alone' | 'left';
  hears: string[];
  words: Word[];
}

/** What was said at a table; `reports` of words, by number, are told to the host alone. */
export interface TalkInfo {
  state: 'open' | 'closed' | 'alone';
  words: Word[];
  reports: Record<string, number>;
  channel: ChannelInfo | null;
}

/** What a seat adds to the luck: the SHA-256, and once the game has begun the `value`; `null`: nothing. */
export interface Entropy {
  seat: string;
  commitment: string | null;
  value: string | null;
}

/** What was promised of the shuffling; `secret` and `seed` after the end. */
export interface Proof {
  promise: string | null;
  seats: Entropy[];
  secret: string | null;
  seed: string | null;
}

/** A table that is offered to everybody. */
export interface Offer {
  id: string;
  game: string;
  language: 'en' | 'ru' | 'uk';
  host: string | null;
  seats: number;
  free: number;
}

/** The address of a server at home for other machines of its network; null: there is none. */
export interface Reach {
  address: string | null;
}

/** What the server does for a device. */
export interface DeviceInfo {
  key: string | null;
  kept: boolean;
  passkeys: boolean;
}

/** A passkey of one's own; when it was made and used last to sign in, in seconds since 1970. */
export interface PasskeyInfo {
  id: string;
  made: number;
  used: number | null;
}

/** Who has signed in here (null: nobody), and their passkeys. */
export interface PersonInfo {
  name: string | null;
  passkeys: PasskeyInfo[];
}

/** What the server says no with. */
export type RefusalCode =
  | 'bad-json'
  | 'bad-body'
  | 'bad-record'
  | 'bad-option'
  | 'bad-name'
  | 'bad-device'
  | 'bad-text'
  | 'no-such-game'
  | 'foreign-origin'
  | 'not-your-seat'
  | 'no-hints'
  | 'not-host'
  | 'bad-link'
  | 'locked'
  | 'no-spectators'
  | 'bad-passkey'
  | 'no-passkey'
  | 'no-such-table'
  | 'no-such-seat'
  | 'no-such-word'
  | 'not-found'
  | 'not-allowed'
  | 'seat-taken'
  | 'has-seat'
  | 'seat-kept'
  | 'not-away'
  | 'bot-plays'
  | 'stale-view'
  | 'not-asked'
  | 'not-offered'
  | 'not-retractable'
  | 'not-undoable'
  | 'no-clock'
  | 'no-proposal'
  | 'already-proposed'
  | 'left'
  | 'not-over'
  | 'over'
  | 'no-talk'
  | 'talk-closed'
  | 'not-reported'
  | 'still-playing'
  | 'enough-passkeys'
  | 'too-large'
  | 'foreign-host'
  | 'too-many'
  | 'internal'
  | 'unavailable';
