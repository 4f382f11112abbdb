/** The samples that a member has read or archived; the others are new. */
export interface StoredNotifications {
  archived: readonly string[];
  read: readonly string[];
}

const NOTHING: StoredNotifications = { archived: [], read: [] };

const keyOf = (userId: string) => `sample-notifications:${userId}`;

/** Replacement when the browser stores nothing. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The last answer, so that the same words are the same object. */
let last: { text: string; kept: StoredNotifications } = { text: '', kept: NOTHING };

/** Reads this browser's record of an account; it outlasts a reload and signing out. */
export function readStored(userId: string | undefined): StoredNotifications {
  const text = userId === undefined ? '' : textOf(keyOf(userId));
  if (last.text !== text) last = { text, kept: parse(text) };
  return last.kept;
}

export function storeNotifications(userId: string, kept: StoredNotifications): void {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(keyOf(userId), text);
  } catch {
    memory.set(keyOf(userId), text);
  }
  for (const notify of listeners) notify();
}

/** Calls back when it changes, in another tab too. */
export function subscribeStored(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', notify);
  };
}

function textOf(key: string): string {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

/** Keeps only ids from stored data. */
function parse(text: string): StoredNotifications {
  if (text === '') return NOTHING;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return NOTHING;
    const ids = (name: keyof StoredNotifications) => {
      const value: unknown = Object.entries(stored).find(([key]) => key === name)?.[1];
      return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    };
    return { archived: ids('archived'), read: ids('read') };
  } catch {
    return NOTHING;
  }
}
