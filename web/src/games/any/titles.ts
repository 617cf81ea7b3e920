/** What lists of games say of those that have no board of their own: as their texts say it, or by their ids. */
import { LANGUAGES, type Texts } from '../../shared/i18n/i18n.svelte';
import { textOf } from './declared';
import { wordsOf } from './fallback';
import { messagesOf } from './messages';

/** A message of one of these, with the lines that go on with it. */
const SAID = /^game-(name|tagline|sides|length)[ \t]*=.*(?:\r?\n[ \t]+.*)*/gm;

/** The lines of a game's texts under the ids that lists look for: `game-lamps`, `game-lamps-tagline`. */
function titles(game: string, text: string): string {
  const said = [...text.matchAll(SAID)].map(([line, part]) =>
    line.replace(/^game-\w+/, part === 'name' ? `game-${game}` : `game-${game}-${part}`),
  );
  return [`game-${game} = ${wordsOf(game)}`, ...said].join('\n');
}

export const titlesOf = (games: readonly string[]): Texts =>
  Object.fromEntries(
    games.flatMap((game) =>
      Object.keys(LANGUAGES).map((language) => [
        `${game}/texts/${language}.ftl`,
        // A list is not kept from its reader by one game whose texts do not come.
        () =>
          textOf(game, language).then(
            (text) => ({ default: messagesOf(titles(game, text)) }),
            () => ({ default: messagesOf(titles(game, '')) }),
          ),
      ]),
    ),
  );
