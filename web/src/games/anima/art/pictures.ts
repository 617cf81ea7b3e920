/** Where the pictures lie that `tools/art/anima` draws. */
import cave from './made/inside-cave.svg?url&no-inline';
import hall from './made/inside-hall.svg?url&no-inline';
import wild from './made/inside-wild.svg?url&no-inline';
import CARDS from './made/cards.svg?url&no-inline';
import MAP from './made/map.svg?url&no-inline';
import tallDay from './made/tall-day.svg?url&no-inline';
import tallNight from './made/tall-night.svg?url&no-inline';
import wideDay from './made/wide-day.svg?url&no-inline';
import wideNight from './made/wide-night.svg?url&no-inline';

export const GROUNDS = {
  cave,
  hall,
  wild,
  'tall-day': tallDay,
  'tall-night': tallNight,
  'wide-day': wideDay,
  'wide-night': wideNight,
};
export { CARDS, MAP };
