/** The games of this server, for pages that list them or lead to them. */
import type { Component } from 'svelte';
import { service } from '../shared/connection/service';
import { importWithRetry } from '../shared/connection/imports';
import { alsoTexts } from '../shared/i18n/i18n.svelte';
import type { GameInfo } from '../shared/protocol';
import { GAMES } from '.';

export const coverOf = (name: string): (() => Promise<{ default: Component }>) =>
  GAMES[name]?.cover ?? (() => importWithRetry(() => import('./any/Cover.svelte')));

/** Those that have no board here are called what they call themselves (`game-NAME`). */
export async function gamesHere(): Promise<GameInfo[]> {
  const games = await service.games();
  const others = games.map(({ name }) => name).filter((name) => !GAMES[name]?.cover);
  if (others.length) {
    const { titlesOf } = await importWithRetry(() => import('./any/titles'));
    await alsoTexts(titlesOf(others));
  }
  return games;
}
