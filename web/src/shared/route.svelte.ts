/** Where the page is: the start, or a table by its id. */
let path: string = $state(location.pathname);

addEventListener('popstate', () => {
  path = location.pathname;
});

export function tableId(): string | null {
  return /^\/(?:t|table|tables)\/([\w-]+)/.exec(path)?.[1] ?? null;
}

export function go(link: string): void {
  const to = new URL(link, location.href);
  history.pushState(null, '', to.pathname + to.search + to.hash);
  path = to.pathname;
  scrollTo(0, 0);
}
