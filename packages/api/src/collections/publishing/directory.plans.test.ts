import { afterAll, beforeAll, expect, it } from 'vitest';
import { buffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

/** Published collections among as many that are not, and items of each. */
const COLLECTIONS = 20_000;
const ITEMS = 6;
const MAX = 2_000;

let api: TestApi;
let reader: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  const [user, owner] = [await makeUser(api.database), await makeUser(api.database)];
  await pool.query(
    `insert into tools (id, slug, name, category) select gen_random_uuid(), 'many-' || n, 'Many', 'other' from generate_series(1, 500) n`,
  );
  await pool.query(
    `insert into collections (id, user_id, name, public_token, published_at, theme, followers_count)
     select gen_random_uuid(), $1, 'Common ' || case when n % 5000 = 0 then 'rare' else n::text end,
       case when n <= $2 then 'token-' || lpad(n::text, 6, '0') end,
       case when n <= $2 then now() - n * interval '1 minute' end, (array['ai', 'design', null])[1 + n % 3], n % 100
     from generate_series(1, 2 * $2::int) n`,
    [owner.id, COLLECTIONS],
  );
  await pool.query(
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     select gen_random_uuid(), c.id, 'tool', t.id, 'a' || t.place from collections c
     cross join (select id, row_number() over (order by slug) as place from tools order by slug limit $1) t
     where c.published_at is not null`,
    [ITEMS],
  );
  await pool.query(
    `insert into collection_follows (user_id, collection_id)
     select $1, id from collections where published_at is not null order by id limit 5000`,
    [user.id],
  );
  await pool.query('vacuum (analyze) collections, collection_items, collection_follows, tools, users, blocks');
  reader = api.as(user);
}, 120_000);
afterAll(() => api.close());

it.each([
  ['newest', {}],
  ['most followed', { sort: 'followed' as const }],
  ['of a theme', { theme: 'ai' as const }],
  ['of a theme, most followed', { theme: 'ai' as const, sort: 'followed' as const }],
  ['by a rare word', { q: 'rare' }],
  ['by a word of all', { q: 'common' }],
])('a page of the directory, %s, reads few buffers, and the next one as few (NET-05, T41)', async (_name, input) => {
  const { nextCursor } = await reader.publishing.directory(input);
  for (const cursor of nextCursor ? [null, nextCursor] : [null])
    expect(await buffersOf(api.database, () => reader.publishing.directory({ ...input, cursor }))).toBeLessThan(MAX);
});

it('a page of what one follows reads few buffers (NET-05, T41)', async () => {
  const { nextCursor } = await reader.publishing.following();
  expect(await buffersOf(api.database, () => reader.publishing.following({ cursor: nextCursor }))).toBeLessThan(MAX);
});
