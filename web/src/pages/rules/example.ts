/** Reads the examples of a game's RULES.md, each into the sentences that are told beside a table. */
import { Marked } from 'marked';

export interface Example {
  title: string;
  /** Its sentences as HTML; a row of a table is one too. */
  sentences: readonly Sentence[];
}
export interface Sentence {
  html: string;
  /** It is the row of a table. */
  row: boolean;
}

const marked = new Marked();
const BEGINS = /^\*\*(\d+)\. ([^*]+?)\.?\*\* (.*)$/s;
/** A sentence ends where the next begins with anything but a small letter. */
const BETWEEN = /(?<=[.!?])\s+(?=[^a-zа-яёіїєґ])/;
const REFERENCE = /\b([A-Z]{2}-\d+\.\d+)\b/g;

/** The number of the example that begins with this paragraph; null where none does. */
export const exampleBegun = (paragraph: string): number | null => Number(BEGINS.exec(paragraph)?.[1]) || null;

function rowsOf(table: string): Sentence[] {
  const cells = (row: string) => row.split('|').slice(1, -1);
  const rows = table.split('\n').slice(2).map(cells);
  return rows.map((row) => ({ html: inline(row.map((cell) => cell.trim()).join(' · ')), row: true }));
}

const inline = (text: string): string => marked.parseInline(text) as string;

/** An example by its number, its clauses linked to the rules of the game `name`; null where there is none. */
export function exampleOf(markdown: string, number: number, name: string): Example | null {
  const blocks = markdown.split(/\n\s*\n/);
  const first = blocks.findIndex((block) => exampleBegun(block) === number);
  if (first < 0) return null;
  const [, , title, text] = BEGINS.exec(blocks[first]!)!;
  const sentences = text!.split(BETWEEN).map((one) => ({ html: inline(one), row: false }));
  const table = blocks[first + 1]?.startsWith('|') ? rowsOf(blocks[first + 1]!.trim()) : [];
  const linked = (html: string) => html.replace(REFERENCE, `<a href="/rules/${name}#$1" target="_blank">$1</a>`);
  return { title: title!, sentences: [...sentences, ...table].map((one) => ({ ...one, html: linked(one.html) })) };
}
