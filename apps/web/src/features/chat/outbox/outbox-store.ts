import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FailureKey } from '#lib/api/api-error.ts';
import { noteWaiting } from '../live/stored-text.ts';
import type { Attachment, TaggedContent } from '../chat-source.ts';

/** A message that is not at the server yet. */
export interface Waiting {
  id: string;
  userId: string;
  roomId: string;
  /** They go in this order. */
  order: number;
  /** ISO time, of this browser's clock. */
  at: string;
  text: string;
  replyTo: string | null;
  attachments: readonly Attachment[];
  taggedContent: TaggedContent;
  /** Why it was refused; null: it is to be sent. */
  failure: FailureKey | null;
}

/** Storage of messages that wait to be sent. */
export interface OutboxStore {
  all(): Promise<Waiting[]>;
  put(waiting: Waiting): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether what is put survives a reload. */
  isKept(): boolean;
}

interface Schema extends DBSchema {
  outbox: { key: string; value: Waiting; indexes: { userId: string } };
}

/** Stores in the browser's database, shared by all tabs, with memory as the fallback. */
export function createOutboxStore(userId: string): OutboxStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () =>
    (opening ??= openDB<Schema>('onceware-chat', 1, {
      upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId'),
      // A newer page changes it.
      blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = undefined;
      },
    }));
  const unstored = new Map<string, Waiting>();
  let canStore = true;
  // None in private windows of some browsers; full; or the reader forbade it.
  const unless = async <Result>(work: Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      const result = await work;
      canStore = true;
      return result;
    } catch {
      canStore = false;
      opening = undefined;
      return otherwise;
    }
  };
  return {
    async all() {
      const stored = await unless(
        database().then((db) => db.getAllFromIndex('outbox', 'userId', userId)),
        [],
      );
      noteWaiting(userId, stored.length > 0);
      return [...stored.filter(({ id }) => !unstored.has(id)), ...unstored.values()];
    },
    async put(waiting) {
      const isStored = await unless(
        database()
          .then((db) => db.put('outbox', waiting))
          .then(() => true),
        false,
      );
      if (!isStored) return void unstored.set(waiting.id, waiting);
      noteWaiting(userId, true);
      unstored.delete(waiting.id);
    },
    async remove(id) {
      unstored.delete(id);
      await unless(
        database().then((db) => db.delete('outbox', id)),
        undefined,
      );
    },
    isKept: () => canStore && unstored.size === 0,
  };
}
