import pg from 'pg';

/** Told by Postgres which user's sessions or permissions changed; `*` means everybody's. */
export interface SessionChanges {
  /** Whether changes are being heard at this moment. While they are not, nothing may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/**
 * Listens on one connection of its own to what the triggers of migration 0001 announce, and connects again when it is lost.
 * `onLost` is called when changes may have been missed.
 */
export function listenForSessionChanges(options: {
  url: string;
  onChange: (userId: string) => void;
  onLost: () => void;
  onError?: (error: unknown) => void;
}): SessionChanges {
  let listening = false;
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (failed: pg.Client) => {
    if (failed !== client) return;
    client = undefined;
    listening = false;
    options.onLost();
    failed.end().catch(() => {});
    if (!closed) retry = setTimeout(connect, RECONNECT_MS).unref();
  };

  function connect() {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'onceware-sessions',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = next;
    next.on('notification', (message) => options.onChange(message.payload ?? '*'));
    next.on('end', () => lost(next));
    next.on('error', (error) => {
      options.onError?.(error);
      lost(next);
    });
    next
      .connect()
      .then(() => next.query('LISTEN session_change'))
      .then(() => {
        listening = client === next;
      })
      .catch((error: unknown) => {
        options.onError?.(error);
        lost(next);
      });
  }

  connect();
  return {
    isListening: () => listening,
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      listening = false;
      await last?.end();
    },
  };
}
