/** What the table shows, read from the view that the server sends. */
import { AREA, CHARACTER, FINAL_STEPS, KIND, NUMBERS, type NumberName } from './printed';
import { areasOf } from './errands';
import {
  AREAS,
  MISSIONS,
  type Advantage,
  type Area,
  type Character,
  type Encounter,
  type Final,
  type Kind,
  type Mission,
  type OwnPart,
  type PublicPart,
} from './generated';

/** Copies of a card have one name: in a hand a card is its kind. */
export const kindOf = (card: Advantage): Kind => card;

/** A term of a sum: the id of its text, and what it adds. */
export interface Term {
  what: string;
  value: number;
}

export interface Member {
  who: Character;
  exhausted: boolean;
  asleep: boolean;
  /** Whether the free use of the Technician or the Wizard is spent this Turn. */
  freeSpent: boolean;
}

export interface Party {
  seat: string;
  number: number;
  name: string;
  /** The viewer's own. */
  mine: boolean;
  members: Member[];
  at: Area | null;
  active: boolean;
  ended: boolean;
  losesNext: boolean;
  rested: boolean;
  cards: number;
  combat: Term[];
  speed: Term[];
  organization: Kind | null;
  missionsInHand: number;
  started: { mission: Mission; done: number }[];
  completed: Mission[];
  finalSteps: number;
  /** The stages won of a resistance under way, and which; null: none. */
  resists: { mission: Mission | null; stage: number } | null;
  protected: boolean;
  combatNext: number;
  speedNext: number;
}

export interface Place {
  area: Area;
  parties: Party[];
  /** An undefeated Monster, face up. */
  prior: Encounter | null;
  faceDown: boolean;
  /** The face-down Encounter, where this viewer knows it; and the players who have looked. */
  known: Encounter | null;
  peeked: string[];
  heading: Party | null;
  saved: boolean;
  errands: Errand[];
}

/** A mission step in an Area: of this viewer's mission, or of the Final Mission of all. */
export type Errand = { mission: Mission; done: number } | { final: Final };

export interface Table {
  public: PublicPart;
  own: OwnPart;
  seats: string[];
  seat: string | null;
  names: Record<string, string>;
  turn: number;
  phase: PublicPart['phase'];
  parties: Party[];
  me: Party | null;
  /** In the order of this Turn, once it is settled. */
  order: Party[];
  active: Party | null;
  places: Place[];
  road: Party[];
  hand: Kind[];
  missions: Mission[];
  smuggles: boolean;
  dealt: Character[];
  final: Final | null;
  decks: { advantages: number; characters: number; encounters: number; areas: number };
  /** The next Encounter, where this viewer has looked at it. */
  top: Encounter | null;
  row: { cards: { kind: Kind; from: Party }[]; characters: { who: Character; from: Party }[] };
  areaLimit: number;
}

const size = (cards: readonly string[] | number | null | undefined): number =>
  cards == null ? 0 : typeof cards === 'number' ? cards : cards.length;
const listed = <T>(cards: readonly T[] | number | null | undefined): T[] =>
  cards == null || typeof cards === 'number' ? [] : [...cards];
const areaOr = (area: Area | 'none' | null | undefined): Area | null => (area && area !== 'none' ? area : null);

/** A number that balance may change. */
export const numberNow = (view: PublicPart, name: NumberName): number => view.numbers[NUMBERS.indexOf(name)] ?? 0;

/** The sum of some terms; a Party's is never under 0 (AN-2.3). */
export const sum = (terms: readonly Term[]): number =>
  Math.max(
    0,
    terms.reduce((all, { value }) => all + value, 0),
  );

const worth = (what: string, value: number): Term[] => (value ? [{ what, value }] : []);

/** The terms of a Party's Combat, without those of a particular battle (AN-2.2). */
function combatOf(view: PublicPart, number: number): Term[] {
  const party = view.party[number] ?? [];
  const awake = party.filter((who) => !view.asleep.includes(who));
  const organization = view.banner[number]?.[0];
  return [
    ...awake.map((who) => ({ what: `character-${who}`, value: CHARACTER[who].combat })),
    ...(awake.includes('tao') && party.length === 1 ? [{ what: 'term-tao', value: CHARACTER.tao.bonus }] : []),
    ...(organization === 'samael'
      ? worth('kind-samael', KIND.samael.bonus * awake.filter((who) => CHARACTER[who].skills.includes('magic')).length)
      : []),
    ...worth('term-marks', view.combat_marks[number] ?? 0),
    ...worth('term-now', view.combat_now[number] ?? 0),
  ];
}

/** The terms of a Party's Speed: sleeping Characters keep theirs (AN-2.2). */
function speedOf(view: PublicPart, number: number): Term[] {
  return [
    ...(view.party[number] ?? []).map((who) => ({ what: `character-${who}`, value: CHARACTER[who].speed })),
    ...worth('term-marks', view.speed_marks[number] ?? 0),
    ...worth('term-now', view.speed_now[number] ?? 0),
  ];
}

