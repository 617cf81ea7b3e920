/** Where the made pictures lie, by their file's name: a part of the client that comes when one can play already. */
const FILES = import.meta.glob<string>('./made/*.svg', { query: '?url', import: 'default', eager: true });

export const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.slice('./made/'.length, -'.svg'.length), address]),
);
