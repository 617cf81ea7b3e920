/** Which parts of the client may import which: `App` -> `pages` -> `games` -> `shared`, and never in a circle. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      comment: 'A folder of pages or of shared things is used by others or uses them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(pages|shared)/' },
      to: { circular: true },
    },
    {
      name: 'shared-knows-no-page-and-no-game',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/', pathNot: '^src/(shared|styles)/' },
    },
    {
      name: 'a-game-knows-no-other',
      comment: 'What all games have in common is described in client.ts.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(shared/|games/$1/|games/client\\.ts$)' },
    },
    {
      name: 'only-the-list-names-games',
      comment:
        'Pages reach a game through games/index.ts, which fetches it when it is needed; games/list.ts names all.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/(index\\.ts$|list\\.ts$|[^/]+/)' },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'drawings-are-drawings',
      severity: 'error',
      from: { path: '^src/games/[^/]+/art/' },
      to: { path: '^src/', pathNot: '/art/' },
    },
    { name: 'games-know-no-page', severity: 'error', from: { path: '^src/games/' }, to: { path: '^src/pages/' } },
    { name: 'imports-lead-somewhere', severity: 'error', from: {}, to: { path: '^\\.', couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
