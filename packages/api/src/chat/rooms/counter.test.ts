import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('a deal’s room that the database cannot make is an error, and not a missing room (OPS-06, T63)', async () => {
  const { pool } = api.database;
  const [deal, other] = [await makeDeal(api.database), await makeDeal(api.database)];
  const { chat } = api.as(await makeUser(api.database), ['sidebar.view']);
  await chat.open({ dealSlug: deal.slug });
  // The state that an earlier restore left.
  await pool.query(`select setval('rooms_ordinal_seq', 1, false)`);
  await expect(chat.open({ dealSlug: other.slug })).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    cause: { key: 'internal' },
  });
  await pool.query(`select setval('rooms_ordinal_seq', (select max(ordinal) from rooms))`);
  expect((await chat.open({ dealSlug: other.slug })).room.dealSlug).toBe(other.slug);
  await expect(chat.open({ dealSlug: 'no-such-deal' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
