import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './toast.ts';

const load = () => import('./toast-stack.tsx');
const ToastStack = lazy(async () => ({ default: (await load()).ToastStack }));

let isWanted = false;
const listeners = new Set<() => void>();

/** For what may fail for want of a network: the code that says so must be there before. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}

/** Says briefly how something ended. The first one fetches the code for all; until then it weighs nothing. */
export function showToast(toast: Toast): void {
  isWanted = true;
  for (const notify of listeners) notify();
  load().then(
    ({ pushToast }) => pushToast(toast),
    () => undefined,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Place where toasts appear; mounted once. */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return isShown ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
