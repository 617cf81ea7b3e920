/** Turns events into sentences in the language shown. */
import type { GameClient } from './client';
import { parse, type Said } from '../shared/decision/choosing.svelte';
import { has, language, t } from '../shared/i18n/i18n.svelte';
import type { Argument, GameEvent } from '../shared/protocol';

export type Names = Record<string, string>;

function word(value: string, argument: string, game: GameClient, names: Names): string {
  if (argument === 'player') return names[value] ?? value;
  return game.nameOf(value, argument) ?? names[value] ?? value;
}

/** An argument of an event or of a reason, in words. */
export function said(value: Argument, argument: string, game: GameClient, names: Names): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return word(value, argument, game, names);
  if (Array.isArray(value)) {
    if (!value.length) return game.nameOf('', argument) ?? '';
    return new Intl.ListFormat(language()).format(value.map((one) => word(one, argument, game, names)));
  }
  // What this seat may not know: the texts have a form for it.
  return value === null ? 'unknown' : String(value);
}

export function sentence(event: GameEvent, game: GameClient, names: Names): string {
  const args = Object.fromEntries(
    Object.entries(event.args).map(([key, value]) => [key, said(value, key, game, names)]),
  );
  const id = `log-${event.code}`;
  return has(id) ? t(id, args) : [event.code, ...Object.values(args).map(String)].join(' · ');
}

export function objectName(object: string, game: GameClient, names: Names): string {
  return object
    .split('+')
    .map((part) => names[part] ?? game.nameOf(part) ?? part)
    .join(' + ');
}

/** What an answer is called: "Go to the Jungle". */
export function answerName(question: string, option: string, game: GameClient, names: Names): string {
  const { verb, object } = parse(option);
  const named = object === null ? '' : objectName(object, game, names);
  const id = [`do-${question}-${verb}`, `do-${verb}`].find(has);
  return id ? t(id, { object: named }) : named || verb;
}

/** What several answers come to, which are given with one tap: the last that names something, or the last. */
export function deedName(said: readonly Said[], game: GameClient, names: Names): string {
  const goal = said.findLast(({ pick }) => parse(pick).object !== null) ?? said.at(-1)!;
  const name = answerName(goal.question, goal.pick, game, names);
  const { object } = parse(goal.pick);
  const first = said[0]!;
  return first !== goal && object !== null && name === objectName(object, game, names)
    ? `${answerName(first.question, first.pick, game, names)}: ${name}`
    : name;
}

/** The name of a seat that nobody has given a name. */
export function seatName(seat: string): string {
  const [, role, number] = /^(.*?)(?:-(\d+))?$/.exec(seat) ?? [];
  return number ? t(`seat-${role}`, { number: Number(number) }) : t(`seat-${seat}`);
}
