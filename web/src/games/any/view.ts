/** What lies on the table, read from a view by what the game declares. */
import type { DeclarationsInfo, FieldInfo } from '../../shared/protocol';

/** A member of a family that lies somewhere, and how many of its name do. */
export interface Thing {
  family: string;
  name: string;
  count: number;
}

export type Shown =
  | { kind: 'number'; value: number; low: number; high: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'things'; things: Thing[]; several: boolean }
  /** Something that may not be known here; with its number, where that is public. */
  | { kind: 'hidden'; count: number | null }
  | { kind: 'rows'; rows: Row[] };

/** A row of a field: named by a thing (a card, a place, a seat), or by its number from 1 on. */
export interface Row {
  name: Thing | number;
  value: Shown;
}

/** One place on the table: a field, or a seat's or a thing's row of it. */
export interface Place {
  key: string;
  field: FieldInfo;
  value: Shown;
  /** It is shown to this seat, and not to everybody. */
  secret: boolean;
}

/** Things that have places of their own: each region with what lies there. */
export interface Group {
  family: string;
  rows: { name: Thing; places: Place[] }[];
}

export interface Table {
  /** Numbers, flags and single things that belong to nobody. */
  marks: Place[];
  /** Cards that lie there for all. */
  zones: Place[];
  groups: Group[];
  seats: { seat: string; places: Place[] }[];
  /** What this seat alone holds. */
  hand: Place[];
}

/** What is needed of a view. */
export interface Seen {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
  seats: readonly string[];
  seat: string | null;
}

export const SEAT = 'seat';
/** The zone of seats: the decision names them too. */
export const SEATS = 'seats';
export const zoneOf = (family: string): string => (family === SEAT ? SEATS : family);

const thing = (family: string, name: string): Thing => ({ family, name, count: 1 });

function counted(family: string, names: readonly string[]): Thing[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ family, name, count }));
}

function shown(field: FieldInfo, rows: readonly (string | null)[], value: unknown, naming: Naming): Shown {
  if (rows.length && Array.isArray(value))
    return {
      kind: 'rows',
      rows: value.map((one, i) => ({ name: naming(rows[0]!, i), value: shown(field, rows.slice(1), one, naming) })),
    };
  if (value === null || value === undefined) return { kind: 'hidden', count: null };
  const { kind, low, high, family } = field;
  if (kind === 'number') return { kind, value: value as number, low, high };
  if (kind === 'flag') return { kind, value: value as boolean };
  if (typeof value === 'number') return { kind: 'hidden', count: value };
  const names = Array.isArray(value) ? (value as string[]) : value === 'none' ? [] : [value as string];
  return { kind: 'things', things: counted(family ?? '', names), several: kind === 'cards' };
}

/** What a row of a dimension is called. */
type Naming = (family: string | null, index: number) => Row['name'];

/** The rows of a field that this seat sees beyond everybody: by number; or all of it. */
function laidOver(field: FieldInfo, seen: Seen): { value: unknown; mine: (row: number) => boolean } {
  const everyone = seen.public[field.name];
  const own = seen.own[field.name];
  if (own === undefined) return { value: everyone, mine: () => false };
  if (!field.rows.length) return { value: own, mine: () => true };
  const rows = own as Record<string, unknown>;
  const nameOf = (row: number): string => (field.rows[0] === SEAT ? seen.seats[row]! : String(row));
  return {
    value: (everyone as unknown[]).map((one, row) => (nameOf(row) in rows ? rows[nameOf(row)] : one)),
    mine: (row) => nameOf(row) in rows,
  };
}

/** Nothing lies there, or it is not so: its name is enough. */
export function isBare(value: Shown): boolean {
  if (value.kind === 'flag') return !value.value;
  if (value.kind === 'things') return !value.things.length;
  if (value.kind === 'rows') return value.rows.every((row) => isBare(row.value));
  return value.kind === 'hidden' && value.count === 0;
}

