/** Whether this device is told of turns while no page is open, and how that is changed. */
import { api } from '../../shared/connection/api';
import { t } from '../../shared/i18n/i18n.svelte';

/** Only over HTTPS or on this machine itself do browsers know these. */
export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The words are the page's: who sends says but which table. */
const worker = (): string =>
  `/service-worker.js?${new URLSearchParams({ title: t('push-title'), text: t('push-text') })}`;

/** Has the words of a device that is told in the language that is shown now. */
export async function speak(): Promise<void> {
  await navigator.serviceWorker.register(worker());
}

/** Asks the person, and the browser, and tells the server where to send; tells whether all said yes. */
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
