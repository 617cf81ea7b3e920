import type { Component } from 'svelte';
import { gameTexts } from '../shared/i18n/i18n.svelte';
import { importWithRetry } from '../shared/connection/imports';
import type { GameClient } from './client';

/** How the parts of a game are fetched: the start page needs its picture only. */
interface Parts {
  cover: () => Promise<{ default: Component }>;
  client: () => Promise<{ client: GameClient }>;
  /** How somebody plays it for the first time: at a table of so many, on the seat of this index. */
  beginner: { seats: number; at: number };
}

export const GAMES: Record<string, Parts> = {
  notalone: {
    cover: () => importWithRetry(() => import('./notalone/Cover.svelte')),
    client: () => importWithRetry(() => import('./notalone')),
    beginner: { seats: 3, at: 1 },
  },
  onoda: {
    cover: () => importWithRetry(() => import('./onoda/Cover.svelte')),
    client: () => importWithRetry(() => import('./onoda')),
    beginner: { seats: 1, at: 0 },
  },
  bigbrother: {
    cover: () => importWithRetry(() => import('./bigbrother/Cover.svelte')),
    client: () => importWithRetry(() => import('./bigbrother')),
    beginner: { seats: 3, at: 1 },
  },
  anima: {
    cover: () => importWithRetry(() => import('./anima/Cover.svelte')),
    client: () => importWithRetry(() => import('./anima')),
    beginner: { seats: 2, at: 0 },
  },
};

export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);

/** Fetches what the client knows of a game, and its texts. */
export async function clientOf(name: string): Promise<GameClient> {
  const { client } = await GAMES[name]!.client();
  await gameTexts(client.texts);
  return client;
}
