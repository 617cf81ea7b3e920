import { service } from '../../shared/connection/service';
import type { ExampleInfo } from '../../shared/protocol';

/** An example of the rules of a game, as a seat of it (or `all`) sees it. */
export const shownTo = (game: string, number: number, seat: string): Promise<ExampleInfo> =>
  service.ofGame(game, `examples/${number}?seat=${seat}`);
