/** Reads a game's RULES.md into sections that can be shown, searched and linked to. */
import { Marked, type Tokens } from 'marked';
import type { Table } from './cards';
import { exampleBegun } from './example';

export interface Block {
  /** The clause that this is, where it is one. */
  clause: string | null;
  /** The number of the example that begins here, where one does. */
  example: number | null;
  /** The number of the example that ends here. */
  ends: number | null;
  html: string;
  /** A table or a drawing, which may be wider than the page. */
  wide: boolean;
  /** The table that this is, cell by cell. */
  table: Table | null;
  /** The same without its markup, in small letters: what is searched. */
  text: string;
}

export interface Section {
  id: string;
  title: string;
  depth: number;
  blocks: Block[];
}

const CLAUSE = /^<strong>([A-Z]{2}-\d+(?:\.\d+)?)<\/strong>\s*/;
const REFERENCE = /\b([A-Z]{2}-\d+\.\d+)\b(?![^<]*>)/g;
const marked = new Marked();

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .toLowerCase();
const linked = (html: string): string => html.replace(REFERENCE, '<a href="#$1">$1</a>');

function clauseOf(item: Tokens.ListItem): Block {
  const html = marked.parser(item.tokens).trim();
  const clause = CLAUSE.exec(html)?.[1] ?? null;
  const rest = linked(clause ? html.replace(CLAUSE, '') : html);
  return {
    clause,
    html: clause ? `<b>${clause}</b> ${rest}` : `• ${rest}`,
    example: null,
    ends: null,
    wide: false,
    table: null,
    text: plain(html),
  };
}

function tableOf({ header, rows }: Tokens.Table): Table {
  const html = rows.map((row) => row.map((cell) => linked(marked.Parser.parseInline(cell.tokens))));
  const text = (cell: Tokens.TableCell) => cell.text.replace(/[*`]/g, '').trim();
  return { head: header.map((cell) => cell.text), rows: html, plain: rows.map((row) => row.map(text)) };
}

/** The sections of a reference, in its order; the first is the game itself. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      const numbered = /^[A-Z]{2}-\d+\b/.exec(text)?.[0];
      sections.push({ id: numbered ?? `section-${sections.length}`, title: text, depth, blocks: [] });
    } else if (token.type === 'list') {
      sections.at(-1)?.blocks.push(...(token as Tokens.List).items.map(clauseOf));
    } else if (token.type !== 'space') {
      const html = linked(marked.parser([token]));
      const wide = /^<(table|pre)/.test(html);
      const example = exampleBegun(token.raw.trim());
      const before = sections.at(-1)?.blocks.at(-1);
      const ends = example ?? (wide && before ? before.ends : null);
      if (before && wide) before.ends = null; // a table belongs to the example before it
      sections.at(-1)?.blocks.push({
        clause: null,
        example,
        ends,
        html,
        wide,
        table: token.type === 'table' ? tableOf(token as Tokens.Table) : null,
        text: plain(html),
      });
    }
  }
  return sections;
}

/** Whether a text in small letters has every word that is looked for. */
function seeker(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** What of the sections has every word that is looked for: whole sections where their title has them. */
export function found(sections: Section[], query: string): Section[] {
  const has = seeker(query);
  if (!query.trim()) return sections;
  return sections
    .map((section) =>
      has(section.title.toLowerCase())
        ? section
        : { ...section, blocks: section.blocks.filter(({ text }) => has(text)) },
    )
    .filter(({ blocks }) => blocks.length);
}

/** The rows that are looked for; all where the words are spread over several, or only in the title. */
export function sought<Row extends { text: string }>(rows: readonly Row[], query: string): readonly Row[] {
  const these = rows.filter(({ text }) => seeker(query)(text));
  return these.length ? these : rows;
}
