import { contactMessages } from '@onceware/db/schema/contact';
import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { ListContactsInput } from './inbox.contract.ts';

let api: TestApi;
let admin: SessionUser;
let refund: string;
let vendor: string;
beforeAll(async () => {
  api = await createTestApi();
  admin = await makeUser(api.database, { role: 'admin' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(contactMessages);
  [refund, vendor] = [uuidv7(), uuidv7()];
  await api.database.db.insert(contactMessages).values([
    {
      id: refund,
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'deal',
      message: 'I want a refund for\nTidyTask, 100%.',
      language: 'de',
      userId: admin.id,
    },
    { id: vendor, name: 'Bo Vendor', email: 'bo@vendor.example', topic: 'vendor', message: '我们想卖 software' },
  ]);
});

const contacts = () => api.as(admin).admin.contacts;
const found = async (input: ListContactsInput) => (await contacts().list(input)).rows.map(({ id }) => id);
const statuses = async () =>
  (
    await api.database.db
      .select({ status: contactMessages.status })
      .from(contactMessages)
      .where(inArray(contactMessages.id, [refund, vendor]))
      .orderBy(contactMessages.id)
  ).map(({ status }) => status);

describe('the inbox', () => {
  it('lists whole messages, newest first (ADM-01)', async () => {
    const { rows, total } = await contacts().list({});
    expect([rows.map(({ id }) => id), total]).toEqual([[vendor, refund], 2]);
    expect(rows[1]).toEqual({
      id: refund,
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'deal',
      message: 'I want a refund for\nTidyTask, 100%.',
      language: 'de',
      userId: admin.id,
      status: 'new',
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await found({ direction: 'asc' })).toEqual([refund, vendor]);
  });

  it('is ordered by the database’s time, whatever ids its senders chose (ADM-01)', async () => {
    const [late, early] = ['ffffffff-ffff-4fff-bfff-ffffffffffff', '00000000-0000-4000-8000-000000000000'];
    for (const id of [late, early]) {
      await api.as(null).contact.send({ id, name: 'Cy', email: 'cy@example.com', topic: 'other', message: 'Hello' });
    }
    expect(await found({})).toEqual([early, late, vendor, refund]);
    expect(await found({ direction: 'asc', status: 'new' })).toEqual([refund, vendor, late, early]);
  });

  it.each([
    ['refund tidy', true],
    ['TIDYTASK', true],
    ['ada@exam', true],
    ['ad', true],
    ['refund vendor', false],
    ['tidytsk', false],
    ['%', false],
    ["' | !x:* & (", false],
    ['\0', false],
  ])('is searched by its words and by who wrote: %j (ADM-01)', async (q, isFound) => {
    expect(await found({ q })).toEqual(isFound ? [refund] : []);
  });

  it('is searched in Chinese too (ADM-01)', async () => {
    expect(await found({ q: '想卖' })).toEqual([vendor]);
  });

  it('is filtered by status and topic (ADM-01)', async () => {
    await contacts().setStatus({ ids: [vendor], status: 'spam' });
    expect(await found({ status: 'spam' })).toEqual([vendor]);
    expect(await found({ status: 'new' })).toEqual([refund]);
    expect(await found({ topic: 'vendor' })).toEqual([vendor]);
    expect(await found({ topic: 'vendor', status: 'new' })).toEqual([]);
  });

  it('sets the status of one or several messages, with an entry for each that changed (ADM-01)', async () => {
    await contacts().setStatus({ ids: [refund], status: 'open' });
    await contacts().setStatus({ ids: [refund, vendor, vendor], status: 'open' });
    expect(await statuses()).toEqual(['open', 'open']);
    expect(await logged(api.database, 'contact.status', 2)).toMatchObject([
      { actorId: admin.id, target: `contact ${vendor}`, before: { status: 'new' }, after: { status: 'open' } },
      { actorId: admin.id, target: `contact ${refund}`, before: { status: 'new' }, after: { status: 'open' } },
    ]);
  });

  it('stays as it is if one of several is not there (ADM-01)', async () => {
    expect(await failure(contacts().setStatus({ ids: [refund, uuidv7()], status: 'done' }))).toBe('404 not_found');
    expect(await statuses()).toEqual(['new', 'new']);
  });

  it.each([
    [[], 'done'],
    [['x'], 'done'],
    [Array.from({ length: 51 }, () => uuidv7()), 'done'],
    [[uuidv7()], 'gone'],
  ])('refuses %j as %j (API-02)', async (ids, status) => {
    // @ts-expect-error -- what a page would not send
    expect(await failure(contacts().setStatus({ ids, status }))).toBe('400 invalid_input');
  });
});
