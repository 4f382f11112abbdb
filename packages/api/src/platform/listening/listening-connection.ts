import pg from 'pg';
import { createListenerHealthCheck } from './listener-health-check.ts';

const WAIT_MS = 5_000;

export interface ListeningConnectionOptions {
  /** Address of Postgres itself, since a pooler would not pass on notifications. */
  url: string;
  /** Pool whose connections announce the proof, since the listener's own connection must not. */
  pool: Pick<pg.Pool, 'query'>;
  /** Handlers of payloads, by channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called each time that this process receives its own announcement. */
  onProven: () => void;
  onUnhealthy: () => void;
  /** Called once, when the listener turns deaf. */
  onLost: () => void;
  onError?: (error: unknown) => void;
}

/** One connection that listens until it is lost or found deaf. */
export function openListeningConnection(options: ListeningConnectionOptions): { close(): Promise<void> } {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'onceware-sessions',
    keepAlive: true,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
  });
  let isOver = false;

  const end = () => {
    isOver = true;
    proof.stop();
    return client.end();
  };
  const lost = () => {
    if (isOver) return;
    end().catch(() => {});
    options.onLost();
  };
  const failed = (error: unknown) => {
    options.onError?.(error);
    lost();
  };

  const proof = createListenerHealthCheck(options.pool, () => {
    options.onUnhealthy();
    lost();
  });

  client.on('notification', ({ channel, payload = '' }) => {
    if (isOver) return;
    if (channel !== proof.channel) return options.channels[channel]?.(payload);
    proof.hear(payload);
    options.onProven();
  });
  client.on('end', lost);
  client.on('error', failed);
  client
    .connect()
    .then(() =>
      client.query([...Object.keys(options.channels), proof.channel].map((name) => `LISTEN ${name}`).join('; ')),
    )
    .then(() => proof.start())
    .catch(failed);

  return { close: end };
}
