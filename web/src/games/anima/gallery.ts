import type { Component } from 'svelte';
import type { Gallery, Kind } from '../client';
import Symbols from './art/Symbols.svelte';
import CardFace from './CardFace.svelte';
import CharacterFace from './CharacterFace.svelte';
import { CHARACTERS, KINDS } from './generated';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const gallery: Gallery = {
  Drawings: Symbols,
  later: 'anima/texts/lines',
  kinds: [
    { title: 'Characters', of: CHARACTERS, Face: any(CharacterFace), props: (who) => ({ who }) },
    { title: 'Advantages', of: KINDS, Face: any(CardFace), props: (kind) => ({ kind }) },
  ],
};
