import type { subscribeInput } from '@onceware/api/platform/notifications/notifications.contract';
import type { z } from 'zod';

export type BrowserSubscription = z.input<typeof subscribeInput>;

/** Whether this browser can show notifications while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isBlocked = (): boolean => canPush() && Notification.permission === 'denied';

/**
 * Asks for permission and has the browser subscribe, for this site's key alone.
 *
 * @returns null where the reader did not allow it
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/push-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, as the site had it before, receives nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
