/** Why something cannot be chosen, in the language shown: loaded when somebody asks. */
import type { GameClient } from './client';
import { said, type Names } from './wording';
import { parse } from '../shared/decision/choosing.svelte';
import { has, later, t } from '../shared/i18n/i18n.svelte';
import type { ReasonInfo, ReasonsInfo } from '../shared/protocol';

/** Says why a thing in a zone of the table is not offered; undefined where nothing is known of it. */
export type Says = (zone: string, thing: string) => string | undefined;

export function reasonText(why: ReasonInfo, name: string, game: GameClient, names: Names): string {
  const args = Object.fromEntries(Object.entries(why.args).map(([key, value]) => [key, said(value, key, game, names)]));
  const id = `why-${name}-${why.reason}`;
  return has(id) ? t(id, args) : later('why-not-offered');
}

/** How likely an answer is to succeed, in words; the empty answer: as things stand. */
export function oddsText({ odds }: ReasonsInfo, option: string, name: string): string | undefined {
  const found = odds[option];
  const percent = (part: number): number => {
    const exact = (100 * part) / found!.all;
    // What may happen is not shown as certain, nor what may not as impossible.
    return exact > 0 && exact < 100 ? Math.min(99, Math.max(1, Math.round(exact))) : exact;
  };
  return found?.all ? t(`odds-${name}`, { won: percent(found.won), drawn: percent(found.drawn) }) : undefined;
}

/** An option that is missing in this very zone tells most, then one that is missing elsewhere, then the thing itself. */
export function saying(missing: ReasonsInfo, name: string, game: GameClient, names: Names): Says {
  const zonesOf = game.zonesOf(missing.question);
  const options = Object.entries(missing.options).map(([option, why]) => ({ ...parse(option), why }));
  const things = Object.entries(missing.things).map(([key, why]) => ({ thing: key.split(':')[1], why }));
  return (zone, thing) => {
    const about = options.filter(({ parts }) => parts.includes(thing));
    const found =
      about.find(({ verb }) => zonesOf(verb).includes(zone)) ?? about[0] ?? things.find((one) => one.thing === thing);
    return found && reasonText(found.why, name, game, names);
  };
}
