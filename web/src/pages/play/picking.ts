import type { GameClient } from '../../games/client';
import { parse } from '../../shared/decision/choosing.svelte';
import type { Draft } from '../../shared/decision/draft.svelte';
import { t } from '../../shared/i18n/i18n.svelte';
import type { Pick } from '../../shared/decision/pick';
import { showError } from '../../shared/page/errors';
import type { WhyNot } from './whyNot.svelte';

/** What the board may offer: exactly what the server offers, and a reason for the rest. */
export function pickOf(draft: Draft | null, game: GameClient, why: WhyNot, waiting: string[]): Pick {
  const offered = (zone: string, thing: string): boolean => draft?.choosing.offered(zone, thing) ?? false;
  /** Picked by an earlier part of the same gesture. */
  const said = (zone: string, thing: string): boolean =>
    draft?.said.some(({ question, pick }) => {
      const { verb, parts } = parse(pick);
      return parts.includes(thing) && game.zonesOf(question)(verb).includes(zone);
    }) ?? false;
  return {
    offered,
    chosen: (zone, thing) =>
      draft?.choosing.picked(zone, thing) || ((!!draft?.set.length || !offered(zone, thing)) && said(zone, thing)),
    refusal: (zone, thing) => {
      if (offered(zone, thing)) return undefined;
      if (draft?.choosing.options.some(({ parts }) => parts.includes(thing))) return t('why-elsewhere');
      if (!draft) return waiting.length ? t('why-not-asked') : undefined;
      return why.of(draft, zone, thing);
    },
    pick: (zone, thing) => {
      draft?.pick(zone, thing).catch(showError);
    },
  };
}
