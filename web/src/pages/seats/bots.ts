import { service } from '../../shared/connection/service';
import { has, t } from '../../shared/i18n/i18n.svelte';

/** The bots that can play a game, the best of its own first. */
export async function botsOf(game: string): Promise<string[]> {
  return (await service.games()).find((one) => one.name === game)?.bots ?? [];
}

/** The bot for a first game. */
const NOVICE = 'novice';

/** Who of these plays against a beginner. */
export const beginnersBot = (bots: readonly string[]): string | undefined => (bots.includes(NOVICE) ? NOVICE : bots[0]);

export function botName(bot: string | null): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : t('kind-bot');
}
