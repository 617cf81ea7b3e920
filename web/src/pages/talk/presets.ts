import Angry from '@lucide/svelte/icons/angry';
import Frown from '@lucide/svelte/icons/frown';
import Heart from '@lucide/svelte/icons/heart';
import Laugh from '@lucide/svelte/icons/laugh';
import PartyPopper from '@lucide/svelte/icons/party-popper';
import ThumbsUp from '@lucide/svelte/icons/thumbs-up';
import type { Component } from 'svelte';
import { has, t } from '../../shared/i18n/i18n.svelte';
import { service } from '../../shared/connection/service';
import type { Word } from '../../shared/protocol';

/** Presets that are drawn, by their ids; their texts are what they are called. */
export const SIGNS: Record<string, Component<{ size?: number }>> = {
  'thumbs-up': ThumbsUp,
  laugh: Laugh,
  frown: Frown,
  angry: Angry,
  heart: Heart,
  party: PartyPopper,
};

/** A message in the language of who reads it. */
export function wordsOf({ kind, body }: Word): string {
  return kind === 'preset' && has(`preset-${body}`) ? t(`preset-${body}`) : body;
}

/** What can be said with one tap at a table of a game, in the order in which it is offered. */
export async function presetsOf(game: string): Promise<readonly string[]> {
  return (await service.games()).find((one) => one.name === game)?.presets ?? [];
}
