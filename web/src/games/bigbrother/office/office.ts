/** Big Brother's draft: what the picks would do, deed by deed, and the table as they leave it. */
import { parse } from '../../../shared/decision/choosing.svelte';
import { AMOUNT, DIRECTIVE, NUMBERS, type NumberName } from '../printed';
import { CHART, isCell } from '../map/chart';
import type { Cell, Directive, OwnPart, Policeman, PublicPart } from '../generated';

/** One pick of a draft, and what it answers. */
export interface Said {
  question: string;
  pick: string;
}

/** One policeman, under the name held when the draft began: names shift when somebody steps out of hiding. */
export interface Man {
  id: string;
  cell: Cell;
  visible: boolean;
  /** Paid steps in this phase. */
  steps: number;
  /** Moved by the directive that is being carried out. */
  moved: boolean;
}

/** One thing that Big Brother does: the command, and the picks that complete it. */
export interface Deed {
  said: Said[];
  /** For each pick that names a policeman: which one it means. */
  men: (string | null)[];
  price: number;
  /** More picks are needed to complete it. */
  open: boolean;
  /** The cells where it happens: for a step, from and to. */
  cells: Cell[];
}

/** The table after the picks. */
export interface Plan {
  deeds: Deed[];
  left: number;
  view: PublicPart;
  own: OwnPart;
  men: Man[];
  /** The policeman to make the next step. */
  mover: Man | null;
}

export const numberOf = (view: PublicPart, name: NumberName): number => view.numbers[NUMBERS.indexOf(name)] ?? 0;
const inForce = (view: PublicPart, news: string): boolean => view.row.some((slot) => slot.some((one) => one === news));

export function posterPrice(view: PublicPart): number {
  const price = Math.min(numberOf(view, 'cost-poster'), inForce(view, 'eurasia-victory') ? 3 : 99);
  return view.active.includes('poster-quota') ? Math.max(1, price - 1) : price;
}
export const hirePrice = (view: PublicPart, cell: Cell): number =>
  numberOf(view, CHART[cell].feature === 'hospital' ? 'cost-hire-hospital' : 'cost-hire-office');
export const stepLimit = (view: PublicPart): number =>
  inForce(view, 'heat-wave') ? 1 : numberOf(view, 'max-paid-steps');
export function directivePrice(view: PublicPart, order: Directive): number {
  const { price, type } = DIRECTIVE[order];
  return type === 'one-off' && inForce(view, 'party-purge') ? price + 1 : price;
}

const HIDDEN = 'hidden-';
const FIGURE = 'figure-';
const EIGHT = Array.from({ length: AMOUNT.policemen }, (_, i) => i);

/** The policemen as Big Brother sees them: hidden ones by their places, then figures. */
class Force {
  hidden: Man[];
  figures: (Man | null)[];
  #hired = 0;

  constructor(view: PublicPart, own: OwnPart) {
    this.hidden = EIGHT.flatMap((n) => {
      const cell = own.hidden_at?.[n] ?? 'none';
      const man = {
        id: `${HIDDEN}${n + 1}`,
        visible: false,
        steps: own.hidden_steps?.[n] ?? 0,
        moved: own.hidden_moved?.[n] ?? false,
      };
      return cell === 'none' ? [] : [{ ...man, cell }];
    });
    this.figures = EIGHT.map((n) => {
      const cell = view.figure_at[n] ?? 'none';
      return cell === 'none'
        ? null
        : {
            id: `${FIGURE}${n + 1}`,
            cell,
            visible: true,
            steps: own.figure_steps?.[n] ?? 0,
            moved: own.figure_moved?.[n] ?? false,
          };
    });
  }

  get all(): Man[] {
    return [...this.hidden, ...this.figures.filter((man) => man !== null)];
  }

  called(name: string): Man | null {
    const place = Number(name.split('-')[1]) - 1;
    return (name.startsWith(HIDDEN) ? this.hidden[place] : this.figures[place]) ?? null;
  }

  /** The name under which the server offers a policeman: the first of those that are alike. */
  nameOf(man: Man): Policeman | null {
    const like = (one: Man | null): boolean =>
      one?.cell === man.cell && one.visible === man.visible && one.steps === man.steps && one.moved === man.moved;
    const place = (man.visible ? this.figures : this.hidden).findIndex(like);
    return place < 0 ? null : (`${man.visible ? FIGURE : HIDDEN}${place + 1}` as Policeman);
  }

