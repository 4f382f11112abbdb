import { setImmediate } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { type PubSub, createOutbox, createPost } from './pubsub.ts';

const WAIT_MS = 5_000;

/** Options that drop messages known to be lost instead of queueing them, because they would come too late. */
const OPTIONS = {
  lazyConnect: true,
  connectTimeout: WAIT_MS,
  commandTimeout: WAIT_MS,
  keepAlive: 10_000,
  enableOfflineQueue: false,
  // Asks INFO, which a user for this alone need not be allowed.
  enableReadyCheck: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times) => Math.min(times * 200, WAIT_MS),
} satisfies RedisOptions;

/**
 * Pub/sub over Redis or Valkey, which carry many more messages than NOTIFY. A lost server is logged once, and the connection is
 * restored by itself.
 */
export function createRedisPubSub({
  url,
  channel,
  onError,
}: {
  url: string;
  /** Channel of this site alone, because one server may serve several sites. */
  channel: string;
  onError(error: unknown): void;
}): PubSub {
  const { mark, read } = createPost();
  const [speaking, hearing] = [new Redis(url, OPTIONS), new Redis(url, OPTIONS)];
  let isTold = false;
  const tell = (error: unknown) => {
    if (!isTold) onError(new Error(lostAt(url, error), { cause: error }));
    isTold = true;
  };
  const connect = (connection: Redis) => {
    connection.on('error', tell);
    return connection.connect().catch(tell);
  };
  const hasTried = connect(speaking);
  const outbox = createOutbox({
    async post(words) {
      await hasTried;
      await speaking.publish(channel, mark(JSON.stringify(words)));
      // While one of the two is still away, it would be told a second time.
      if (hearing.status === 'ready') isTold = false;
    },
    onError: tell,
  });

  const gaps: (() => void)[] = [];
  const subscribe = async () => {
    await hearing.subscribe(channel);
    for (const onGap of gaps) onGap();
  };

  hearing.on('ready', () => void subscribe().catch(tell));
  void connect(hearing);
  return {
    send: (word) => outbox.put(word),
    on(hear, onGap) {
      gaps.push(onGap);
      hearing.on('message', (_channel, marked) => {
        for (const word of wordsIn(read(marked))) hear(word);
      });
    },
    async close() {
      await outbox.close();
      for (const connection of [speaking, hearing]) connection.disconnect();
    },
  };
}

function wordsIn(text = '[]'): string[] {
  try {
    return (JSON.parse(text) as unknown[]).filter((word) => typeof word === 'string');
  } catch {
    return [];
  }
}

const lostAt = (url: string, error: unknown) =>
  `Redis at ${new URL(url).host} (REDIS_URL) carries nothing, so that the chat of other processes is heard up to two seconds later: ${error instanceof Error ? error.message : String(error)}`;

/** Tries a publish and a subscribe. @throws the error of the server or the connection */
export async function tryRedis(url: string, channel: string): Promise<void> {
  const connection = new Redis(url, { ...OPTIONS, retryStrategy: () => null });
  // Says more than the call that it breaks.
  let cause: unknown;
  connection.on('error', (error) => (cause ??= error));
  try {
    await connection.connect();
    await connection.publish(channel, '');
    await connection.subscribe(channel);
  } catch (error) {
    await setImmediate();
    throw cause ?? error;
  } finally {
    connection.disconnect();
  }
}
