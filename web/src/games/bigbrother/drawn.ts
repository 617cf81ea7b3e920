import type { Component } from 'svelte';
import type { Drawn, Kind } from '../client';
import { t } from '../../shared/i18n/i18n.svelte';
import Symbols from './art/Symbols.svelte';
import CardFace from './CardFace.svelte';
import { FORCE } from './clash/force';
import Cut from './Cut.svelte';
import './drawn.css';
import Face from './Face.svelte';
import { CHARACTERS, GOALS, KINDS, NEWSS, ORDERS } from './generated';
import { SIGNS } from './map/signs';
import OrderFace from './OrderFace.svelte';
import Piece from './Piece.svelte';
import { laterPictures } from './pictures.svelte';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const drawn: Drawn = {
  Drawings: Symbols,
  fetch: laterPictures,
  kinds: [
    { title: 'Support', of: KINDS, family: 'kind', Face: any(CardFace), props: (kind) => ({ kind }) },
    { title: 'Directives', of: ORDERS, family: 'order', Face: any(OrderFace), props: (order) => ({ order }) },
    { title: 'News', of: NEWSS, family: 'news', Face: any(Cut), props: (of) => ({ of, from: 'news' }), shape: '1' },
    { title: 'Goals', of: GOALS, family: 'goal', Face: any(Cut), props: (of) => ({ of, from: 'goals' }), shape: '1' },
    {
      title: 'Faces',
      of: [...CHARACTERS, 'big-brother', ...FORCE],
      family: 'character',
      Face: any(Face),
      props: (of) => ({ of }),
    },
    {
      title: 'Pieces',
      of: Object.keys(SIGNS),
      Face: any(Piece),
      props: (of) => ({ of }),
      shape: '1',
      caption: (sign) => t(SIGNS[sign]!),
    },
  ],
};
