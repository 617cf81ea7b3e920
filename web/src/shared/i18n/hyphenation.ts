/** Where long words on small cards may be hyphenated: not every browser can do so in these languages. */
const CONSONANT = '[б-джзйк-нп-тф-щґb-df-hj-np-tv-xz]';
const VOWEL = '[аеёиіїоуыэюяєaeiouy]';
/** English words are short: only the longest do not fit where others do. */
const LONG = /\p{Script=Cyrillic}{9,}|\p{L}{10,}/gu;
const BETWEEN = new RegExp(
  `(?<=\\p{L}${VOWEL})(?:(${CONSONANT}[ьъ’']?)(${CONSONANT}+)|(${CONSONANT}))(?=${VOWEL})`,
  'giu',
);

/** The text with soft hyphens in its long words: of several consonants between vowels the first stays behind. */
export const hyphenated = (text: string): string =>
  text.replace(LONG, (word) =>
    word.replace(BETWEEN, (_, first = '', rest = '', single = '') => `${first}\u00ad${rest}${single}`),
  );
