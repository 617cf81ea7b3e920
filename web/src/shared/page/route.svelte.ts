/** Where the page is: the start, a game to open a table of, or a table by its id. */
let path: string = $state(location.pathname);

addEventListener('popstate', () => {
  path = location.pathname;
});

const named = (shape: RegExp): string | null => shape.exec(path)?.[1] ?? null;

export const tableId = (): string | null => named(/^\/(?:t|table|tables)\/([\w-]+)/);

/** The game of which a table is to be opened. */
export const gameName = (): string | null => named(/^\/g\/([^/]+)/);

/** The game whose rules are to be read. */
export const rulesName = (): string | null => named(/^\/rules\/([^/]+)/);

/** One's own page. */
export const isMe = (): boolean => path === '/me';

export const isStart = (): boolean => /^\/(records(\/.*)?)?$/.test(path);

export function go(link: string): void {
  const to = new URL(link, location.href);
  history.pushState(null, '', to.pathname + to.search + to.hash);
  path = to.pathname;
  scrollTo(0, 0);
}

/** A moment of a finished game: after so many answers, with the eyes of a seat or `all`. */
export interface Moment {
  step: number;
  seat: string;
}

/** The moment that the page's address names. */
export function momentLinked(): Moment | null {
  const said = new URLSearchParams(location.search);
  const step = said.get('step') ?? '';
  return /^\d{1,6}$/.test(step) ? { step: Number(step), seat: said.get('seat') ?? 'all' } : null;
}

export function linkTo({ step, seat }: Moment): string {
  return `${location.origin}${location.pathname}?step=${step}&seat=${encodeURIComponent(seat)}`;
}

/** Lets the address name a moment of the table, or the table alone. */
export function stay(moment: Moment | null): void {
  history.replaceState(null, '', moment ? linkTo(moment) : location.pathname);
}
