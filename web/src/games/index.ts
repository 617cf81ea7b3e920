import type { Component } from 'svelte';
import { gameTexts } from '../shared/i18n/i18n.svelte';
import { importWithRetry } from '../shared/connection/imports';
import type { GameClient } from './client';

/** How the parts of a game are fetched: the start page needs its picture only. */
interface Parts {
  cover: () => Promise<{ default: Component }>;
  client: () => Promise<{ client: GameClient }>;
}

/** The games that have a board of their own. */
export const GAMES: Readonly<Record<string, Parts | undefined>> = {
  notalone: {
    cover: () => importWithRetry(() => import('./notalone/Cover.svelte')),
    client: () => importWithRetry(() => import('./notalone')),
  },
  onoda: {
    cover: () => importWithRetry(() => import('./onoda/Cover.svelte')),
    client: () => importWithRetry(() => import('./onoda')),
  },
  bigbrother: {
    cover: () => importWithRetry(() => import('./bigbrother/Cover.svelte')),
    client: () => importWithRetry(() => import('./bigbrother')),
  },
  anima: {
    cover: () => importWithRetry(() => import('./anima/Cover.svelte')),
    client: () => importWithRetry(() => import('./anima')),
  },
};

/** What the client knows of a game; of one that has no board here, what it declares. */
export async function knownOf(name: string): Promise<GameClient> {
  const { client } = GAMES[name] ?? {};
  return client ? (await client()).client : (await importWithRetry(() => import('./any'))).clientFor(name);
}

/** Fetches what the client knows of a game, and its texts. */
export async function clientOf(name: string): Promise<GameClient> {
  const client = await knownOf(name);
  await gameTexts(client.texts);
  return client;
}
