import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { makeUser } from '@onceware/api/testing/factories';
import { countStatements } from '@onceware/api/testing/test-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const COLLECTIONS = 200;
const ITEMS = 600;
const WIRE_MAX = 60_000;

let server: TestServer;
let cookie: string;

/** Makes text of `length` characters from words that a person might write, no two texts alike. */
const prose = (length: number, seed: string) => `(
  select left(string_agg((array['deal', 'team', 'plan', 'costs', 'yearly', 'later', 'compare', 'renewal', 'budget', 'design', 'Mira', 'asks', 'whether', 'covers', 'the', 'and', 'of', 'for', 'we', 'it'])[1 + (random() * 19)::int], ' '), ${length})
  from generate_series(1, ${length} / 3) where ${seed} is not null)`;

/** A time, and an id of the kind that the product makes of it (UUIDv7): hardly anything of either compresses. */
const uuid7 = `(lpad(to_hex((extract(epoch from now() - random() * interval '400 days') * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

beforeAll(async () => {
  server = await createTestServer();
  const { database, sessions } = server.services;
  const user = await makeUser(database);
  cookie = `onceware=${await sessions.create(user.id)}`;
  await server.browser(cookie).act('ensure_defaults');
  // Inserts the maximum number of collections, with names and descriptions of maximum length.
  await database.pool.query(
    `insert into collections (id, user_id, name, description)
     select ${uuid7}, $1, ${prose(100, 'n')}, ${prose(1000, 'n')} from generate_series(1, $2::int) n`,
    [user.id, COLLECTIONS - 3],
  );
  // Every item another entity, made at another time.
  await database.pool.query(
    `with t as (
       insert into tools (id, slug, name, category) select ${uuid7}, 'tool-' || n, 'Tool ' || n, 'other' from generate_series(1, $2::int * 4 + $3::int) n returning id
     ), c as (select id, row_number() over (order by created_at, id) - 1 as n from collections where user_id = $1),
     e as (select id, row_number() over (order by md5(id::text)) - 1 as n from t)
     insert into collection_items (id, collection_id, entity_type, entity_id, notes, rank, added_at)
     select ${uuid7}, c.id, 'tool', e.id, case when e.n % 5 = 0 then 'Ask Mira whether the team plan covers this' end,
       'g' || lpad(to_hex(e.n::int), 7, '0'), now() - random() * interval '400 days'
     from e join c on c.n = case when e.n < $2::int * 4 then e.n / 4 else 0 end`,
    [user.id, COLLECTIONS, ITEMS],
  );
});
afterAll(() => server.close());

const inputOf = (input: object) => `input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('200 collections, described at length, as %s', (encoding, unpack) => {
  /** Measures a response after the first one, which also looks up the session. */
  async function answerOf(path: string) {
    const ask = () => server.app.inject({ url: path, headers: { cookie, 'accept-encoding': encoding } });
    await ask();
    const statements = await countStatements(server.services.database, ask);
    const answer = await ask();
    expect(answer.headers['content-encoding']).toBe(encoding);
    const unpacked = unpack(answer.rawPayload);
    return {
      statements,
      bytes: answer.rawPayload.length,
      unpacked: unpacked.length,
      data: JSON.parse(unpacked.toString()).result.data.json,
    };
  }

  it('begin to show after one statement and under 60 kB, also unpacked (COL-01, T41)', async () => {
    const { statements, bytes, unpacked, data } = await answerOf('/trpc/collections.load');
    expect(statements).toBe(1);
    expect(Math.max(bytes, unpacked)).toBeLessThan(WIRE_MAX);
    expect(data.collections).toHaveLength(collectionLimits.collectionsPage);
    expect(
      data.collections.map(({ item_count, first }: { item_count: number; first: unknown[] }) => [
        item_count,
        first.length,
      ]),
    ).toEqual([[4 + ITEMS, 4], ...Array.from({ length: collectionLimits.collectionsPage - 1 }, () => [4, 4])]);
    expect(data.nextCursor).not.toBeNull();
  });

  it('open with 500 items after one statement and under 60 kB (COL-01, T41)', async () => {
    const list = await answerOf('/trpc/collections.load');
    const { statements, bytes, data } = await answerOf(
      `/trpc/collections.items?${inputOf({ collectionId: list.data.collections[0].id })}`,
    );
    expect(statements).toBe(1);
    expect(bytes).toBeLessThan(WIRE_MAX);
    expect(data.items).toHaveLength(500);
  });
});
