/** Where long words on small cards may be parted: not every browser knows the syllables of these languages. */
const CONSONANT = '[б-джзйк-нп-тф-щґ]';
const VOWEL = '[аеёиіїоуыэюяє]';
const BETWEEN = new RegExp(`(?<=\\p{L}${VOWEL})(?:(${CONSONANT}[ьъ’']?)(${CONSONANT}+)|(${CONSONANT}))(?=${VOWEL})`, 'giu');

/** The text with soft hyphens in its long words: of several consonants between vowels the first stays behind. */
export const soft = (text: string): string =>
  text.replace(/\p{L}{9,}/gu, (word) => word.replace(BETWEEN, (_, first = '', rest = '', single = '') => `${first}\u00ad${rest}${single}`));
