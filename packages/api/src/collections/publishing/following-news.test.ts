import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '@onceware/db/client';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { tellAdditions } from './following-news.service.ts';

const GOING_ON = new AbortController().signal;
let api: TestApi;
let owner: SessionUser;
let reader: SessionUser;
let mine: ReturnType<TestApi['as']>;
let theirs: ReturnType<TestApi['as']>;
let collectionId: string;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('delete from notification_runs');
  await tellAdditions(api, GOING_ON);
  [owner, reader] = await Promise.all([makeUser(api.database, { name: 'Olga Owner' }), makeUser(api.database)]);
  await api.database.db.execute(sql`update users set email_verified_at = now()`);
  [mine, theirs] = [api.as(owner), api.as(reader)];
  collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Studio' });
  token = (await mine.publishing.publish({ collectionId })).publication.token;
  await theirs.publishing.follow({ token });
});

async function add() {
  const deal = await makeDeal(api.database);
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
  return deal;
}
/** Lets a day pass: what came until now came yesterday, of which nobody was told. */
async function pass() {
  await api.database.pool.query(`update collection_items set added_at = added_at - interval '1 day'`);
  await api.database.pool.query(`update notification_runs set until = until - interval '1 day'`);
}
const tell = () => tellAdditions(api, GOING_ON);
const lines = async (of = theirs) =>
  (await of.notifications.list({ tab: 'following' })).items.map(({ text, path }) => [
    text.replaceAll(/[\u2068\u2069]/g, ''),
    path,
  ]);

it('tells followers once of what came on a day, in one line, when the day is over (NET-05, T51)', async () => {
  await add();
  await add();
  await tell();
  expect(await lines()).toEqual([]);
  await pass();
  const other = openDatabase({ url: api.url, poolSize: 2 });
  for (let n = 0; n < 3; n += 1) await Promise.all([tell(), tellAdditions({ ...api, database: other }, GOING_ON)]);
  await other.close();
  const line = ['Olga Owner added 2 things to Studio', `/c/${token}`];
  expect(await lines()).toEqual([line]);
  expect(await lines(mine)).toEqual([]);
  await add();
  await tell();
  expect(await lines()).toEqual([line]);
});

it('counts what can still be seen of it, and is silent where that is nothing (NET-05, T57)', async () => {
  const [taken, hidden] = [await add(), await add()];
  await mine.collections.addUrl({ collectionId, url: `https://kiln.example/${uuidv7()}` });
  await pass();
  await tell();
  expect((await lines())[0]?.[0]).toContain('added 2 things');
  await mine.collections.removeItem({ collectionId, entityType: 'deal', entityId: taken.id });
  expect((await lines())[0]?.[0]).toContain('added 1 thing to');
  await mine.publishing.publish({ collectionId, showsPages: true });
  expect((await lines())[0]?.[0]).toContain('added 2 things');
  await mine.publishing.publish({ collectionId });
  await api.database.pool.query('update deals set is_hidden = true where id = $1', [hidden.id]);
  expect(await lines()).toEqual([]);
});

it('is seen no more by who no longer follows it, behind a block, and of who is suspended (NET-05, T69)', async () => {
  await add();
  await pass();
  await tell();
  expect(await lines()).toHaveLength(1);
  await theirs.publishing.unfollow({ token });
  expect(await lines()).toEqual([]);
  await theirs.publishing.follow({ token });
  await api.database.pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [owner.id, reader.id]);
  expect(await lines()).toEqual([]);
  await api.database.pool.query('delete from blocks');
  await api.database.pool.query('update users set suspended_at = now() where id = $1', [owner.id]);
  expect(await lines()).toEqual([]);
});

it('tells followers that a collection was taken back, once each time, until it is back (NET-05)', async () => {
  const line = ['Olga Owner took back Studio', '/community'];
  for (let n = 0; n < 2; n += 1) await mine.publishing.unpublish({ collectionId });
  await mine.collections.update({ collectionId, name: 'Secret now' });
  expect(await lines()).toEqual([line]);
  await mine.publishing.publish({ collectionId });
  expect(await lines()).toEqual([]);
});
