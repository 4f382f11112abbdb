import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { buffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const FOLLOWERS = 5_000;

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  [ana, ben] = [await makeUser(api.database), await makeUser(api.database)];
  await pool.query(
    `with made as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'F', 'f' || n || '@follows.example', '' from generate_series(1, $2::int) n returning id)
     , kept as (insert into profiles (user_id, visibility) select id, 'members' from made)
     insert into member_follows (user_id, followed_id, created_at)
     select id, $1, now() - row_number() over () * interval '1 second' from made`,
    [ana.id, FOLLOWERS],
  );
  await pool.query('vacuum (analyze) users, profiles, member_follows, follow_counts, blocks');
}, 60_000);
afterAll(() => api.close());

it(`counts, lists and a follow read a page's worth of rows, among ${FOLLOWERS} followers (NET-02)`, async () => {
  const { following } = api.as(ben);
  const read = (work: () => Promise<unknown>) => buffersOf(api.database, work);
  expect(await following.state({ userId: ana.id })).toMatchObject({ followers: FOLLOWERS });
  expect(await read(() => following.state({ userId: ana.id }))).toBeLessThan(40);
  const { nextCursor } = await following.followers({ userId: ana.id });
  for (const cursor of [null, nextCursor])
    expect(await read(() => following.followers({ userId: ana.id, cursor }))).toBeLessThan(2_000);
  expect(await read(() => following.follow({ userId: ana.id, on: true }))).toBeLessThan(200);
});
