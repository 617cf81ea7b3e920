/** The explanations of Areas and of what is met there, in the language shown: none lies on the table at first. */
import { called, type Explanation } from '../../../shared/page/explain.svelte';
import { has, later, t } from '../../../shared/i18n/i18n.svelte';
import { list } from '../about';
import type { Area, Encounter, Foe } from '../generated';
import { AREA, ENCOUNTER, FOE, NUMBERS, type NumberName } from '../printed';
import { numberNow, type Place, type Table } from '../view';

/** An entry of an exploration table: so many Encounters, or the special. */
export type Entry = (typeof AREA)[Area]['table'][number];

/** What happens on which numbers of a die: runs of equal entries of a table. */
export function runs(table: readonly Entry[]): { from: number; to: number; entry: Entry }[] {
  const found: { from: number; to: number; entry: Entry }[] = [];
  table.forEach((entry, i) => {
    const last = found.at(-1);
    if (last && last.entry === entry) last.to = i + 1;
    else found.push({ from: i + 1, to: i + 1, entry });
  });
  return found;
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
