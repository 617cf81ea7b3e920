/** Push notifications of turns on this device while no page is open, and how they are switched. */
import { service } from '../../shared/connection/service';
import { possible as worked, register } from '../../shared/page/worker';

/** Browsers offer these only over HTTPS or on the machine itself. */
export const possible = (): boolean => worked() && 'PushManager' in window && 'Notification' in window;

/** Asks the user and the browser for permission and subscribes at the server; returns whether all agreed. */
export async function begin(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register();
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await service.tellDevice({ endpoint: endpoint!, key: keys!.p256dh!, secret: keys!.auth! });
  return true;
}

export async function end(): Promise<void> {
  await service.forgetDevice();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
