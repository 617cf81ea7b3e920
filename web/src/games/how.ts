const DRAWN = import.meta.glob<string>('./*/art/made/how/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The pictures of how a game goes, in order; a game from elsewhere has none. */
export const howPictures = (name: string): string[] =>
  Object.keys(DRAWN)
    .filter((file) => file.startsWith(`./${name}/`))
    .map((file) => DRAWN[file]!);