  /** The one who moves is the one meant: among those that are alike, the name tells only the first. */
  call(man: Man, id: string): void {
    const meant = this.all.find((one) => one.id === id);
    if (meant) meant.id = man.id;
    man.id = id;
  }

  hire(cell: Cell): void {
    this.hidden.push({ id: `hired-${++this.#hired}`, cell, visible: false, steps: 0, moved: false });
  }

  /** A step: a visible policeman goes into hiding first (BB-9.7). */
  move(man: Man, cell: Cell): void {
    man.cell = cell;
    if (!man.visible) return;
    this.figures[this.figures.indexOf(man)] = null;
    man.visible = false;
    this.hidden.push(man);
  }

  /** Steps out of hiding (BB-9.8): the last of the hidden takes the free place. */
  show(man: Man): void {
    if (man.visible) return;
    const place = this.hidden.indexOf(man);
    const last = this.hidden.pop();
    if (last && last !== man) this.hidden[place] = last;
    man.visible = true;
    this.figures[this.figures.indexOf(null)] = man;
  }
}

/** Follows the picks of a draft over the table. It knows what things cost and where they come to lie, no more. */
export class Follower {
  readonly deeds: Deed[] = [];
  readonly force: Force;
  readonly view: PublicPart;
  readonly own: OwnPart;
  mover: Man | null = null;
  #hand: Directive[];
  #fenceFrom: Cell | null = null;

  constructor(view: PublicPart, own: OwnPart) {
    this.force = new Force(view, own);
    this.view = {
      ...view,
      cameras: [...view.cameras],
      posters: [...view.posters],
      fence_east: [...view.fence_east],
      fence_south: [...view.fence_south],
      active: [...view.active],
    };
    this.own = { ...own, hidden: { ...own.hidden } };
    this.#hand = [...(own.directive_hand ?? [])];
  }

  follow({ question, pick }: Said, man: string | null): void {
    const { verb, object } = parse(pick);
    if (question === 'deploy') this.force.hire(object as Cell);
    if (question === 'command') {
      this.deeds.push({ said: [], men: [], price: 0, open: verb !== 'end', cells: [] });
      this.mover = null;
      this.#fenceFrom = null;
    }
    const deed = this.deeds.at(-1);
    if (!deed) return;
    deed.said.push({ question, pick });
    const named = object?.startsWith(HIDDEN) || object?.startsWith(FIGURE) ? this.force.called(object) : null;
    if (named && man) this.force.call(named, man);
    deed.men.push(man ?? named?.id ?? null);
    if (named) this.mover = named;
    if (named && verb === 'step') deed.cells.push(named.cell);
    if (question === 'command') this.#command(verb, object);
    else if (question === 'attack') this.#act(verb);
    else if (object && isCell(object)) this.#cell(deed, question, object);
  }

