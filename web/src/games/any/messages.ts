import { FluentResource } from '@fluent/bundle';
import type { Messages } from '../../shared/i18n/i18n.svelte';

/** Reads texts that no build has read before. */
export const messagesOf = (text: string): Messages =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
