import type { Component } from 'svelte';
import type { Gallery, Kind } from '../client';
import Tokens from './art/Tokens.svelte';
import { HUNTS, PLACES, SURVIVALS } from './generated';
import CardFace from './hand/CardFace.svelte';
import PlaceFace from './hand/PlaceFace.svelte';
import { laterPictures } from './pictures.svelte';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const gallery: Gallery = {
  Drawings: Tokens,
  fetch: laterPictures,
  kinds: [
    { title: 'Places', of: PLACES, Face: any(PlaceFace), props: (place) => ({ place, line: '' }) },
    { title: 'Hunt', of: HUNTS, Face: any(CardFace), props: (card) => ({ kind: 'hunt', card }) },
    { title: 'Survival', of: SURVIVALS, Face: any(CardFace), props: (card) => ({ kind: 'survival', card }) },
  ],
};
