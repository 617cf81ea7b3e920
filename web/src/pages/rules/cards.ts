/** Which tables of a reference tell of cards that the game draws: by the ids or the names in one of their columns. */
import type { Kind } from '../../games/client';
import { named } from './named';

/** A table of a reference, cell by cell. */
export interface Table {
  head: readonly string[];
  /** As HTML. */
  rows: readonly (readonly string[])[];
  /** The same without markup. */
  plain: readonly (readonly string[])[];
}

/** What a column tells of a card. */
export interface Told {
  head: string;
  html: string;
}

/** A row of such a table: the card that it tells of, what it is called, and what is told, by the heads of the columns. */
export interface Card {
  id: string;
  name: string;
  /** In a word or two, one after the other; and at length. */
  brief: readonly Told[];
  told: readonly Told[];
  text: string;
}

export interface Cards {
  kind: Kind;
  cards: readonly Card[];
}

/** Columns from the left in which a card may be named. */
const NAMING = 3;
/** What is as long as this at most is told in a line with others. */
const BRIEF = 24;
const NOTHING = /^[-–—]?$/;

/** The cards of a table, where each of its rows tells of one of the same kind; null where it is another table. */
export function cardsOf(
  { head, rows, plain }: Table,
  kinds: readonly Kind[],
  nameOf: (id: string) => string | null,
): Cards | null {
  for (const kind of kinds) {
    const byName = new Map(kind.of.map((id) => [nameOf(id), id]));
    const known = new Set(kind.of);
    for (let column = 0; column < Math.min(NAMING, head.length); column++) {
      const ids = plain.map((row) => (known.has(row[column]!) ? row[column]! : byName.get(row[column]!)));
      if (!ids.length || !ids.every((id) => id !== undefined)) continue;
      // The column of ids is for programs; the name stands beside it.
      const title = plain.every((row) => known.has(row[column]!)) ? column + 1 : column;
      return {
        kind,
        cards: rows.map((row, i) => {
          const texts = plain[i]!;
          const told = head
            .map((name, n) => ({ head: name, html: named(row[n]!, nameOf, (one) => one), text: texts[n]!, n }))
            .filter(({ n, text }) => n !== column && n !== title && !NOTHING.test(text));
          return {
            id: ids[i]!,
            name: texts[title]!,
            brief: told.filter(({ text }) => text.length <= BRIEF),
            told: told.filter(({ text }) => text.length > BRIEF),
            text: texts.join(' ').toLowerCase(),
          };
        }),
      };
    }
  }
  return null;
}