  #pay(price: number): void {
    this.view.resources -= price;
    this.deeds.at(-1)!.price += price;
  }

  #command(verb: string, object: string | null): void {
    if (verb === 'play') this.#play(object as Directive);
    if (verb === 'drop') this.view.active.splice(this.view.active.indexOf(object as Directive), 1);
    if (verb === 'drop-hidden') this.own.hidden![Number(object!.split('-')[1]) - 1] = [];
  }

  #play(order: Directive): void {
    this.#pay(directivePrice(this.view, order));
    this.#hand.splice(this.#hand.indexOf(order), 1);
    const { type } = DIRECTIVE[order];
    if (type === 'active') this.view.active.push(order);
    if (type === 'hidden') {
      const free = [0, 1, 2].find((slot) => !this.own.hidden![slot]?.length);
      if (free !== undefined) this.own.hidden![free] = [order];
    }
    if (order === 'overfulfilled-plan') this.view.max_resources += 1;
    if (order === 'new-department') this.view.active_slots += 1;
  }

  #act(verb: string): void {
    if (verb !== 'done' && this.mover) this.force.show(this.mover);
    if (verb === 'clean-market') this.view.markets = this.view.markets.filter((cell) => cell !== this.mover?.cell);
    if (verb === 'clean-poster')
      this.view.antiposters = this.view.antiposters.filter((cell) => cell !== this.mover?.cell);
  }

  #cell(deed: Deed, question: string, cell: Cell): void {
    const { verb, object } = parse(deed.said[0]!.pick);
    const bought = (price: number): void => {
      if (verb !== 'play') this.#pay(price);
    };
    deed.cells.push(cell);
    if (question === 'step-policeman' && this.mover) {
      bought(numberOf(this.view, 'cost-step'));
      this.force.move(this.mover, cell);
      if (verb === 'play') this.mover.moved = true;
      else this.mover.steps += 1;
    } else if (question === 'place-camera') {
      bought(numberOf(this.view, 'cost-camera'));
      this.view.cameras.push(cell);
    } else if (question === 'place-poster') {
      bought(posterPrice(this.view));
      this.view.posters.push(cell);
    } else if (question === 'hire-policeman') {
      bought(hirePrice(this.view, cell));
      this.force.hire(cell);
    } else if (question === 'choose-hospital' && object === 'reinforcements') {
      this.force.hire(cell);
    } else if (question === 'fence-from') {
      bought(numberOf(this.view, 'cost-fence'));
      this.#fenceFrom = cell;
    } else if (question === 'fence-to' && this.#fenceFrom) {
      this.#fence(this.#fenceFrom, cell);
    }
  }

  #fence(from: Cell, to: Cell): void {
    const [a, b] = [CHART[from].at, CHART[to].at];
    const first = a[0] + a[1] < b[0] + b[1] ? from : to;
    (a[1] === b[1] ? this.view.fence_east : this.view.fence_south).push(first);
    this.#fenceFrom = null;
  }

  get plan(): Plan {
    const { hidden, figures } = this.force;
    const rows = <T>(of: (n: number) => T): Record<string, T> => Object.fromEntries(EIGHT.map((n) => [n, of(n)]));
    const view = {
      ...this.view,
      spent_out: this.view.spent_out || this.view.resources === 0,
      hidden_police: hidden.length,
      directive_hand: this.#hand.length,
      hidden: this.view.hidden.map((slot, i) => this.own.hidden?.[i]?.length ?? slot),
      figure_at: figures.map((man) => man?.cell ?? ('none' as const)),
    };
    const own = {
      ...this.own,
      directive_hand: this.#hand,
      hidden_at: rows((n) => hidden[n]?.cell ?? ('none' as const)),
      hidden_steps: rows((n) => hidden[n]?.steps ?? 0),
      figure_steps: rows((n) => figures[n]?.steps ?? 0),
    };
    return { deeds: this.deeds, left: view.resources, view, own, men: this.force.all, mover: this.mover };
  }
}

/** The table as a draft leaves it. `asked` is the question that stands open behind its last pick. */
export function planOf(view: PublicPart, own: OwnPart, said: readonly Said[], asked: string | null): Plan {
  const follower = new Follower(view, own);
  for (const one of said) follower.follow(one, null);
  const { plan } = follower;
  plan.deeds.forEach((deed, i) => (deed.open = i === plan.deeds.length - 1 && asked !== 'command'));
  if (asked === 'command') plan.mover = null;
  return plan;
}

/** Policemen who are alike: on one cell, hidden or visible, with as many steps. They are one piece. */
export interface Squad {
  who: Policeman;
  man: Man;
  number: number;
}

export function squadsOf(plan: Plan): Squad[] {
  const squads: Squad[] = [];
  const count = { hidden: 0, figure: 0 };
  const named = plan.men.map((man) => ({ man, who: nameAt(plan, man, count) }));
  for (const { man, who } of named) {
    const like = squads.find(
      (squad) => squad.man.cell === man.cell && squad.man.visible === man.visible && squad.man.steps === man.steps,
    );
    if (like) like.number += 1;
    else squads.push({ who, man, number: 1 });
  }
  return squads;
}

function nameAt(plan: Plan, man: Man, count: { hidden: number; figure: number }): Policeman {
  if (!man.visible) return `${HIDDEN}${(count.hidden += 1)}` as Policeman;
  while (plan.view.figure_at[count.figure] === 'none') count.figure += 1;
  return `${FIGURE}${(count.figure += 1)}` as Policeman;
}

/** What a gesture must be able to do here (a draft of the table). */
interface Gesture {
  pick: (zone: string, thing: string) => Promise<void>;
  back: () => Promise<void>;
  choosing: { offered: (zone: string, thing: string) => boolean };
}

/** A policeman put down on a cell: picked up first, unless already in the hand. */
export async function stepTo(gesture: Gesture, { who }: Squad, cell: Cell, picked: boolean): Promise<void> {
  if (!picked) await gesture.pick('police', who);
  if (gesture.choosing.offered('map', cell)) await gesture.pick('map', cell);
  else if (!picked) await gesture.back();
}
