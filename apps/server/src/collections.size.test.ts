import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeUser } from '@onceware/api/testing/factories';
import { countStatements } from '@onceware/api/testing/test-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const COLLECTIONS = 50;
const ITEMS = 40;
const WIRE_MAX = 60_000;

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await createTestServer();
  const { database, sessions } = server.services;
  const user = await makeUser(database);
  cookie = `onceware=${await sessions.create(user.id)}`;
  await server.browser(cookie).act('ensure_defaults');
  // Every item another entity, made at another time, with ids of the kind that the product makes (UUIDv7): hardly anything
  // of it compresses, as that of a bulk insert would.
  await database.pool.query(
    `insert into collections (id, user_id, name, description)
     select gen_random_uuid(), $1, 'Collection number ' || n, 'What this one is for, in a line or so' from generate_series(1, $2::int) n`,
    [user.id, COLLECTIONS - 3],
  );
  await database.pool.query(
    `with t as (
       insert into tools (id, slug, name, category)
       select (lpad(to_hex((extract(epoch from now() - random() * interval '400 days') * 1000)::bigint), 12, '0') || '7'
         || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid, 'tool-' || n, 'Tool ' || n, 'other'
       from generate_series(1, $2::int * $3::int) n returning id
     ), c as (select id, row_number() over () - 1 as n from collections where user_id = $1),
     e as (select id, row_number() over (order by md5(id::text)) - 1 as n from t)
     insert into collection_items (id, collection_id, entity_type, entity_id, notes, rank, added_at)
     select gen_random_uuid(), c.id, 'tool', e.id, case when e.n % 5 = 0 then 'Ask Mira whether the team plan covers this' end,
       'g' || lpad(to_hex(e.n::int), 7, '0'), now() - random() * interval '400 days'
     from e join c on c.n = e.n / $3::int`,
    [user.id, COLLECTIONS, ITEMS],
  );
});
afterAll(() => server.close());

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('loads 50 collections of 40 items in one statement and under 60 kB as %s (COL-01, T41)', async (encoding, unpack) => {
  const headers = { cookie, 'accept-encoding': encoding };
  const load = () => server.app.inject({ url: '/trpc/collections.load', headers });
  // The first asks who the session is, too.
  await load();
  expect(await countStatements(server.services.database, load)).toBe(1);
  const answer = await load();
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeLessThan(WIRE_MAX);
  const { collections } = JSON.parse(unpack(answer.rawPayload).toString()).result.data.json;
  expect(collections).toHaveLength(COLLECTIONS);
  expect(collections.flatMap(({ items }: { items: unknown[] }) => items)).toHaveLength(COLLECTIONS * ITEMS);
});
