/** Push notifications of turns on this device while no page is open, and how they are switched. */
import { api } from '../../shared/connection/api';
import { t } from '../../shared/i18n/i18n.svelte';

/** Browsers offer these only over HTTPS or on the machine itself. */
export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The page provides the words: a notification names only the table. */
const worker = (): string =>
  `/service-worker.js?${new URLSearchParams({ title: t('push-title'), text: t('push-text') })}`;

/** Gives the notifications of this device the language that is shown now. */
export async function speak(): Promise<void> {
  await navigator.serviceWorker.register(worker());
}

/** Asks the user and the browser for permission and subscribes at the server; returns whether all agreed. */
export async function begin(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await speak();
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await api.tellDevice({ endpoint: endpoint!, key: keys!.p256dh!, secret: keys!.auth! });
  return true;
}

export async function end(): Promise<void> {
  await api.forgetDevice();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
