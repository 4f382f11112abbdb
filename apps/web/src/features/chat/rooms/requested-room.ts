import { useSyncExternalStore } from 'react';
import type { RoomRef } from './room-ref.ts';

export interface RequestedRoom {
  room: RoomRef;
  /** Message to jump to. */
  messageId: string | null;
}

let asked: RequestedRoom | null = null;
const listeners = new Set<() => void>();

function set(next: RequestedRoom | null): void {
  asked = next;
  for (const notify of listeners) notify();
}

/** Asks the panel for a room, from outside of it: a page's button, an address. It is shown once the panel is open. */
export const requestRoom = (room: RoomRef, messageId: string | null = null): void => set({ room, messageId });
export const clearRequestedRoom = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRequestedRoom = (): RequestedRoom | null => useSyncExternalStore(subscribe, () => asked);
