/** Clashes as the log tells them: who took part, what was laid, and every term of both sums. */
import type { GameEvent } from '../../../shared/protocol';
import { DIRECTIVE, SUPPORT } from '../printed';
import type { Cell, Character, Directive, PublicPart, Support } from '../generated';
import { numberOf } from '../office/office';

/** A term of a sum: the id of its text, and what it adds. */
export interface Term {
  what: string;
  value: number;
}

export interface Fighter {
  seat: string;
  helper: boolean;
  /** How this player left the clash before it was decided. */
  gone: 'pass' | 'league' | 'smoke' | null;
  /** The card laid; undefined as long as it lies face down. */
  card: Support | null | undefined;
  /** Big Brother's agent has cancelled this player's card. */
  struck: boolean;
  /** O'Brien's ability has been used. */
  fervent: boolean;
  share: number | null;
  terms: Term[];
  /** What everybody knows of the sum before a card is turned over. */
  open: Term[];
}

export type Outcome = 'won' | 'drawn' | 'lost' | 'nobody';

export interface Clash {
  /** Where in the log it begins, and where something else goes on. */
  from: number;
  until: number;
  cell: Cell;
  policemen: number;
  /** How many of them an Ambush has brought. */
  ambushed: number;
  fighters: Fighter[];
  /** How many directives lie face down; null before. */
  laid: number | null;
  directives: Directive[] | null;
  terms: Term[];
  open: Term[];
  strength: number | null;
  difficulty: number | null;
  outcome: Outcome | null;
  /** The outcome. */
  after: GameEvent[];
}

const OUTCOMES: Record<string, Outcome> = {
  'clash-won': 'won',
  'clash-drawn': 'drawn',
  'clash-lost': 'lost',
  'clash-without-winner': 'nobody',
};
const AFTER = new Set([
  'authority',
  'gains-will',
  'loses-will',
  'falls',
  'police-to-hospital',
  'detained',
  'unbroken',
  'search-prevented',
  'nothing-found',
  'forbidden-found',
  'sent-home',
  'arrested',
  'triggers',
  'completes-goal',
  'game-ends',
]);
const WITHIN = new Set([...AFTER, 'gains-token', 'looks-at', 'draws', 'draws-immediate']);

const list = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const fighter = (seat: string, helper: boolean): Fighter => ({
  seat,
  helper,
  gone: null,
  card: undefined,
  struck: false,
  fervent: false,
  share: null,
  terms: [],
  open: [],
});

function begun(event: GameEvent, from: number): Clash {
  return {
    from,
    until: from,
    cell: text(event.args['cell']) as Cell,
    policemen: count(event.args['policemen']),
    ambushed: 0,
    fighters: list(event.args['players']).map((seat) => fighter(seat, false)),
    laid: null,
    directives: null,
    terms: [],
    open: [],
    strength: null,
    difficulty: null,
    outcome: null,
    after: [],
  };
}

/** Applies an event to the clash under way; false: the event does not belong to it. */
function heard(clash: Clash, { code, args }: GameEvent): boolean {
  const who = clash.fighters.find(({ seat }) => seat === args['player']);
  if (clash.outcome) return WITHIN.has(code);
  if (code in OUTCOMES) clash.outcome = OUTCOMES[code]!;
  else if (code === 'helps') clash.fighters.push(fighter(text(args['player']), true));
  else if (code === 'leaves-clash' && who) who.gone ??= clash.directives ? 'smoke' : 'pass';
  else if (code === 'league-member' && who) who.gone = 'league';
  else if (code === 'ambushes') [clash.policemen, clash.ambushed] = [clash.policemen + 1, clash.ambushed + 1];
  else if (code === 'lays-directives') clash.laid = count(args['number']);
  else if (code === 'lays' && who) who.card = (list(args['cards'])[0] as Support | undefined) ?? null;
  else if (code === 'fervent' && who) who.fervent = true;
  else if (code === 'reveals-directives') clash.directives = list(args['directives']) as Directive[];
  else if (code === 'double-agent' && who) who.struck = true;
  else if (code === 'strength' && who) who.share = count(args['share']);
  else if (code === 'compares')
    [clash.strength, clash.difficulty] = [count(args['strength']), count(args['difficulty'])];
  return true;
}

/** The terms of a clash other than the cards laid, as far as the log has told them. */
interface Around {
  row: Set<string>;
  active: Set<string>;
  militia: Set<string>;
  will: Map<string, number>;
  dockers: Map<string, number>;
  goals: Map<string, Set<string>>;
}

