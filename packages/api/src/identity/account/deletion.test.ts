import { userRoles } from '@onceware/db/schema/access';
import { avatars } from '@onceware/db/schema/account';
import { actionLog } from '@onceware/db/schema/action-log';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { sessions, users } from '@onceware/db/schema/auth';
import { collections } from '@onceware/db/schema/collections';
import { contactMessages } from '@onceware/db/schema/contact';
import { purchases } from '@onceware/db/schema/purchases';
import { reviews } from '@onceware/db/schema/reviews';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCallerFactory } from '#kernel/trpc.ts';
import { appRouter } from '#composition/router.ts';
import { makeDeal, makeKey, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';

const PASSWORD = 'correct horse battery';
let api: TestApi;
let passwordHash: string;

beforeAll(async () => {
  api = await createTestApi();
  passwordHash = await api.passwords.hash(PASSWORD);
});
afterAll(() => api.close());

// One admin more or less decides here.
beforeEach(async () => {
  await api.database.db.delete(users);
});

const exists = async (id: string) => (await api.database.db.select().from(users).where(eq(users.id, id))).length > 0;

it('deletes the account with all its data, ends every session and clears the cookie (AUTH-06, ACC-01)', async () => {
  const { db } = api.database;
  const me = await makeUser(api.database, { passwordHash, name: 'Ada' });
  await db.update(users).set({ language: 'de' }).where(eq(users.id, me.id));
  const token = await api.sessions.create(me.id);
  const key = await makeKey(api.database, me);
  let cookie: string | null | undefined;
  const mine = createCallerFactory(appRouter)({ ...callAs(api, me), setSessionCookie: (value) => (cookie = value) });
  await mine.collections.load();
  await mine.purchases.create({ id: uuidv7(), title: 'x', price: 1, currency: 'USD', purchasedOn: '2026-01-01' });
  await mine.account.setPicture({ image: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64') });
  const id = uuidv7();
  await mine.contact.send({ id, name: 'Ada', email: me.email, topic: 'other', message: 'Hello' });

  expect(await mine.account.delete({ password: PASSWORD })).toEqual({ ok: true });

  expect(await exists(me.id)).toBe(false);
  const tables = { sessions, apiKeys, collections, purchases, avatars, userRoles };
  for (const table of Object.values(tables))
    expect(await db.select().from(table).where(eq(table.userId, me.id))).toEqual([]);
  expect(
    await db.select({ userId: contactMessages.userId }).from(contactMessages).where(eq(contactMessages.id, id)),
  ).toEqual([{ userId: null }]);
  expect(cookie).toBeNull();
  await expect.poll(() => api.sessions.read(token)).toBeNull();
  await expect.poll(() => api.sessions.readKey(key)).toBeNull();
  const [entry] = await db.select().from(actionLog).where(eq(actionLog.action, 'account.delete'));
  expect(entry).toMatchObject({
    actorId: me.id,
    targetType: 'user',
    targetId: me.id,
    targetLabel: null,
    before: null,
    after: null,
  });
  await runJobs(api, ['mail']);
  expect(api.mails.at(-1)).toEqual({ to: me.email, name: 'Ada', language: 'de', kind: 'account_deleted' });
});

it('asks for the password, limits attempts, and refuses API keys (AUTH-06, T01)', async () => {
  const me = await makeUser(api.database, { passwordHash });
  const mine = api.as(me);
  expect(await failure(mine.account.delete({ password: 'wrong' }))).toBe('400 wrong_password');
  expect(await failure(mine.account.delete({ password: '' }))).toBe('400 invalid_input');
  const call = callAs(api, me);
  const byKey = createCallerFactory(appRouter)({ ...call, actor: call.actor && { ...call.actor, via: 'key' } });
  expect(await failure(byKey.account.delete({ password: PASSWORD }))).toBe('403 session_required');
  expect(await failure(api.as(null).account.delete({ password: PASSWORD }))).toBe('401 unauthenticated');
  expect(await exists(me.id)).toBe(true);
});

it('stops guesses of the password after a few (AUTH-06, T01)', async () => {
  const limited = await createTestApi({ limits: { otherPerKey: 2 } });
  try {
    const mine = limited.as(await makeUser(limited.database, { passwordHash }));
    for (let n = 0; n < 2; n += 1)
      expect(await failure(mine.account.delete({ password: 'wrong' }))).toBe('400 wrong_password');
    expect(await failure(mine.account.delete({ password: PASSWORD }))).toBe('429 too_many_requests');
  } finally {
    await limited.close();
  }
});

it('keeps the last admin, also when two leave at the same moment (AUTH-06, ADM-01)', async () => {
  const admins = await Promise.all([1, 2].map(() => makeUser(api.database, { role: 'admin', passwordHash })));
  const gone = await Promise.allSettled(admins.map((admin) => api.as(admin).account.delete({ password: PASSWORD })));
  expect(gone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [left] = await api.database.db.select({ id: users.id }).from(users);
  const last = admins.find(({ id }) => id === left?.id);
  if (!last) throw new Error('both are gone');
  await runJobs(api, ['mail']);
  const mails = api.mails.length;
  expect(await failure(api.as(last).account.delete({ password: PASSWORD }))).toBe('409 last_admin');
  await runJobs(api, ['mail']);
  expect([await exists(last.id), api.mails.length]).toEqual([true, mails]);
});

it('lets members leave when there is no admin (AUTH-06)', async () => {
  const me = await makeUser(api.database, { passwordHash });
  expect(await api.as(me).account.delete({ password: PASSWORD })).toEqual({ ok: true });
});

it('keeps their reviews with stars and without a name, and deletes those they had deleted (CAT-07, ACC-01)', async () => {
  const me = await makeUser(api.database, { passwordHash, name: 'Ada' });
  const [kept, deleted] = [await makeDeal(api.database), await makeDeal(api.database)];
  const mine = api.as(me);
  await mine.purchases.create({
    id: uuidv7(),
    dealId: kept.id,
    title: 'x',
    price: 1,
    currency: 'USD',
    purchasedOn: '2026-01-01',
  });
  const id = uuidv7();
  await mine.reviews.write({ id: uuidv7(), dealId: kept.id, stars: 3, text: 'Fair.' });
  await mine.reviews.write({ id, dealId: deleted.id, stars: 5, text: 'Taken back.' });
  await mine.reviews.remove({ id });
  await mine.account.delete({ password: PASSWORD });
  expect(await api.as(null).reviews.list({ dealId: kept.id })).toMatchObject({
    rating: { score: 3, count: 1 },
    items: [{ author: null, text: 'Fair.', hasBought: false }],
  });
  expect(await api.database.db.$count(reviews, eq(reviews.id, id))).toBe(0);
});