/** The terms that a Party adds to the die of the Speed check under way (AN-11.1). */
export function checkTerms(view: PublicPart, one: Party): Term[] {
  const acrobat = one.members.some(({ who, asleep }) => who === 'acrobatic-warrior' && !asleep);
  const place = one.at ?? areaOr(view.heading);
  return [
    ...one.speed,
    ...(acrobat ? [{ what: 'term-acrobat', value: CHARACTER['acrobatic-warrior'].bonus }] : []),
    ...worth('kind-swift-step', view.check_bonus),
    ...(place ? worth(`area-${place}`, AREA[place].check_here) : []),
  ];
}

/** The own missions whose next step is done in an Area; and the Final Mission where it is done, once it is known. */
function errandsIn(
  view: PublicPart,
  area: Area,
  me: Party | null,
  missions: readonly Mission[],
  smuggles: boolean,
): Errand[] {
  const open = me
    ? [...missions.map((mission) => ({ mission, done: mission === 'contraband' && smuggles ? 1 : 0 })), ...me.started]
    : [];
  const final = view.final[0];
  return [
    ...open.filter(({ mission, done }) => areasOf(view, mission, done).includes(area)),
    ...(final && FINAL_STEPS[final].slice(me?.finalSteps ?? 0).some((step) => step.includes(area)) ? [{ final }] : []),
  ];
}

function readParty(
  view: PublicPart,
  seats: string[],
  seat: string | null,
  number: number,
  names: Record<string, string>,
): Party {
  const id = seats[number] ?? '';
  const stage = view.stage[number] ?? 0;
  const resisted = view.resists[number]?.[0] ?? null;
  return {
    seat: id,
    number,
    name: names[id] ?? id,
    mine: id === seat,
    members: (view.party[number] ?? []).map((who) => ({
      who,
      exhausted: view.exhausted.includes(who),
      asleep: view.asleep.includes(who),
      freeSpent: view.free_use_spent.includes(who),
    })),
    at: areaOr(view.at[number]),
    active: view.active === id,
    ended: view.ended[number] ?? false,
    losesNext: view.loses_next[number] ?? false,
    rested: view.rests[number] ?? false,
    cards: size(view.hand[number]),
    combat: combatOf(view, number),
    speed: speedOf(view, number),
    organization: view.banner[number]?.[0] ?? null,
    missionsInHand: size(view.missions[number]),
    started: (view.started[number] ?? []).map((mission) => ({
      mission,
      done: view.steps[MISSIONS.indexOf(mission)] ?? 0,
    })),
    completed: view.completed[number] ?? [],
    finalSteps: view.final_steps[number] ?? 0,
    resists: stage || resisted ? { mission: resisted, stage } : null,
    protected: view.protected[number] ?? false,
    combatNext: view.combat_next[number] ?? 0,
    speedNext: view.speed_next[number] ?? 0,
  };
}

export function readTable(
  view: PublicPart,
  own: OwnPart,
  seats: string[],
  seat: string | null,
  names: Record<string, string>,
): Table {
  const parties = seats.map((_, number) => readParty(view, seats, seat, number, names));
  const me = parties.find((one) => one.mine) ?? null;
  const mine = <T>(rows: Record<string, T> | undefined): T | undefined => (seat === null ? undefined : rows?.[seat]);
  const missions = mine(own.missions) ?? (me ? listed(view.missions[me.number]) : []);
  const smuggles = mine(own.goods) === 'aboard';
  const places = view.areas.map((area): Place => {
    const at = AREAS.indexOf(area);
    const lying = view.face_down[at] ?? 0;
    return {
      area,
      parties: parties.filter((one) => one.at === area),
      prior: view.prior[at]?.[0] ?? null,
      faceDown: size(lying) > 0,
      known: own.face_down?.[String(at)]?.[0] ?? listed(lying)[0] ?? null,
      peeked: view.peeked[at] ?? [],
      heading: view.heading === area ? (parties.find((one) => one.active) ?? null) : null,
      saved: view.saved.includes(area),
      errands: errandsIn(view, area, me, missions, smuggles),
    };
  });
  return {
    public: view,
    own,
    seats,
    seat,
    names,
    turn: view.turn,
    phase: view.phase,
    parties,
    me,
    order: view.order.flatMap((id) => parties.find((one) => one.seat === id) ?? []),
    active: parties.find((one) => one.active) ?? null,
    places: places.sort((a, b) => AREA[a.area].level - AREA[b.area].level),
    road: parties.filter((one) => one.at === null),
    hand: (mine(own.hand) ?? (me ? listed(view.hand[me.number]) : [])).map(kindOf),
    missions,
    smuggles,
    dealt: mine(own.dealt) ?? (me ? listed(view.dealt[me.number]) : []),
    final: view.final[0] ?? null,
    decks: {
      advantages: size(view.deck),
      characters: size(view.character_deck),
      encounters: size(view.encounter_deck) + size(view.top[0]),
      areas: size(view.area_deck),
    },
    top: own.top?.['0']?.[0] ?? listed(view.top[0])[0] ?? null,
    row: {
      cards: parties.flatMap((from) => (view.row[from.number] ?? []).map((card) => ({ kind: kindOf(card), from }))),
      characters: parties.flatMap((from) => (view.dismissed[from.number] ?? []).map((who) => ({ who, from }))),
    },
    areaLimit: numberNow(view, 'areas-per-player') * seats.length,
  };
}
