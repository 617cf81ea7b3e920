/** Tokens and figures of the map, and their names. */
export const SIGNS: Readonly<Record<string, string>> = {
  lurking: 'here-abroad',
  police: 'sign-police',
  camera: 'here-camera',
  poster: 'here-poster',
  antiposter: 'here-antiposter',
  market: 'here-market',
  stash: 'sign-stash',
  militia: 'sign-militia',
  crowd: 'here-crowd',
  fence: 'sign-fence',
};