/** Nothing to see yet: the answers that are being given. */
const isEmpty = ({ field, value }: Place): boolean =>
  field.sealed && (value.kind === 'hidden' ? value.count === null : value.kind === 'things' && !value.things.length);

export function readTable(declared: DeclarationsInfo, seen: Seen): Table {
  const naming: Naming = (family, index) => {
    if (family === SEAT) return thing(SEAT, seen.seats[index] ?? '');
    const name = family === null ? undefined : declared.families[family]?.[index];
    return name === undefined ? index + 1 : thing(family!, name);
  };
  const table: Table = {
    marks: [],
    zones: [],
    groups: [],
    seats: seen.seats.map((seat) => ({ seat, places: [] })),
    hand: [],
  };
  for (const field of declared.fields) {
    const { value, mine } = laidOver(field, seen);
    const [first, ...rest] = field.rows;
    const rowOf = (row: number, one: unknown): Place => ({
      key: `${field.name} ${row}`,
      field,
      value: shown(field, rest, one, naming),
      secret: mine(row),
    });
    if (first === SEAT) {
      (value as unknown[]).forEach((one, row) => {
        const place = rowOf(row, one);
        const held = place.secret && field.kind === 'cards' && !field.sealed && !rest.length;
        if (held && seen.seats[row] === seen.seat) table.hand.push(place);
        else if (!isEmpty(place)) table.seats[row]!.places.push(place);
      });
    } else if (first && (declared.families[first]?.length ?? 0) === (value as unknown[]).length) {
      let group = table.groups.find(({ family }) => family === first);
      if (!group) table.groups.push((group = { family: first, rows: [] }));
      (value as unknown[]).forEach((one, row) => {
        const at = (group.rows[row] ??= { name: naming(first, row) as Thing, places: [] });
        at.places.push(rowOf(row, one));
      });
    } else {
      const place = { key: field.name, field, value: shown(field, field.rows, value, naming), secret: mine(0) };
      const isZone = field.kind === 'cards' || field.rows.length > 0;
      if (isZone && place.secret && !field.rows.length) table.hand.push(place);
      else if (!isEmpty(place)) (isZone ? table.zones : table.marks).push(place);
    }
  }
  return table;
}

/** Where a thing can be taken hold of, by `zone:name`: it may be named in many places, and only one of them is its own. */
export type Homes = ReadonlyMap<string, string>;

export const thingId = ({ family, name }: Pick<Thing, 'family' | 'name'>): string => `${zoneOf(family)}:${name}`;

/** The place of a thing that names its row. */
export const rowKey = (name: Thing): string => `row ${thingId(name)}`;

/** One's own hand comes first, then what lies there for all, then what names a row, then what others have. */
export function homesOf(table: Table, seat: string | null): Homes {
  const homes = new Map<string, string>();
  const settle = (one: Thing, key: string): void => {
    if (!homes.has(thingId(one))) homes.set(thingId(one), key);
  };
  const settleAll = (value: Shown, key: string): void => {
    if (value.kind === 'things') value.things.forEach((one) => settle(one, key));
    if (value.kind === 'rows') value.rows.forEach((row, i) => settleAll(row.value, `${key} ${i}`));
  };
  const all = (places: readonly Place[]): void => places.forEach(({ key, value }) => settleAll(value, key));
  for (const { seat: name } of table.seats) settle(thing(SEAT, name), rowKey(thing(SEAT, name)));
  all(table.hand);
  all(table.seats.filter((one) => one.seat === seat).flatMap(({ places }) => places));
  all(table.zones);
  for (const { rows } of table.groups) rows.forEach(({ name }) => settle(name, rowKey(name)));
  all(table.marks);
  for (const { rows } of table.groups) rows.forEach(({ places }) => all(places));
  all(table.seats.filter((one) => one.seat !== seat).flatMap(({ places }) => places));
  return homes;
}
