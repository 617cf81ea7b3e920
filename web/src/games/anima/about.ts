/** The explanations of cards, Characters and Areas, in the language shown. */
import { called, type Explanation } from '../../shared/page/explain.svelte';
import { has, language, later, t } from '../../shared/i18n/i18n.svelte';
import { AREA, CHARACTER, ENCOUNTER, FOE, KIND, NUMBERS, type NumberName } from './printed';
import type { Area, Character, Encounter, Final, Foe, Kind, Mission, PublicPart } from './generated';
import { numberNow, sum, type Member, type Party, type Place, type Table, type Term } from './view';

export const list = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words);

/** What happens on which numbers of a die: runs of equal entries of a table. */
/** An entry of an exploration table: so many Encounters, or the special. */
export type Entry = (typeof AREA)[Area]['table'][number];

export function runs(table: readonly Entry[]): { from: number; to: number; entry: Entry }[] {
  const found: { from: number; to: number; entry: Entry }[] = [];
  table.forEach((entry, i) => {
    const last = found.at(-1);
    if (last && last.entry === entry) last.to = i + 1;
    else found.push({ from: i + 1, to: i + 1, entry });
  });
  return found;
}

/** The terms of a sum in words. */
export const said = (terms: readonly Term[]): string =>
  terms.map(({ what, value }) => `${t(what)} ${value < 0 ? '−' : '+'}${Math.abs(value)}`).join(', ');

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

export function aboutEncounter(table: Table, encounter: Encounter): Explanation {
  const { type, level, traits } = ENCOUNTER[encounter];
  const combat = `combat-${encounter}` as NumberName;
  const strength = NUMBERS.includes(combat) ? [t('combat-is', { number: numberNow(table.public, combat) })] : [];
  const ability = has(`encounter-${encounter}-text`) ? [t(`encounter-${encounter}-text`)] : [];
  return {
    ...called(`encounter-${encounter}`),
    lines: [
      [
        t(`encounter-type-${type}`),
        t('level-is', { level }),
        ...strength,
        ...traits.map((trait) => t(`trait-${trait}`)),
      ].join(' · '),
      ...ability,
    ],
  };
}

/** A foe is no card, yet the rules draw it as they do those. */
export const aboutFoe = (foe: Foe): Explanation => ({
  ...called(`foe-${foe}`),
  lines: [FOE[foe].map((trait) => t(`trait-${trait}`)).join(' · ')],
});

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

/** What lies in an Area, in words. */
export function lying(place: Place): string[] {
  return [
    ...(place.prior ? [t('monster-waits', { monster: t(`encounter-${place.prior}`) })] : []),
    ...(place.faceDown
      ? [place.known ? t('lies-known', { encounter: t(`encounter-${place.known}`) }) : t('lies-unseen')]
      : []),
  ];
}

export function aboutArea(area: Area, place?: Place, refusal?: string): Explanation {
  const { level, trade } = AREA[area];
  return {
    ...called(`area-${area}`),
    lines: [
      [t('level-is', { level }), ...(trade ? [t('trade-here')] : []), ...(place ? lying(place) : [])].join(' · '),
      later(`area-${area}-text`),
      ...(has(`area-${area}-rule`) ? [t(`area-${area}-rule`)] : []),
      ...(place?.parties.length ? [t('parties-here', { parties: list(place.parties.map(({ name }) => name)) })] : []),
    ],
    refusal,
  };
}

export const aboutCombat = (one: Party): Explanation => ({
  title: t('combat-is', { number: sum(one.combat) }),
  lines: [said(one.combat), ...(one.combatNext ? [t('combat-next', { number: one.combatNext })] : [])],
});
export const aboutSpeed = (one: Party): Explanation => ({
  title: t('speed-is', { number: sum(one.speed) }),
  lines: [said(one.speed), ...(one.speedNext ? [t('speed-next', { number: one.speedNext })] : [])],
});
