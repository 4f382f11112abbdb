import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Told by Postgres which user's sessions or permissions changed; `*` means everybody's. */
export interface SessionChanges {
  /** Whether changes are being heard at this moment. While they are not, nothing may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;
const WAIT_MS = 5_000;
/** How often the listener proves that it hears, and how long the proof may take. */
const PROVE_EVERY_MS = 3_000;

/** The statement of the proof. */
export const PROOF = 'select pg_notify($1, $2)';

/**
 * Listens on one connection of its own to what the triggers of migration 0001 announce, and connects again when it is lost.
 * LISTEN succeeds where nothing ever arrives, behind a pooler; so the listener is believed only while it hears what it has
 * announced itself, on a channel of its own (docs/decisions/003-session-cache.md).
 */
export function listenForSessionChanges(options: {
  url: string;
  /** Whose connections announce the proof, since the listener's own must not. */
  pool: Pick<pg.Pool, 'query'>;
  onChange: (userId: string) => void;
  /** Called when changes may have been missed. */
  onGap: () => void;
  onError?: (error: unknown) => void;
}): SessionChanges {
  const proofChannel = `session_proof_${randomUUID().replaceAll('-', '')}`;
  let listening = false;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let announced = 0;
  let heard = 0;
  let isDeafnessTold = false;

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(work, ms).unref();
  };

  const lost = (failed: pg.Client) => {
    if (failed !== client) return;
    client = undefined;
    listening = false;
    options.onGap();
    failed.end().catch(() => {});
    later(connect, RECONNECT_MS);
  };

  const proven = (proof: number) => {
    heard = proof;
    if (listening) return;
    // What was read before may be older than what was heard first.
    options.onGap();
    listening = true;
    isDeafnessTold = false;
  };

  const deaf = (of: pg.Client) => {
    if (!isDeafnessTold) options.onError?.(new Error(DEAF));
    isDeafnessTold = true;
    lost(of);
  };

  async function prove(of: pg.Client): Promise<void> {
    const proof = (announced += 1);
    // One that could not be announced proves nothing, neither way.
    const statement = { text: PROOF, values: [proofChannel, String(proof)], query_timeout: WAIT_MS };
    const isAnnounced = await options.pool.query(statement).then(
      () => true,
      () => false,
    );
    if (of !== client) return;
    later(() => (isAnnounced && heard < proof ? deaf(of) : void prove(of)), PROVE_EVERY_MS);
  }

  function connect() {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'onceware-sessions',
      keepAlive: true,
      connectionTimeoutMillis: WAIT_MS,
      query_timeout: WAIT_MS,
    });
    client = next;
    next.on('notification', ({ channel, payload }) => {
      if (next !== client) return;
      if (channel === proofChannel) proven(Number(payload));
      else options.onChange(payload ?? '*');
    });
    next.on('end', () => lost(next));
    next.on('error', (error) => {
      options.onError?.(error);
      lost(next);
    });
    next
      .connect()
      .then(() => next.query(`LISTEN session_change; LISTEN ${proofChannel}`))
      .then(() => prove(next))
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
      clearTimeout(timer);
      const last = client;
      client = undefined;
      listening = false;
      await last?.end();
    },
  };
}

const DEAF =
  'The connection that listens for changes of sessions hears nothing, so sessions are read anew at every call. ' +
  'If a pooler stands before Postgres, set DATABASE_DIRECT_URL to the address behind it.';
