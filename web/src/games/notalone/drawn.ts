import type { Component } from 'svelte';
import type { Drawn, Kind } from '../client';
import { t } from '../../shared/i18n/i18n.svelte';
import Tokens from './art/Tokens.svelte';
import './drawn.css';
import { HUNTS, PLACES, SURVIVALS } from './generated';
import CardFace from './hand/CardFace.svelte';
import PlaceFace from './hand/PlaceFace.svelte';
import Art from './pieces/Art.svelte';
import { laterPictures } from './pictures.svelte';

/** The counters and tokens, and their names. */
const PIECES: Readonly<Record<string, string>> = {
  'token-creature': 'token-creature',
  'token-artemia': 'token-artemia',
  'token-target': 'token-target',
  beacon: 'beacon',
  will: 'will',
  'counter-rescue': 'track-rescue',
  'counter-assimilation': 'track-assimilation',
};

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const drawn: Drawn = {
  Drawings: Tokens,
  fetch: laterPictures,
  kinds: [
    { title: 'Places', of: PLACES, family: 'place', Face: any(PlaceFace), props: (place) => ({ place, line: '' }) },
    { title: 'Hunt', of: HUNTS, family: 'hunt', Face: any(CardFace), props: (card) => ({ kind: 'hunt', card }) },
    {
      title: 'Survival',
      of: SURVIVALS,
      family: 'survival',
      Face: any(CardFace),
      props: (card) => ({ kind: 'survival', card }),
    },
    {
      title: 'Pieces',
      of: Object.keys(PIECES),
      Face: any(Art),
      props: (of) => ({ of }),
      shape: '1',
      caption: (piece) => t(PIECES[piece]!),
    },
  ],
};
