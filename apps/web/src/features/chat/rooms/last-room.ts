import { fromText, type OpenedRoom, toText } from './room-ref.ts';

/** The panel's two modes have rooms of their own. */
export type Mode = 'public' | 'private';

const keyOf = (userId: string, mode: Mode) => `chat-room:${mode}:${userId}`;

/** Room that this user had open last in this browser; null if there is none yet. */
export function readLast(userId: string, mode: Mode): OpenedRoom | null {
  try {
    return fromText(localStorage.getItem(keyOf(userId, mode)) ?? '');
  } catch {
    return null;
  }
}

export function storeLast(userId: string, mode: Mode, opened: OpenedRoom | null): void {
  try {
    if (opened) localStorage.setItem(keyOf(userId, mode), toText(opened));
    else localStorage.removeItem(keyOf(userId, mode));
  } catch {
    // Storage is closed: it lasts as long as the panel.
  }
}
