import pg from 'pg';
import { createListenerHealthCheck } from './listener-health-check.ts';

const WAIT_MS = 5_000;

export interface ListeningConnectionOptions {
  /** Address of Postgres itself, since a pooler would not pass on notifications. */
  url: string;
  /** Pool whose connections announce the proof, since the listener's own connection must not. */
  pool: Pick<pg.Pool, 'query'>;
  /** By channel, what is done with each payload. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Each time that it was heard what this process announced itself. */
  onProven: () => void;
  onUnhealthy: () => void;
  /** Called once, when nothing is heard any more. */
  onLost: () => void;
  onError?: (error: unknown) => void;
}

/** One connection that listens until it is lost, or proves to be deaf. */
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
