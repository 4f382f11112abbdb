import { errorKey, errorStatus, failureKey, isUnreached } from '#lib/api/api-error.ts';
import { guardUnsent } from '#lib/changes/unsent-guard.ts';
import { backOff, onWake, pause } from '../live/wake.ts';
import type { OutboxStore, Waiting } from './outbox-store.ts';

/** Values that the server assigned to a message. */
export interface Numbered {
  number: number;
  seq: number;
  sentAt: string;
}

interface OutboxListener {
  /** Something waits, or waits no more, in this tab or another. */
  onChange?: () => void;
  onSent?: (sent: Waiting, numbered: Numbered) => void;
}

/** Own messages on their way (LIVE-05). */
export interface Outbox {
  /** In their order. */
  of(roomId: string): readonly Waiting[];
  /** How many are neither sent nor given up, in all rooms. */
  count(): number;
  isKept(): boolean;
  add(message: Omit<Waiting, 'userId' | 'order' | 'at' | 'failure'>): void;
  /** Sends a refused message again, after the waiting ones. */
  retry(id: string): void;
  /** It is given up, or it was seen in the room. */
  remove(id: string): void;
  listen(listener: OutboxListener): () => void;
  /** Drops all of them at sign-out. */
  forget(): Promise<void>;
  close(): void;
}

interface Given {
  userId: string;
  store: OutboxStore;
  deliver: (waiting: Waiting) => Promise<Numbered>;
  /** The reader is signed out, or somebody else is signed in. */
  onRefused: (error: unknown) => void;
  /** Only one tab sends at a time; null where tabs cannot agree: then a message may be sent twice, and is there once. */
  locks?: Pick<LockManager, 'request'> | null;
  channel?: Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'> | null;
  wakes?: (run: () => void) => () => void;
}

const LONGEST_MS = 15_000;
/** Refusals that heal by waiting. */
const PASSING: ReadonlySet<string | null> = new Set([
  'too_many_requests',
  'too_many_messages',
  'slow_mode',
  'unavailable',
]);

const isPassing = (error: unknown): boolean =>
  isUnreached(error) || (errorStatus(error) ?? 0) >= 500 || PASSING.has(errorKey(error));

/**
 * Each room's messages go one after the other, as they were written; rooms do not wait for each other. One that was refused
 * stays, for another try or to be given up, and holds up nobody: what was written after it goes on, as people expect of a chat.
 * Ids are made here, so that what is sent again, by this tab or the next, is in the room once (LIVE-03).
 */
export function createOutbox({
  userId,
  store,
  deliver,
  onRefused,
  locks = 'locks' in navigator ? navigator.locks : null,
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`chat-outbox-${userId}`) : null,
  wakes = onWake,
}: Given): Outbox {
  const listeners = new Set<OutboxListener>();
  const closing = new AbortController();
  /** Changes that are being stored, so that a reading from before them does not undo them. */
  const storing = new Map<string, Waiting | null>();
  const working = new Set<string>();
  let messages: readonly Waiting[] = [];
  let endGuard: (() => void) | undefined;

  function show(next: readonly Waiting[]): void {
    messages = next.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
    const isLost = messages.length > 0 && !store.isKept();
    if (isLost && !endGuard) guardUnsent(new Promise<void>((resolve) => (endGuard = resolve)));
    if (!isLost) {
      endGuard?.();
      endGuard = undefined;
    }
    for (const { onChange } of listeners) onChange?.();
  }

  async function change(id: string, next: Waiting | null): Promise<void> {
    storing.set(id, next);
    show([...messages.filter((message) => message.id !== id), ...(next ? [next] : [])]);
    await (next ? store.put(next) : store.remove(id));
    if (storing.get(id) === next) storing.delete(id);
    channel?.postMessage(null);
    // Whether it is kept is known now.
    show(messages);
  }

  async function read(): Promise<void> {
    const stored = await store.all();
    const others = stored.filter(({ id }) => !storing.has(id));
    show([...others, ...[...storing.values()].filter((message) => message !== null)]);
  }

  async function sendAll(roomId: string): Promise<void> {
    for (let failures = 0; !closing.signal.aborted;) {
      // Another tab may have sent them, or have more.
      await read();
      const next = messages.find((message) => message.roomId === roomId && message.failure === null);
      if (!next || closing.signal.aborted) return;
      try {
        const numbered = await deliver(next);
        failures = 0;
        for (const { onSent } of listeners) onSent?.(next, numbered);
        await change(next.id, null);
      } catch (error) {
        if (errorKey(error) === 'unauthenticated') return onRefused(error);
        if (!isPassing(error)) await change(next.id, { ...next, failure: failureKey(error) });
        else await pause(backOff((failures += 1), LONGEST_MS), closing.signal, wakes);
      }
    }
  }

  async function work(roomId: string): Promise<void> {
    if (working.has(roomId)) return;
    working.add(roomId);
    const { signal } = closing;
    try {
      const name = `chat-outbox-${userId}-${roomId}`;
      await (locks ? locks.request(name, { signal }, () => sendAll(roomId)) : sendAll(roomId));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      working.delete(roomId);
    }
    // Written after the last look.
    if (!signal.aborted && messages.some((message) => message.roomId === roomId && isNew(message))) void work(roomId);
  }
  const isNew = ({ id, failure }: Waiting) => failure === null && storing.has(id);

  const workAll = () => {
    for (const roomId of new Set(messages.filter(({ failure }) => failure === null).map((message) => message.roomId)))
      void work(roomId);
  };
  const readAndWork = () => void read().then(workAll);
  channel?.addEventListener('message', readAndWork);
  readAndWork();

  const nextOrder = () => Math.max(Date.now(), (messages.at(-1)?.order ?? 0) + 1);
  return {
    of: (roomId) => messages.filter((message) => message.roomId === roomId),
    count: () => messages.length,
    isKept: () => store.isKept(),
    add(message) {
      const order = nextOrder();
      const waiting = { ...message, userId, order, at: new Date().toISOString(), failure: null };
      void change(message.id, waiting).then(workAll);
    },
    retry(id) {
      const failed = messages.find((message) => message.id === id);
      if (failed) void change(id, { ...failed, failure: null, order: nextOrder() }).then(workAll);
    },
    remove(id) {
      if (messages.some((message) => message.id === id)) void change(id, null);
    },
    listen(given) {
      const listener = { ...given };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async forget() {
      await Promise.all((await store.all()).map(({ id }) => change(id, null)));
    },
    close() {
      closing.abort();
      channel?.close();
      endGuard?.();
      listeners.clear();
    },
  };
}
