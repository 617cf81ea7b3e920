import type { Component } from 'svelte';
import type { Drawn, Kind } from '../client';
import { t } from '../../shared/i18n/i18n.svelte';
import Arched from './Arched.svelte';
import Art from './Art.svelte';
import Symbols from './art/Symbols.svelte';
import CardFace from './CardFace.svelte';
import CharacterFace from './CharacterFace.svelte';
import './drawn.css';
import { AREAS, CHARACTERS, ENCOUNTERS, FINALS, FOES, KINDS, MISSIONS } from './generated';
import { holdsDrawings, laterPictures } from './pictures.svelte';

const any = <Props extends object>(face: Component<Props>): Kind['Face'] => face as unknown as Kind['Face'];

/** The signs on cards and Areas, and their names. */
const SIGNS: Readonly<Record<string, string>> = {
  ki: 'skill-ki',
  magic: 'skill-magic',
  trickery: 'skill-trickery',
  'reward-bonus': 'reward-bonus',
  'reward-recruit': 'reward-recruit',
};

const sheet = (kind: string) => (id: string) => ({ of: `${kind}-${id}` });

export const drawn: Drawn = {
  Drawings: Symbols,
  fetch: laterPictures,
  holds: holdsDrawings,
  kinds: [
    ...[
      {
        title: 'Characters',
        of: CHARACTERS,
        family: 'character',
        Face: any(CharacterFace),
        props: (who: string) => ({ who }),
      },
      { title: 'Advantages', of: KINDS, family: 'kind', Face: any(CardFace), props: (kind: string) => ({ kind }) },
      { title: 'Areas', of: AREAS, family: 'area', Face: any(Art), props: sheet('place'), shape: '1' },
      { title: 'Encounters', of: ENCOUNTERS, family: 'encounter', Face: any(Art), props: sheet('met'), shape: '1' },
      { title: 'Foes', of: FOES, family: 'foe', Face: any(Art), props: sheet('met'), shape: '1' },
      { title: 'Missions', of: MISSIONS, family: 'mission', Face: any(Art), props: sheet('mission'), shape: '1' },
      { title: 'Final Missions', of: FINALS, family: 'final', Face: any(Art), props: sheet('final'), shape: '1' },
    ].map((kind) => ({ ...kind, Large: Arched })),
    {
      title: 'Signs',
      of: Object.keys(SIGNS),
      Face: any(Art),
      props: (of) => ({ of }),
      shape: '1',
      caption: (sign) => t(SIGNS[sign]!),
    },
  ],
};
