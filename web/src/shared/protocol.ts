/** What the server and the page say to each other (docs/protocol.md). */
import type { GameEvent, GameInfo, Option, Player } from './generated';

export type * from './generated';
export type Argument = GameEvent['args'][string];
export type OptionValue = Option['default'];
export type PlayerKind = Player['kind'];
export type Tempo = GameInfo['tempos'][number];
