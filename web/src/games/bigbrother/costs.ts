/** What an answer costs or concerns, shown beside its name. */
import { parse } from '../../shared/decision/choosing.svelte';
import { t } from '../../shared/i18n/i18n.svelte';
import { DIRECTIVE, type NumberName } from './printed';
import { CHART, RING } from './map/chart';
import type { Cell, Order, PublicPart } from './generated';
import { directivePrice, numberOf, posterPrice } from './office/office';

/** A district's power with its price, without the discount that its owner's goal gives. */
function powerSaid(view: PublicPart, at: Cell): string {
  const { district } = CHART[at];
  const cost = numberOf(view, `power-${district}`) + (view.active.includes('doublethink') ? 1 : 0);
  return t('cost-power', { power: t(`power-${district}`), will: cost });
}

/** Stations along the ring, the shorter way. */
function stationsTo(from: Cell, to: Cell): number {
  const far = Math.abs(RING.indexOf(from) - RING.indexOf(to));
  return Math.min(far, RING.length - far);
}

const DEEDS: Partial<Record<string, NumberName>> = { camera: 'cost-camera', fence: 'cost-fence' };

export function costOf(
  question: string,
  option: string,
  view: PublicPart,
  seats: readonly string[],
  seat: string,
): string | null {
  const { verb, object } = parse(option);
  const at = view.at[seats.indexOf(seat)];
  if (question === 'act' && verb === 'power') return at && at !== 'none' ? powerSaid(view, at) : null;
  if (question === 'ride' && object && at && at !== 'none')
    return t('cost-stations', { count: stationsTo(at, object as Cell) });
  if (question === 'upkeep' && verb === 'pay') return t('cost-resources', { price: DIRECTIVE[object as Order].upkeep });
  if (question === 'lay-directive') return t('clash-value', { clash: DIRECTIVE[object as Order].clash });
  if (question !== 'command') return null;
  const deed = DEEDS[verb];
  if (deed) return t('cost-resources', { price: numberOf(view, deed) });
  if (verb === 'poster') return t('cost-resources', { price: posterPrice(view) });
  if (verb === 'hire')
    return t('cost-hire', {
      hospital: numberOf(view, 'cost-hire-hospital'),
      office: numberOf(view, 'cost-hire-office'),
    });
  if (verb === 'step') return t('cost-resources', { price: numberOf(view, 'cost-step') });
  if (verb === 'play') return t('cost-resources', { price: directivePrice(view, object as Order) });
  return null;
}
