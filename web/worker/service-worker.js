/**
 * The one worker of the page. It keeps the page itself and the files of this build, so that there is something to show
 * without a connection; and it shows that somebody is asked, while no page is open (its words come with its own address,
 * from the page). It never sees a table: what goes to `/api` passes it by, and nothing but files of the build is kept.
 *
 * The build puts two constants before it: `BUILD`, which tells builds apart, and `SHELL`, the files that the page of
 * a lost connection needs (`plugin.js`).
 */
const CACHE = `build-${BUILD}`;
const PAGE = '/';
const words = new URLSearchParams(location.search);

/** Keeps the page, with a mark by which it knows that it comes from here, and what it needs to say so. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  const page = await fetch(PAGE, { cache: 'no-store' });
  if (!page.ok) throw new Error(`the page cannot be kept: ${page.status}`);
  const marked = (await page.text()).replace('<html ', '<html data-offline ');
  await cache.put(PAGE, new Response(marked, { headers: page.headers }));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page that has just come asks for it: a table open elsewhere may still need the files of its own, older build. */
async function takeOver() {
  if ((await pages()).length < 2) await skipWaiting();
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.status === 200) {
    const cache = await caches.open(CACHE);
    await cache.put(request, found.clone()).catch(() => undefined); // no room: it comes from the network next time
  }
  return found;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw lost;
  }
}

const openTo = async (table) => (await pages()).filter((page) => new URL(page.url).pathname === `/t/${table}`);

async function show(data) {
  const { table } = data.json();
  if (!/^[\w-]{1,32}$/.test(table)) return;
  if ((await openTo(table)).some((page) => page.visibilityState === 'visible' && page.focused)) return;
  await registration.showNotification(words.get('title') ?? 'fogtable', {
    body: words.get('text') ?? '',
    tag: table,
    icon: '/icon-192.png',
    data: { table },
  });
}

async function come(table) {
  const [page] = await openTo(table);
  await (page ? page.focus() : clients.openWindow(`/t/${table}`));
}

addEventListener('install', (event) => event.waitUntil(keepShell()));
addEventListener('activate', (event) => event.waitUntil(dropOlder()));
addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') && !search) event.respondWith(asset(request));
});
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data.table));
});
