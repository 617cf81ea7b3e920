import { api } from '../../shared/connection/api';
import { has, t } from '../../shared/i18n/i18n.svelte';

/** The bots that can play a game, the best of its own first. */
export async function botsOf(game: string): Promise<string[]> {
  return (await api.games()).find((one) => one.name === game)?.bots ?? [];
}

export function botName(bot: string | null): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : t('kind-bot');
}
