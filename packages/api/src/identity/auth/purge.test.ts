import { accountTokens, emailChanges, rateLimits, sessions } from '@onceware/db/schema/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { purgeExpired } from './purge.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('purging deletes what has expired of sessions, links, changes of address and attempts, and nothing else (AUTH-06)', async () => {
  const { db } = api.database;
  const now = new Date();
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
  for (const expiresAt of [at(-1), at(1)]) {
    const { id: userId, email } = await makeUser(api.database);
    const one = { userId, expiresAt };
    await db.insert(sessions).values({ ...one, id: `session ${userId}` });
    await db.insert(accountTokens).values({ ...one, id: `token ${userId}`, kind: 'verify_email', email });
    await db
      .insert(emailChanges)
      .values({ ...one, newEmail: 'new@example.com', oldTokenId: `old ${userId}`, newTokenId: `new ${userId}` });
    await db.insert(rateLimits).values({ key: userId, expire: expiresAt.getTime() });
    await db.insert(sessions).values({ userId, expiresAt: at(1), createdAt: at(-91), id: `longest ${userId}` });
  }
  await purgeExpired(api.database, AbortSignal.abort());
  expect(await db.select().from(sessions)).toHaveLength(4);
  await purgeExpired(api.database);
  const left = await Promise.all(
    [sessions, accountTokens, emailChanges, rateLimits].map((table) => db.select().from(table)),
  );
  expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
});
