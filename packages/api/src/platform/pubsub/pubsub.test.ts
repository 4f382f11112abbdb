import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { skipsRedis, startRedis } from '#testing/redis.ts';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { listen, type Listener } from '../listening/listen.ts';
import { createOutbox, type PubSub } from './pubsub.ts';
import { createPostgresPubSub } from './postgres-pubsub.ts';
import { createRedisPubSub } from './redis-pubsub.ts';

const WITHIN = { timeout: 15_000, interval: 20 };
let services: TestServices;
let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
const told: string[] = [];
const listeners: Listener[] = [];
const onError = (error: unknown) => void told.push(String(error));

beforeAll(async () => {
  services = await createTestServices();
  redis = skipsRedis ? undefined : await startRedis();
});
afterAll(async () => {
  await redis?.stop();
  for (const listener of listeners) await listener.close();
  await services.close();
});

/** Creates a pub/sub with a listener of its own, as in a separate process. */
function overPostgres(): PubSub {
  const { pool } = services.database;
  const listener = listen({ url: services.url, pool });
  listeners.push(listener);
  return createPostgresPubSub({ pool, listener, onError });
}
const overRedis = (channel = 'a site'): PubSub => createRedisPubSub({ url: redis?.url ?? '', channel, onError });

/** Collects the messages that `pubsub` receives. */
function hear(pubsub: PubSub, onGap = () => {}): string[] {
  const heard: string[] = [];
  pubsub.on((word) => void heard.push(word), onGap);
  return heard;
}

/** Says it until the other hears: nothing is sure before both listen. */
const sayUntilHeard = (from: PubSub, word: string, heard: string[]) =>
  vi.waitFor(() => {
    from.send(word);
    expect(heard).toContain(word);
  }, WITHIN);

describe.each([
  ['NOTIFY', overPostgres, false],
  ['Redis', overRedis, skipsRedis],
] as const)('over %s', (_name, create, isSkipped) => {
  it.skipIf(isSkipped)(
    'messages reach every other process, many at once, and never their sender (LIVE-04)',
    async () => {
      const buses = [create(), create(), create()] as const;
      const [own, second, third] = buses.map((pubsub) => hear(pubsub)) as [string[], string[], string[]];
      await sayUntilHeard(buses[0], 'ready', second);
      await sayUntilHeard(buses[0], 'ready', third);
      // A message that is sent again while it waits is sent once.
      for (let n = 0; n < 1_000; n += 1) for (const word of [`word ${n}`, `word ${n}`]) buses[0].send(word);
      const words = Array.from({ length: 1_000 }, (_, n) => `word ${n}`);
      for (const heard of [second, third])
        await vi.waitFor(() => expect(heard.filter((word) => word !== 'ready')).toEqual(words), WITHIN);
      expect(own).toEqual([]);
      await Promise.all(buses.map((pubsub) => pubsub.close()));
    },
  );
});

it('the first message goes at once, and those of the moment after it together (LIVE-04)', async () => {
  const posts: string[][] = [];
  const pauses: (() => void)[] = [];
  const outbox = createOutbox({
    post: async (words) => void posts.push(words),
    pause: (signal) =>
      new Promise<void>((resolve) => {
        pauses.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    onError,
  });
  outbox.put('first');
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  for (const word of ['second', 'third', 'second']) {
    outbox.put(word);
    await setImmediate();
  }
  expect(posts).toEqual([['first']]);
  pauses[0]?.();
  await vi.waitFor(() => expect(pauses).toHaveLength(2));
  outbox.put('last');
  await outbox.close();
  expect(posts).toEqual([['first'], ['second', 'third'], ['last']]);
});

it.skipIf(skipsRedis)(
  'a lost Redis is reported once and used again when it is back; other sites hear nothing (LIVE-04)',
  async () => {
    const [one, other, foreign] = [overRedis(), overRedis(), overRedis('another site')];
    let gaps = 0;
    const [heard, heardElsewhere] = [hear(other, () => (gaps += 1)), hear(foreign)];
    await sayUntilHeard(one, 'before', heard);
    expect(gaps).toBe(1);
    expect(told).toEqual([]);
    await redis?.stop();
    // Each process that was cut off says so.
    await vi.waitFor(() => {
      one.send('lost');
      expect(told).toHaveLength(3);
    }, WITHIN);
    for (let n = 0; n < 100; n += 1) one.send(`lost ${n}`);
    await redis?.startAgain();
    await sayUntilHeard(one, 'after', heard);
    // A process that subscribes again may have missed something.
    expect(gaps).toBe(2);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/Redis at 127\.0\.0\.1:\d+ \(REDIS_URL\) carries nothing, so that the chat .* later: \S/);
    expect(heardElsewhere).toEqual([]);
    await Promise.all([one, other, foreign].map((pubsub) => pubsub.close()));
  },
);
