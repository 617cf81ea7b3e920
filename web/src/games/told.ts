import type { GameClient } from './client';
import { parse } from '../shared/decision/choosing.svelte';
import { has, t } from '../shared/i18n/i18n.svelte';
import { answerName, objectName, type Names } from './wording';

/** An answer where the question does not stand beside it: what would only name a thing says what was asked, too. */
export function answerTold(question: string, option: string, game: GameClient, names: Names): string {
  const name = answerName(question, option, game, names);
  const { object } = parse(option);
  const bare = object !== null && name === objectName(object, game, names);
  if (!bare || !has(`ask-${question}`)) return name;
  const asked = t(`ask-${question}`);
  return `${asked}${/[?!.]$/.test(asked) ? '' : ':'} ${name}`;
}
