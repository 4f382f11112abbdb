import { useSyncExternalStore } from 'react';
import { subscribeStored, tellStored } from '../stored.ts';

const KEY = 'single-keys';

/** Holds for this page where the browser refuses to store. */
let here = true;

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return here;
  }
}

function choose(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    here = isOn;
  }
  tellStored();
}

/** Whether keys without Ctrl or ⌘ do something anywhere on a page, and how to say so for this browser (WCAG 2.1.4, CAT-18). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribeStored, read, () => true), choose];
}
