import type { Component } from 'svelte';
import { gameTexts } from '../shared/i18n/i18n.svelte';
import { piece } from '../shared/connection/piece';
import type { GameClient } from './client';

/** How the parts of a game are fetched: the start page needs its picture only. */
interface Parts {
  cover: () => Promise<{ default: Component }>;
  client: () => Promise<{ client: GameClient }>;
}

export const GAMES: Record<string, Parts> = {
  notalone: {
    cover: () => piece(() => import('./notalone/Cover.svelte')),
    client: () => piece(() => import('./notalone')),
  },
  onoda: { cover: () => piece(() => import('./onoda/Cover.svelte')), client: () => piece(() => import('./onoda')) },
  bigbrother: {
    cover: () => piece(() => import('./bigbrother/Cover.svelte')),
    client: () => piece(() => import('./bigbrother')),
  },
  anima: { cover: () => piece(() => import('./anima/Cover.svelte')), client: () => piece(() => import('./anima')) },
};

export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);

/** Fetches what the client knows of a game, and its texts. */
export async function clientOf(name: string): Promise<GameClient> {
  const { client } = await GAMES[name]!.client();
  await gameTexts(client.texts);
  return client;
}
