/** The service worker of this device: it keeps the page for when there is no connection, and shows notifications. */
import { t, withTexts } from '../i18n/i18n.svelte';

/** Browsers offer it only over HTTPS or on the machine itself; elsewhere the page goes without. */
export const possible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** The page provides the words, in the language that is shown: a notification names only the table. */
const address = (): string =>
  `/service-worker.js?${new URLSearchParams({ title: t('push-title'), text: t('push-text') })}`;

export async function register(): Promise<ServiceWorkerRegistration> {
  await withTexts('notices', async () => {});
  return navigator.serviceWorker.register(address());
}

/** Asks a worker that is ready to take the place of an older one; it does unless an older page is open. */
function takeOver(worker: ServiceWorker): void {
  if (worker.state === 'installed') worker.postMessage('take-over');
}

/** Milliseconds in which a page has just been loaded, and so is of the newest build. */
const NEW = 60_000;

/** Registers the worker, or brings it to the build and the language of this page. */
export async function keep(): Promise<void> {
  if (!possible()) return;
  try {
    const registration = await register();
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (!next || !registration.active || performance.now() > NEW) return;
    next.addEventListener('statechange', () => takeOver(next));
    takeOver(next);
  } catch {
    // Refused by the browser, or no network: the page goes without it.
  }
}
