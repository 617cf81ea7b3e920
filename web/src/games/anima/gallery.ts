import type { Component } from 'svelte';
import type { Gallery, Kind } from '../client';
import Art from './Art.svelte';
import Symbols from './art/Symbols.svelte';
import CardFace from './CardFace.svelte';
import CharacterFace from './CharacterFace.svelte';
import { AREAS, CHARACTERS, ENCOUNTERS, KINDS, MISSIONS } from './generated';
import { holdsDrawings, laterPictures } from './pictures.svelte';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

const drawn = (kind: string) => (id: string) => ({ of: `${kind}-${id}` });

export const gallery: Gallery = {
  Drawings: Symbols,
  fetch: laterPictures,
  holds: holdsDrawings,
  kinds: [
    { title: 'Characters', of: CHARACTERS, Face: any(CharacterFace), props: (who) => ({ who }) },
    { title: 'Advantages', of: KINDS, Face: any(CardFace), props: (kind) => ({ kind }) },
    { title: 'Areas', of: AREAS, Face: any(Art), props: drawn('place'), shape: '1' },
    { title: 'Encounters', of: ENCOUNTERS, Face: any(Art), props: drawn('met'), shape: '1' },
    { title: 'Missions', of: MISSIONS, Face: any(Art), props: drawn('mission'), shape: '1' },
  ],
};
