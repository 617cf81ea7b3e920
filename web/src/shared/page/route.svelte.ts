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

/** Lets the address name another moment. */
export function stay(moment: Moment): void {
  history.replaceState(history.state, '', linkTo(moment));
}

/** What marks that a game is looked through from the page of its end, to which the browser's way back leads. */
const FROM_END = 'from-end';

/** Looks a game through from a step on, as a page of its own. */
export function lookFrom(step: number): void {
  history.pushState(FROM_END, '', linkTo({ step, seat: 'all' }));
}

/** Goes back to the end; `onend` shows it where no page is gone back to. */
export function lookNoMore(onend: () => void): void {
  if (history.state === FROM_END) return history.back();
  history.replaceState(null, '', location.pathname);
  onend();
}
