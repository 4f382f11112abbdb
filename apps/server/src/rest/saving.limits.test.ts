import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../start/settings.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const settings = readSettings({});
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    limits: { otherPerKey: settings.OTHERS_PER_KEY, windowSeconds: settings.RATE_LIMIT_WINDOW_SECONDS },
  });
});
afterAll(() => server.close());

it('the 301st page that is saved within five minutes is refused, with a sentence and when to come again (KEEP-01, API-02)', async () => {
  const mine = await server.signedIn();
  const key = await server.tool(mine.user);
  await mine.act('ensure_defaults');
  const save = (by: typeof mine | typeof key, n: number) => by.act('add_url', { url: `https://page-${n}.example/` });
  // Counted as saving does, without three hundred pages.
  for (let n = 0; n < 299; n += 1) await server.services.limits.count('save', mine.user.id);
  expect((await save(mine, 300)).statusCode).toBe(200);
  // Counts by member, whether they come by session or by key.
  for (const by of [mine, key]) {
    const refused = await save(by, 301);
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(refused.json()).toEqual({
      error: {
        code: 'too_many_requests',
        message: 'Too many attempts. Wait a while, then try again.',
        retryAfterSeconds: seconds,
      },
    });
  }
  const typed = await mine.mutate('collections.addUrl', { id: uuidv7(), url: 'https://page-302.example/' });
  expect([typed.statusCode, Number(typed.headers['retry-after']) > 200]).toEqual([429, true]);
  // Others are not kept from saving.
  const other = await server.signedIn();
  await other.act('ensure_defaults');
  expect((await save(other, 1)).statusCode).toBe(200);
});
