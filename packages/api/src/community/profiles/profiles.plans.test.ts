import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeTool, makeUser } from '#testing/factories.ts';
import { buffersOf } from '#testing/buffers.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const MEMBERS = 5_000;
const DEALS = 500;
/** Number of what the one member has. */
const OWN = 100;

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  [ana, ben] = [await makeUser(api.database), await makeUser(api.database)];
  const { id: toolId } = await makeTool(api.database);
  await pool.query(
    `insert into users (id, name, email, password_hash)
     select gen_random_uuid(), 'Member', 'member-' || n || '@large.example', '' from generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  await pool.query(
    `insert into profiles (user_id, handle, handle_key, visibility)
     select id, 'h-' || row_number() over (), 'h' || row_number() over (), 'everybody' from users`,
  );
  await pool.query(
    `insert into former_handles select 'f' || handle_key, user_id, now() + interval '1 day' from profiles`,
  );
  await pool.query(`insert into interests select user_id, c from profiles, unnest(array['ai', 'design']) c`);
  await pool.query(
    `insert into blocks (user_id, blocked_id) select id, $1 from users where id not in ($1, $2) limit 2000`,
    [ana.id, ben.id],
  );
  await pool.query(
    `insert into deals (id, slug, title, tool_id, category, base_price_minor, price_minor, currency)
     select gen_random_uuid(), 'large-' || n, 'Deal', $1, 'other', 900, 900, 'USD' from generate_series(1, $2::int) n`,
    [toolId, DEALS],
  );
  const shared = `insert into collections (id, user_id, name, public_token, published_at)
    select gen_random_uuid(), u.id, 'Shared', substr(md5(random()::text), 1, 12), now() from users u, generate_series(1, $2::int) n where u.id = any($1)`;
  const others = (await pool.query<{ id: string }>('select id from users where id <> $1 limit 3', [ana.id])).rows;
  await pool.query(shared, [[ana.id, ...others.map(({ id }) => id)], OWN]);
  for (const of of [ana.id, ...others.map(({ id }) => id)]) {
    await pool.query(
      `insert into reviews (id, deal_id, user_id, stars, text) select gen_random_uuid(), id, $1, 4, 'Good' from (select id from deals limit $2) d`,
      [of, OWN],
    );
    await pool.query(
      `insert into purchases (id, user_id, deal_id, title, price_minor, currency, purchased_on)
       select gen_random_uuid(), $1, id, 'Bought', 900, 'USD', '2026-01-31' from (select id from deals limit $2) d`,
      [of, OWN],
    );
  }
  await pool.query(`update profiles set says_bought = true, handle = 'ana', handle_key = 'ana' where user_id = $1`, [
    ana.id,
  ]);
  await pool.query(
    'vacuum (analyze) users, profiles, former_handles, interests, blocks, reviews, purchases, deals, collections',
  );
}, 60_000);
afterAll(() => api.close());

it(`a profile and its card read only what is that member's, among ${MEMBERS} members (NET-01)`, async () => {
  for (const reader of [null, ben]) {
    const { profiles } = api.as(reader);
    expect(await profiles.get({ address: 'ANA' })).toMatchObject({ reviewCount: OWN, toolsBought: 1 });
    for (const address of ['ana', ana.id, 'nobody-has-this'])
      expect(await buffersOf(api.database, () => profiles.get({ address }).catch(() => null))).toBeLessThan(900);
    expect(
      await buffersOf(api.database, () => profiles.get({ address: 'nobody-has-this' }).catch(() => null)),
    ).toBeLessThan(20);
    expect(await buffersOf(api.database, () => profiles.card({ userId: ana.id }))).toBeLessThan(900);
    expect(await buffersOf(api.database, () => profiles.reviews({ address: 'ana' }))).toBeLessThan(1_500);
  }
  const { profiles } = api.as(ben);
  expect(await buffersOf(api.database, () => profiles.handleFree({ handle: 'somebody-new' }))).toBeLessThan(50);
  expect(await buffersOf(api.database, () => profiles.mine())).toBeLessThan(450);
});
