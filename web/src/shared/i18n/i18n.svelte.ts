import { importText, importWithRetry } from '../connection/imports';
import { Numbers, type Args, type Words } from './say';

export const LANGUAGES = { en: 'English', ru: 'Русский', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;
/** What messages say, by their ids. */
export type Messages = Record<string, Words>;
/** The texts of a language, and their parts by name: what is not said at once (`web/texts/plugin.js`). */
export interface Told {
  default: Messages;
  parts?: readonly (readonly [string, () => Promise<{ default: Messages }>])[];
}
/** The files of one set of texts, by `import.meta.glob`: their paths end in `/texts/en.ftl`. */
export type Texts = Record<string, () => Promise<Told>>;

const general: Texts = import.meta.glob<Told>('../../texts/*.ftl', { query: '?raw' });
/** The rarely shown parts whose texts, in folders of their own, have been loaded besides. */
const parts = new Set<string>();
/** The texts of the game that is shown: two games may use the same id. */
let game: readonly Texts[] = [];
let shown = $state.raw({
  language: 'en' as Language,
  messages: new Map<string, Words>(),
  numbers: new Numbers('en'),
  parts: parts as ReadonlySet<string>,
});

function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES;
}

function preferred(): Language {
  const stored = localStorage.getItem('language');
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

async function read(language: Language, parts: ReadonlySet<string>): Promise<Map<string, Words>> {
  const files = [general, ...game]
    .flatMap((set) => Object.entries(set).filter(([path]) => path.endsWith(`/texts/${language}.ftl`)))
    .map(async ([, load]) => {
      const main = await importWithRetry(load);
      const wanted = main.parts?.filter(([part]) => parts.has(part)) ?? [];
      return [main, ...(await Promise.all(wanted.map(([, load]) => importWithRetry(load))))];
    });
  return new Map((await Promise.all(files)).flat().flatMap((told) => Object.entries(told.default)));
}

let wanted: Language = 'en';
let last: Promise<void> = Promise.resolve();

/** Shows the wanted language, with all texts requested so far. */
async function show(): Promise<void> {
  const language = wanted;
  const now = new Set(parts);
  shown = { language, messages: await read(language, now), numbers: new Numbers(language), parts: now };
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

/** One after the other, so that the last language requested is the one shown. */
export function setLanguage(language: Language): Promise<void> {
  wanted = language;
  last = last.catch(() => undefined).then(show);
  return last;
}

export async function startTexts(): Promise<void> {
  await setLanguage(preferred());
}

/** Adds a game's texts to the client's own, replacing those of another game. */
export async function gameTexts(texts: readonly Texts[]): Promise<void> {
  if (game === texts) return;
  game = texts;
  await setLanguage(wanted);
}

/** Adds texts to the client's own: what games say of themselves that have no board here. */
export async function alsoTexts(texts: Texts): Promise<void> {
  if (Object.keys(texts).every((path) => path in general)) return;
  Object.assign(general, texts);
  await setLanguage(wanted);
}

function add(...more: string[]): Promise<void> {
  const known = more.every((part) => parts.has(part));
  for (const part of more) parts.add(part);
  return known ? last : setLanguage(wanted);
}

/** Imports a part of the page together with its texts: parts by name, with spaces between. */
export async function withTexts<T>(texts: string, load: () => Promise<T>): Promise<T> {
  const [found] = await Promise.all([importWithRetry(load), add(...texts.split(' '))]);
  return found;
}

/** What cards say and what explains the rest, the story, and later questions: a first decision is taken without them. */
export const tableTexts = (): Promise<void> => add('cards', 'later');

/** Does something when nothing else is to be done. */
export function whenIdle(what: () => void): void {
  const idle: (what: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
  idle(what);
}

/** A table can be used without them: they are fetched when nothing else is to be done, and shown when they come. */
export function laterTexts(): void {
  whenIdle(() => void tableTexts().catch(() => {}));
}

export function language(): Language {
  return shown.language;
}

export function has(id: string): boolean {
  return shown.messages.has(id);
}

/** The id of the game's own text where it has one, else of the general text. */
export function own(id: string): string {
  return has(`own-${id}`) ? `own-${id}` : id;
}

/** The name of a thing that may be of any of these kinds (`kind-id`); null where it is of none. */
export function nameAmong(kinds: readonly string[], id: string): string | null {
  const found = kinds.find((kind) => has(`${kind}-${id}`));
  return found ? t(`${found}-${id}`) : null;
}

/** Words that come later are wanted already: a table at which much has happened is opened. */
let wanting = $state(false);
function want(): void {
  wanting = true;
  void tableTexts().catch(() => (wanting = false));
}

/** Whoever shows a table shows it when its words are there. */
export const wantsWords = (): boolean => wanting && !hasPart('later');

/** The text with this id in the language shown; nothing while it may still come, the id itself where there is none. */
export function t(id: string, args?: Args): string {
  const words = shown.messages.get(id);
  if (words !== undefined) return shown.numbers.say(words, args);
  if (!game.length || hasPart('later')) return id;
  queueMicrotask(want); // not while something is drawn
  return '';
}

/** Whether this part of the texts has come. */
export const hasPart = (part: string): boolean => shown.parts.has(part);

/** A text that may come later (`laterTexts`): nothing until then. */
export const later = (id: string): string => (has(id) ? t(id) : '');

/** Loads a game's rules reference: in this language, or in English where it is not translated. */
export async function rulesAmong(
  files: Record<string, () => Promise<string | { default: string }>>,
  wanted: Language,
): Promise<{ language: Language; text: string }> {
  const find = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const translated = find(`RULES.${wanted}.md`);
  return { language: translated ? wanted : 'en', text: await importText(translated ?? find('RULES.md')!) };
}
