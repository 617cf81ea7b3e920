import type { Component } from 'svelte';
import type { Gallery, Kind } from '../client';
import Symbols from './art/Symbols.svelte';
import CardFace from './CardFace.svelte';
import { KINDS } from './generated';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const gallery: Gallery = {
  Drawings: Symbols,
  later: 'bigbrother/texts/lines',
  kinds: [{ title: 'Support', of: KINDS, Face: any(CardFace), props: (kind) => ({ kind }) }],
};
