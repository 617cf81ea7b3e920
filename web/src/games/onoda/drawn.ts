import type { Component } from 'svelte';
import type { Drawn, Kind } from '../client';
import { t } from '../../shared/i18n/i18n.svelte';
import Art from './Art.svelte';
import { fetchPictures } from './art/pictures.svelte';
import Scenes from './art/Scenes.svelte';
import CardFace from './CardFace.svelte';
import { COMRADES, EVENTS, ITEMS, TOKENS } from './generated';
import Token from './Token.svelte';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

export const drawn: Drawn = {
  Drawings: Scenes,
  fetch: fetchPictures,
  kinds: [
    { title: 'Events', of: EVENTS, family: 'event', Face: any(CardFace), props: (event) => ({ event }) },
    {
      title: 'Things',
      of: ITEMS,
      Face: any(Art),
      props: (of) => ({ of }),
      shape: '1',
      caption: (item) => t(`item-${item}`),
    },
    { title: 'People', of: ['onoda', ...COMRADES], Face: any(Art), props: (of) => ({ of }), shape: '1' },
    {
      title: 'Tracks',
      of: ['health', 'paranoia', 'honor'],
      Face: any(Art),
      props: (of) => ({ of }),
      shape: '1',
      caption: (track) => t(`track-${track}`),
    },
    {
      title: 'Signs',
      of: ['alert', 'flag', 'seal', 'bag', 'rice', 'sand', 'grave', 'blank'],
      Face: any(Art),
      props: (of) => ({ of }),
      shape: '1',
    },
    {
      title: 'Tokens',
      of: TOKENS.flatMap((token) => [`${token} determination`, `${token} food`]),
      Face: any(Token),
      props: (both) => {
        const [token = '', face = ''] = both.split(' ');
        return { token, face };
      },
      shape: '1',
    },
  ],
};
