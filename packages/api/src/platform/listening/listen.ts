import { openListeningConnection, type ListeningConnectionOptions } from './listening-connection.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** Listener for changes, including those of other processes. */
    listener: Listener;
  }
}

/** pg-boss' own name for what it announces: `pgboss_` and the beginning of the SHA-224 of its schema's name. */
export const JOBS_CHANNEL = 'pgboss_454650302e472074f72063fd';

/**
 * Channels that triggers notify: changed sessions or permissions (`notify_session_change`), and changed deals or tools
 * (`notify_catalog_change`). `chat` carries the messages between processes (platform/pubsub).
 */
const CHANNELS = ['session_change', 'catalog_change', 'chat', JOBS_CHANNEL] as const;

interface Hearer {
  onChange: (payload: string) => void;
  /** Called when announcements may have been missed. */
  onGap: () => void;
}

/** Listens to Postgres' notifications (`pg_notify`), which invalidate this process's caches. */
export interface Listener {
  /** Whether announcements are being heard at this moment. While they are not, nothing may be kept for long. */
  isListening(): boolean;
  on(channel: (typeof CHANNELS)[number], hearer: Hearer): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/**
 * Listens on one connection of its own, and connects again when it is lost. It is believed only while it hears what it has
 * announced itself (docs/decisions/003-session-cache.md).
 */
export function listen({
  onError,
  ...connectTo
}: Pick<ListeningConnectionOptions, 'url' | 'pool' | 'onError'>): Listener {
  const hearers = {
    session_change: new Set<Hearer>(),
    catalog_change: new Set<Hearer>(),
    chat: new Set<Hearer>(),
    [JOBS_CHANNEL]: new Set<Hearer>(),
  };
  let connection: { close(): Promise<void> } | undefined;
  let isListening = false;
  let isDeafnessTold = false;
  let timer: NodeJS.Timeout | undefined;

  const channels = Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      (payload: string) => hearers[channel].forEach(({ onChange }) => onChange(payload)),
    ]),
  );
  const onGap = () => CHANNELS.forEach((channel) => hearers[channel].forEach((hearer) => hearer.onGap()));

  function onProven() {
    if (isListening) return;
    // Anything read before may be older than the first announcement heard.
    onGap();
    isListening = true;
    isDeafnessTold = false;
  }

  function onUnhealthy() {
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
    connection = openListeningConnection({ ...connectTo, channels, onError, onProven, onUnhealthy, onLost });
  }

  connect();
  return {
    isListening: () => isListening,
    on: (channel, hearer) => void hearers[channel].add(hearer),
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
