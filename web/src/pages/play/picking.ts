import type { GameClient } from '../../games/client';
import { parse, type Offer } from '../../shared/decision/choosing.svelte';
import type { Draft } from '../../shared/decision/draft.svelte';
import { later } from '../../shared/i18n/i18n.svelte';
import type { Pick } from '../../shared/decision/pick';
import { showError } from '../../shared/page/errors';
import type { WhyNot } from './whyNot.svelte';

/** What a tap on the board leads to besides a pick. */
export interface Acting {
  /** It is chosen already: a second tap sends it. */
  confirm: () => void;
  /** Several things can be done with it: they are listed beside it. */
  list: (offers: readonly Offer[]) => void;
  /** Something was chosen by one tap. */
  chose: () => void;
}

/** What the board may offer: exactly what the server offers, and a reason for the rest. */
export function pickOf(draft: Draft | null, game: GameClient, why: WhyNot, waiting: string[], acting: Acting): Pick {
  const offered = (zone: string, thing: string): boolean => draft?.choosing.offered(zone, thing) ?? false;
  const lies = (question: string, pick: string, zone: string, thing: string): boolean => {
    const { verb, parts } = parse(pick);
    return parts.includes(thing) && game.zonesOf(question)(verb).includes(zone);
  };
  /** Picked by an earlier part of the same gesture. */
  const said = (zone: string, thing: string): boolean =>
    draft?.said.some(({ question, pick }) => lies(question, pick, zone, thing)) ?? false;
  /** What a second tap on the thing would send. */
  const pending = (zone: string, thing: string): boolean => {
    if (!draft || draft.long || draft.set.length) return false;
    const chosen = draft.choosing.chosen?.option ?? draft.meant.at(-1)?.pick;
    const goal = draft.meant.findLast(({ pick }) => parse(pick).object !== null);
    return (
      draft.choosing.picked(zone, thing) ||
      (goal !== undefined && lies(goal.question, goal.pick, zone, thing)) ||
      draft.choosing.offers(zone, thing).some((one) => one.object === null && one.option === chosen)
    );
  };
  const pick = (zone: string, thing: string): void => {
    if (!draft) return;
    const offers = draft.choosing.offers(zone, thing);
    // A quick hand: the thing before it may lead on, and then this one is meant for what is asked there.
    if (draft.leads && offers.length && offers.every(({ before }) => before.length)) {
      void draft.led().then((still) => still && pick(zone, thing));
      return;
    }
    if (draft.ready && pending(zone, thing)) return acting.confirm();
    if (offers.length > 1) return acting.list(offers);
    (offers[0] && !draft.choosing.picked(zone, thing) ? draft.take(offers[0]) : draft.pick(zone, thing))
      .then(acting.chose)
      .catch(showError);
  };
  return {
    offered,
    pick,
    chosen: (zone, thing) =>
      pending(zone, thing) ||
      draft?.choosing.picked(zone, thing) ||
      ((!!draft?.set.length || !offered(zone, thing)) && said(zone, thing)),
    refusal: (zone, thing) => {
      if (offered(zone, thing)) return undefined;
      if (draft?.choosing.options.some(({ parts }) => parts.includes(thing))) return later('why-elsewhere');
      if (!draft) return waiting.length ? later('why-not-asked') : undefined;
      return why.of(draft, zone, thing);
    },
    odds: (zone, thing) => {
      const [only, other] = draft?.choosing.offers(zone, thing) ?? [];
      return draft && only && !other && !only.before.length ? why.oddsOf(draft, only.option) : undefined;
    },
  };
}
