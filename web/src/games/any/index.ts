/** A game that has no board of its own, as the client has to know it: made of what the game declares. */
import { Refused } from '../../shared/connection/api';
import { service } from '../../shared/connection/service';
import { LANGUAGES, nameAmong, t, type Language, type Told } from '../../shared/i18n/i18n.svelte';
import type { DeclarationsInfo } from '../../shared/protocol';
import type { GameClient } from '../client';
import { declarationsOf, once, rulesOf, textOf } from './declared';
import { fallback } from './fallback';
import Generic from './Generic.svelte';
import { messagesOf } from './messages';
import { homesOf, readTable, SEAT, thingId, zoneOf } from './view';

const TEXTS = import.meta.glob<Told>('./texts/*.ftl', { query: '?raw' });

/** A field that counts turns, by its name: what else marks them no game declares. */
const TURNS = ['turn', 'round'];

/** The families of an argument of that name, in whatever is told. */
function familiesOf(declared: DeclarationsInfo): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const args of [...Object.values(declared.events), ...Object.values(declared.reasons)])
    for (const [name, family] of Object.entries(args)) if (family && family !== SEAT) (found[name] ??= []).push(family);
  return found;
}

/** Asks what a game declares, and makes of it what the client knows. */
async function made(name: string): Promise<GameClient> {
  const info = (await service.games()).find((one) => one.name === name);
  if (!info) throw new Refused('no-such-game', `the server has no game called ${name}`);
  const declared = await declarationsOf(name);
  const families = Object.keys(declared.families);
  const familyOf = (question: string, verb: string): string | null => declared.questions[question]?.[verb] ?? null;
  const named = familiesOf(declared);
  const turns = TURNS.find((turn) => declared.fields.some((field) => field.name === turn && field.kind === 'number'));
  const zonesOf =
    (question: string) =>
    (verb: string): readonly string[] => {
      const family = familyOf(question, verb);
      return family === null ? [] : [zoneOf(family)];
    };
  const byLanguage = (prefix: string, load: (language: string) => Promise<string>) =>
    Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => [
        `${prefix}/texts/${language}.ftl`,
        async () => ({ default: messagesOf(await load(language)) }),
      ]),
    );
  return {
    Board: Generic,
    declared,
    zonesOf,
    nameOf: (id, argument) => {
      if (id === '' || id === 'none') return t('any-nothing');
      return nameAmong([...((argument && named[argument]) || []), ...families], id);
    },
    turnOf: (seen) => (turns ? Number(seen[turns] ?? 0) : 0),
    numberOf: () => 0,
    listed: (question, verb, options, view) => {
      const family = familyOf(question, verb);
      if (family === null || family === SEAT || !view.public) return true;
      const seats = view.table.seats.map(({ seat }) => seat);
      const table = readTable(declared, { public: view.public, own: view.own, seats, seat: view.seat });
      const homes = homesOf(table, view.seat);
      return options.some(({ object }) => !homes.has(thingId({ family, name: object ?? '' }))) || undefined;
    },
    headings: [],
    headlines: [],
    ...(declared.rules ? { rules: (language: Language) => rulesOf(name, language) } : {}),
    texts: [
      TEXTS,
      byLanguage('made', async () => fallback(declared, info)),
      byLanguage(name, (language) => textOf(name, language)),
    ],
  };
}

/** The same for as long as the page is open: its texts are read when they are another game's. */
export const clientFor = once(made);
