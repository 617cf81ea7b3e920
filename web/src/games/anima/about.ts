/** The explanations of cards, Characters and missions, in the language shown. */
import { called, type Explanation } from '../../shared/page/explain.svelte';
import { language, later, t } from '../../shared/i18n/i18n.svelte';
import { CHARACTER, KIND, NUMBERS } from './printed';
import type { Character, Final, Kind, Mission, PublicPart } from './generated';
import type { Member } from './view';

export const list = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words);

export function aboutCharacter(who: Character, member?: Member, refusal?: string): Explanation {
  const { combat, speed, skills } = CHARACTER[who];
  const state = member?.asleep ? 'is-asleep' : member?.exhausted ? 'is-exhausted' : member ? 'is-ready' : null;
  return {
    ...called(`character-${who}`),
    lines: [
      [
        ...(state ? [t(state)] : []),
        t('combat-is', { number: combat }),
        t('speed-is', { number: speed }),
        ...skills.map((skill) => t(`skill-${skill}`)),
      ].join(' · '),
      later(`character-${who}-text`),
      ...(member?.freeSpent ? [t('free-use-spent')] : []),
    ],
    refusal,
  };
}

export function aboutKind(kind: Kind, refusal?: string): Explanation {
  const { type, skill, when } = KIND[kind];
  return {
    ...called(`kind-${kind}`),
    lines: [
      [
        skill === 'none' ? t(`card-type-${type}`) : t('needs-skill', { skill: t(`skill-${skill}`) }),
        ...when.map((one) => t(`when-${one}`)),
      ].join(' · '),
      later(`kind-${kind}-text`),
    ],
    refusal,
  };
}

/** What a mission asks for, with the numbers of this table. */
export const missionText = ({ numbers }: PublicPart, mission: Mission): string =>
  t(`mission-${mission}-text`, Object.fromEntries(NUMBERS.map((name, i) => [name, numbers[i]!])));

export const aboutMission = (view: PublicPart, mission: Mission, done = 0): Explanation => ({
  ...called(`mission-${mission}`),
  lines: [missionText(view, mission), ...(done ? [t('steps-done', { count: done })] : [])],
});

export const aboutFinal = (final: Final): Explanation => ({
  ...called(`final-${final}`),
  lines: [t(`final-${final}-text`)],
});
