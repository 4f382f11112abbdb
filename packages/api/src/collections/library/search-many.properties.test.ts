import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { librarySearchInput } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';
import { type SearchLimits, searchLibrary } from './search.service.ts';

const ITEMS = 400;
const COLLECTIONS = 6;
/** Limits so small that the search of very many items answers. */
const MANY: SearchLimits = {
  searchPage: 29,
  weighedMax: 0,
  probed: 20,
  newestMin: 30,
  newestMax: 90,
  weighedFirst: 12,
};

let api: TestApi;
let call: Parameters<typeof searchLibrary>[0];
let collectionIds: string[];

/** Words from one that nearly all have to one that nearly none has; each may be in a title, a note or a tag. */
const WORDS = ['alpha', 'alpine', 'beta', 'gamma', 'delta', 'delft', 'omega'];
const SHARES = [0.9, 0.4, 0.25, 0.12, 0.06, 0.02, 0.004];

beforeAll(async () => {
  api = await createTestApi();
  const { pool } = api.database;
  const [user, other] = [await makeUser(api.database), await makeUser(api.database)];
  call = { database: api.database, actor: { user } } as typeof call;
  const make = async (name: string, owner: string, isDeleted = false): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into collections (id, user_id, name, deleted_at) values (gen_random_uuid(), $1, $2, case when $3 then now() end) returning id`,
      [owner, name, isDeleted],
    );
    return rows[0]?.id ?? '';
  };
  collectionIds = await Promise.all(Array.from({ length: COLLECTIONS }, (_, n) => make(`C ${n}`, user.id)));
  const [deleted, foreign] = [await make('Deleted', user.id, true), await make('Foreign', other.id)];
  const random = randomNumbers(28);
  const some = () => WORDS.filter((_, n) => random() < (SHARES[n] ?? 0)).toSorted(() => random() - 0.5);
  const things = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      n % 2 === 0
        ? { type: 'tool', id: (await makeTool(api.database, { name: `Tool ${some().join(' ')}` })).id }
        : { type: 'deal', id: (await makeDeal(api.database, { title: `Deal ${some().join(' ')}` })).id },
    ),
  );
  for (let n = 0; n < ITEMS; n += 1) {
    const owner = n % 40 === 7 ? other.id : user.id;
    const collectionId =
      owner === other.id ? foreign : n % 40 === 9 ? deleted : collectionIds[Math.floor(random() ** 2 * COLLECTIONS)];
    const { rows } = await pool.query<{ id: string }>(
      `insert into pages (id, user_id, url, canonical_url, title, description) values (gen_random_uuid(), $1, $2, $2, $3, $4) returning id`,
      [owner, `https://many.example/${n}`, `Page ${some().join(' ')}`, random() < 0.3 ? some().join(' ') : ''],
    );
    const thing = random() < 0.15 ? things[n % things.length] : null;
    await pool.query(
      `insert into collection_items (id, collection_id, entity_type, entity_id, page_id, rank, added_at, tags, notes, removed_at)
       values (gen_random_uuid(), $1, $2, $3, case when $2 = 'page' then $3::uuid end, 'g' || lpad(to_hex($4::int), 7, '0'),
         now() - $5 * interval '1 minute', $6, $7, case when $8 then now() end) on conflict do nothing`,
      [
        collectionId,
        thing?.type ?? 'page',
        thing?.id ?? rows[0]?.id,
        n + 1,
        // Some came at the same time.
        Math.floor(random() * 150),
        random() < 0.1 ? ['kept', ...some()] : [],
        random() < 0.1 ? some().join(' ') : null,
        random() < 0.2,
      ],
    );
  }
}, 60_000);
afterAll(() => api.close());

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

async function readAll(input: object, limits?: SearchLimits) {
  const ids: string[] = [];
  let cursor: string | null = null;
  let first: Awaited<ReturnType<typeof searchLibrary>> | undefined;
  do {
    const page = await searchLibrary(call, librarySearchInput.parse({ ...input, cursor }), limits);
    first ??= page;
    expect(page.items.length).toBeLessThanOrEqual((limits ?? libraryLimits).searchPage);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { ids, total: first?.total ?? 0, isMore: first?.isMore ?? false, correctedQuery: first?.correctedQuery };
}

/** Ids in the order where matches among the newest come first: those by relevance, the others by time. */
async function idsByNewest(
  input: { q: string },
  byRelevance: string[],
  many: { total: number; correctedQuery: string | null | undefined },
) {
  const { ids } = await readAll({ ...input, q: many.correctedQuery ?? input.q, sort: 'newest' });
  const first = new Set(ids.slice(0, many.total));
  return [...byRelevance.filter((id) => first.has(id)), ...ids.slice(many.total)];
}

const term = fc.tuple(
  fc.constantFrom('', '', '', '-'),
  fc.constantFrom(...WORDS, 'al', 'de', 'tool', 'page', 'alpah', '"alpha beta"', 'none'),
);

it('a search of very many finds what a plain one finds, in its order, each once, and says where only the newest are weighed (CAT-13, T71)', async () => {
  const seen = { whole: 0, newest: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(term, { minLength: 1, maxLength: 3 }),
      fc.constantFrom({}, {}, { isTagged: true }, { entityTypes: ['tool', 'deal'] }, { isFavorite: false }),
      fc.boolean(),
      fc.constantFrom(5, 40, 90),
      async (terms, filter, isNarrow, newestMax) => {
        const input = {
          q: terms.map((parts) => parts.join('')).join(' '),
          ...filter,
          collectionIds: isNarrow ? collectionIds.slice(0, 2) : [],
        };
        const plain = await readAll(input);
        const many = await readAll(input, { ...MANY, newestMax });
        seen.corrected += many.correctedQuery ? 1 : 0;
        seen[many.isMore ? 'newest' : 'whole'] += 1;
        expect(many.isMore ? many.total : MANY.weighedFirst).toBeGreaterThanOrEqual(MANY.weighedFirst);
        expect(many).toEqual(many.isMore ? { ...many, ids: await idsByNewest(input, plain.ids, many) } : plain);
      },
    ),
    { numRuns: 30, seed: 28 },
  );
  expect(Math.min(seen.whole, seen.newest, seen.corrected)).toBeGreaterThan(0);
}, 120_000);