function follow(now: Around, { code, args }: GameEvent): void {
  const player = text(args['player']);
  if (code === 'news') now.row.add(text(args['news']));
  else if (code === 'news-ends') now.row.delete(text(args['news']));
  else if (code === 'plays-directive') now.active.add(text(args['directive']));
  else if (code === 'directive-leaves') now.active.delete(text(args['directive']));
  else if (code === 'militia-posted') now.militia.add(text(args['cell']));
  else if (code === 'militia-leaves') now.militia.delete(text(args['cell']));
  else if (code === 'plays' && args['card'] === 'docker') now.dockers.set(player, (now.dockers.get(player) ?? 0) + 1);
  else if (code === 'ally-leaves' && args['card'] === 'docker')
    now.dockers.set(player, (now.dockers.get(player) ?? 0) - 1);
  else if (code === 'completes-goal')
    now.goals.set(player, new Set([...(now.goals.get(player) ?? []), text(args['goal'])]));
  else if (code === 'loses-will' || code === 'gains-will') now.will.set(player, count(args['now']));
}

/** All clashes of a log that is complete from its beginning, in order. */
export function clashesIn(log: readonly GameEvent[], view: PublicPart, seats: readonly string[]): Clash[] {
  const found: Clash[] = [];
  const around: Around = {
    row: new Set(),
    active: new Set(),
    militia: new Set(),
    will: new Map(),
    dockers: new Map(),
    goals: new Map(),
  };
  let now: Clash | null = null;
  log.forEach((event, at) => {
    if (event.code === 'clash-begins') found.push((now = begun(event, at)));
    else if (now && !heard(now, event)) now = null;
    else if (now?.outcome && AFTER.has(event.code)) now.after.push(event);
    if (now) now.until = at + 1;
    if (now && (event.code === 'compares' || !now.outcome)) explain(now, around, view, seats);
    follow(around, event);
  });
  return found;
}

function explain(clash: Clash, then: Around, view: PublicPart, seats: readonly string[]): void {
  const rest = (terms: Term[], total: number): Term[] => {
    const missing = total - terms.reduce((sum, term) => sum + term.value, 0);
    return missing ? [...terms, { what: 'clash-other', value: missing }] : terms;
  };
  const when = (holds: boolean, what: string, value: number): Term[] => (holds && value ? [{ what, value }] : []);
  clash.open = [
    ...when(then.row.has('hate-week'), 'news-hate-week', 1),
    ...when(then.active.has('martial-law'), 'order-martial-law', 2),
    ...when(then.militia.has(clash.cell), 'clash-militia', numberOf(view, 'militia-bonus')),
    ...when(true, 'clash-offset', numberOf(view, 'difficulty-offset')),
  ];
  const laid = (clash.directives ?? []).map((order) => ({ what: `order-${order}`, value: DIRECTIVE[order].clash }));
  if (clash.difficulty !== null) clash.terms = rest([...laid, ...clash.open], clash.difficulty);
  for (const one of clash.fighters) {
    const character: Character | 'none' = view.character[seats.indexOf(one.seat)] ?? 'none';
    const will = then.will.get(one.seat) ?? numberOf(view, 'will-start');
    const goals = then.goals.get(one.seat);
    const card = one.card ? [{ what: `kind-${one.card}`, value: one.struck ? 0 : SUPPORT[one.card].bonus }] : [];
    const fervent = when(one.fervent, 'ability-fervent-party-man', 2);
    one.open = [
      { what: 'will', value: will },
      ...when(true, 'kind-docker', then.dockers.get(one.seat) ?? 0),
      ...when(!!goals?.has('fighter'), 'goal-fighter', 1),
      ...when(one.helper && !!goals?.has('comrade'), 'goal-comrade', 2),
      ...when(then.row.has('prole-unrest'), 'news-prole-unrest', 1),
      ...when(character === 'winston' && will === 1, 'weakness-fear-of-rats', -2),
    ];
    const [first, ...others] = one.open;
    if (one.share !== null) one.terms = rest([first!, ...card, ...others, ...fervent], one.share);
  }
}

/** The parts in which a clash is presented. */
export const ACTS = ['fighters', 'laid', 'revealed', 'sum', 'outcome'] as const;
export type Act = (typeof ACTS)[number];

/** How far a clash has come. */
export function actOf(clash: Clash): Act {
  if (clash.outcome) return 'outcome';
  if (clash.strength !== null) return 'sum';
  if (clash.directives) return 'revealed';
  return clash.laid === null ? 'fighters' : 'laid';
}

/** The arguments of the outcome, in words. */
export function wordsOf(
  { args }: GameEvent,
  names: Record<string, string>,
  say: (id: string) => string,
): Record<string, string | number> {
  const KIND: Record<string, string> = { card: 'kind', directive: 'order', goal: 'goal' };
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === 'number'
        ? value
        : list(value)
            .map((one) => names[one] ?? (KIND[key] ? say(`${KIND[key]}-${one}`) : one))
            .join(', '),
    ]),
  );
}
