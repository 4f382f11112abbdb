import { useSyncExternalStore } from 'react';

const KEY = 'single-keys';
const OFF = 'off';

const listeners = new Set<() => void>();
// Holds the choice where the browser refuses to store it.
let chosen: boolean | null = null;

function read(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function choose(isOn: boolean): void {
  chosen = null;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    chosen = isOn;
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', notify);
  };
}

/** Whether keys without Ctrl or ⌘ do something anywhere on a page, and how to say so for this browser (WCAG 2.1.4, CAT-18). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), choose];
}
