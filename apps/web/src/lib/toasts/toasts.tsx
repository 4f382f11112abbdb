import { Suspense, useSyncExternalStore } from 'react';
import { preloadable } from '#lib/page/preloadable.tsx';
import type { Toast } from './toast.ts';

const load = () => import('./toast-stack.tsx');
const { Component: ToastStack, preload } = preloadable(async () => (await import('./toast-stack.tsx')).ToastStack);

let isWanted = false;
const listeners = new Set<() => void>();

export { preload as loadToasts };

/** Preloads the toasts, so that a network failure can be reported. */
export function preloadToasts(): void {
  preload().catch(() => undefined);
}

/** Shows a toast. The first one loads the code for all. */
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
