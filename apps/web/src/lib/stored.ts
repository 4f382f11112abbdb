const CHANGE = 'storage';

/** Calls back when something in the browser's storage was changed, here or in another tab. @returns what ends that */
export function subscribeStored(notify: () => void): () => void {
  addEventListener(CHANGE, notify);
  return () => removeEventListener(CHANGE, notify);
}

/** Tells of a change made here: the browser itself tells other tabs alone. */
export const tellStored = (): boolean => dispatchEvent(new Event(CHANGE));
