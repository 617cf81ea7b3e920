import { knownOf } from '../../games';
import { api } from '../../shared/connection/api';
import { has } from '../../shared/i18n/i18n.svelte';
import type { TableInfo } from '../../shared/protocol';
import { played } from '../../shared/storage/played';
import { count } from './count';

/** Counts the games of this device that ended while nobody looked. */
export async function catchUp(tables: readonly TableInfo[]): Promise<void> {
  const known = new Set(played().map(({ table }) => table));
  // The server names the newest first; in a history they come last.
  const ended = tables.filter((table) => table.state === 'over' && has(`game-${table.game}`) && !known.has(table.id));
  for (const table of ended.reverse()) {
    const view = (await api.views(table.id, { again: false })).find(({ over }) => over);
    if (!view?.over || !view.public) continue; // by agreement: then there is no result
    await count({ ...table, over: view.over, public: view.public }, await knownOf(table.game));
  }
}
