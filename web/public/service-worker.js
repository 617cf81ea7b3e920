/** Shows that somebody is asked, while no page is open. Its words come with its own address, from the page. */
const words = new URLSearchParams(location.search);

const openTo = async (table) => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === `/t/${table}`);
};

async function show(data) {
  const { table } = data.json();
  if (!/^[\w-]{1,32}$/.test(table)) return;
  if ((await openTo(table)).some((page) => page.visibilityState === 'visible' && page.focused)) return;
  await registration.showNotification(words.get('title') ?? 'fogtable', {
    body: words.get('text') ?? '',
    tag: table,
    icon: '/favicon.svg',
    data: { table },
  });
}

async function come(table) {
  const [page] = await openTo(table);
  await (page ? page.focus() : clients.openWindow(`/t/${table}`));
}

addEventListener('install', () => skipWaiting());
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data.table));
});
