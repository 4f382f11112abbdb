import { openListeningConnection, type ListeningConnectionOptions } from './listening-connection.ts';

/** Hears what Postgres announces (`pg_notify`). */
export interface Listener {
  /** Whether announcements are being heard at this moment. While they are not, nothing may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/**
 * Listens to `channels` on one connection of its own, and connects again when it is lost. It is believed only while it hears
 * what it has announced itself (docs/decisions/003-session-cache.md).
 */
export function listen({
  onGap,
  onError,
  ...connectTo
}: Pick<ListeningConnectionOptions, 'url' | 'pool' | 'channels' | 'onError'> & {
  /** Called when announcements may have been missed. */
  onGap: () => void;
}): Listener {
  let connection: { close(): Promise<void> } | undefined;
  let isListening = false;
  let isDeafnessTold = false;
  let timer: NodeJS.Timeout | undefined;

  function onProven() {
    if (isListening) return;
    // What was read before may be older than what was heard first.
    onGap();
    isListening = true;
    isDeafnessTold = false;
  }

  function onDeaf() {
    if (!isDeafnessTold) onError?.(new Error(DEAF));
    isDeafnessTold = true;
  }

  function onLost() {
    connection = undefined;
    isListening = false;
    onGap();
    timer = setTimeout(connect, RECONNECT_MS).unref();
  }

  function connect() {
    connection = openListeningConnection({ ...connectTo, onError, onProven, onDeaf, onLost });
  }

  connect();
  return {
    isListening: () => isListening,
    async close() {
      clearTimeout(timer);
      isListening = false;
      await connection?.close();
    },
  };
}

const DEAF =
  'The connection that listens for changes of sessions hears nothing, so sessions are read anew at every call. ' +
  'If a pooler stands before Postgres, set DATABASE_DIRECT_URL to the address behind it.';
