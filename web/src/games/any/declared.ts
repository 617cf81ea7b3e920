/** What games without a board of their own say of themselves: asked for once, as it does not change while a page is open. */
import { service } from '../../shared/connection/service';
import type { DeclarationsInfo, SpokenInfo } from '../../shared/protocol';

/** The same question is asked once, unless its answer was lost. */
export function once<Words extends string[], T>(ask: (...words: Words) => Promise<T>): (...words: Words) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...words) => {
    const key = words.join(' ');
    const answer = known.get(key) ?? ask(...words);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

export const declarationsOf = (game: string) => service.ofGame<DeclarationsInfo>(game, 'declarations');
export const rulesOf = (game: string, language: string) => service.ofGame<SpokenInfo>(game, `rules/${language}`);
export const textOf = once((game: string, language: string) =>
  service.ofGame<SpokenInfo>(game, `texts/${language}`).then(({ text }) => text),
);
