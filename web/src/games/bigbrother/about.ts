/** The explanations of cells, cards and people, in the language shown. */
import { called, type Explanation } from '../../shared/page/explain.svelte';
import { language, later, t } from '../../shared/i18n/i18n.svelte';
import { DIRECTIVE, GOAL_TOKENS, SUPPORT } from './printed';
import { CHART, START } from './map/chart';
import { CHARACTERS, type Cell, type Goal, type Kind, type News, type Order } from './generated';
import { fenced, type CellNow, type Oppositionist, type Table } from './view';

const list = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words);

/** What a place is for, in words: a ministry, a station with its number, a place to search. */
export function featureOf(cell: Cell): string | null {
  const { feature } = CHART[cell];
  if (feature === 'none') return null;
  return feature.startsWith('station-')
    ? t('feature-station', { number: Number(feature.slice(8)) })
    : t(`feature-${feature}`);
}

/** All that lies on a cell, one thing a line. */
export function contentsOf(now: CellNow): string[] {
  const home = CHARACTERS.filter((one) => START[one] === now.cell);
  return [
    ...now.pawns.map((one) =>
      t('here-pawn', { name: one.name, character: one.character ? t(`character-${one.character}`) : '' }),
    ),
    ...(now.figures.length ? [t('here-figures', { count: now.figures.length })] : []),
    ...(now.hidden.length ? [t('here-hidden', { count: now.hidden.length })] : []),
    ...(now.abroad ? [t('here-abroad')] : []),
    ...(now.militia ? [t('here-militia', { count: now.militia })] : []),
    ...(now.camera ? [t('here-camera')] : []),
    ...(now.poster ? [t('here-poster')] : []),
    ...(now.antiposter ? [t('here-antiposter')] : []),
    ...(now.market ? [t('here-market')] : []),
    ...now.stashes.map((one) =>
      one.card
        ? t('here-stash-known', { token: t(`stash-token-${one.token}`), card: t(`kind-${one.card}`) })
        : t('here-stash', { token: t(`stash-token-${one.token}`) }),
    ),
    ...(now.crowd ? [t('here-crowd')] : []),
    ...(now.clash ? [t('here-clash')] : []),
    ...home.map((one) => t('here-start', { character: t(`character-${one}`) })),
  ];
}

/** The streets that lead on, and those that a fence closes. */
export function waysOf(table: Table, cell: Cell): string[] {
  const name = (other: Cell): string => t(`cell-${other}`);
  const near = CHART[cell].near;
  const open = near.filter((other) => !fenced(table, cell, other));
  const closed = near.filter((other) => fenced(table, cell, other));
  return [
    ...(open.length ? [t('ways', { cells: list(open.map(name)) })] : []),
    ...(closed.length ? [t('ways-fenced', { cells: list(closed.map(name)) })] : []),
  ];
}

export function aboutCell(table: Table, cell: Cell, refusal?: string): Explanation {
  const feature = featureOf(cell);
  return {
    title: t(`cell-${cell}`),
    lines: [
      t('in-district', { district: t(`district-${CHART[cell].district}`) }) + (feature ? `. ${feature}` : ''),
      ...contentsOf(table.cells[cell]),
      ...waysOf(table, cell),
    ],
    refusal,
  };
}

export function aboutSupport(kind: Kind, refusal?: string): Explanation {
  const { marks, type, bonus } = SUPPORT[kind];
  return {
    ...called(`kind-${kind}`),
    lines: [
      [
        t(`support-type-${type}`),
        ...marks.filter((mark) => mark !== type).map((mark) => t(`mark-${mark}`)),
        ...(bonus ? [t('bonus', { bonus })] : []),
      ].join(' · '),
      later(`kind-${kind}-text`),
    ],
    refusal,
  };
}

export function aboutOrder(order: Order, refusal?: string): Explanation {
  const { type, price, upkeep, clash } = DIRECTIVE[order];
  return {
    ...called(`order-${order}`),
    lines: [
      [
        t(`order-type-${type}`),
        t('price', { price }),
        ...(upkeep ? [t('upkeep', { upkeep })] : []),
        t('clash-value', { clash }),
      ].join(' · '),
      later(`order-${order}-text`),
    ],
    refusal,
  };
}

export const aboutNews = (news: News): Explanation => ({
  ...called(`news-${news}`),
  lines: [later(`news-${news}-text`)],
});

export const aboutGoal = (goal: Goal, tokens: number): Explanation => ({
  ...called(`goal-${goal}`),
  lines: [later(`goal-${goal}-text`), t('goal-progress', { tokens, of: GOAL_TOKENS[goal] })],
});

/**
 * The abilities and weaknesses of each character: those that can be used again and again, once in the game; and by
 * will.
 */
export const SHEET = {
  julia: { permanent: 'fare-dodger', once: 'anti-sex-league-member', weak: ['careless', 'worn-out'] },
  winston: { permanent: 'office-clerk', once: 'hope-for-the-future', weak: ['ulcer', 'fear-of-rats'] },
  obrien: { permanent: 'charming-leader', once: 'fervent-party-man', weak: ['old-habits', 'double-game'] },
  syme: { permanent: 'vigilance', once: 'educated-colleague', weak: ['talks-too-much', 'unperson'] },
} as const;

export function aboutPerson(one: Oppositionist): Explanation {
  if (!one.character) return { title: one.name, lines: [t('no-character')] };
  const { permanent, once, weak } = SHEET[one.character];
  const said = (kind: string, id: string): string => `${t(`${kind}-${id}`)}: ${t(`${kind}-${id}-text`)}`;
  return {
    ...called(`character-${one.character}`),
    lines: [said('ability', permanent), said('ability', once), ...weak.map((id) => said('weakness', id))],
  };
}
