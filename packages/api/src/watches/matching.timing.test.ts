import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLargeCatalogApi } from '#testing/large-catalog-api.ts';
import { runJobs } from '#testing/run-jobs.ts';
import type { TestApi } from '#testing/test-api.ts';
import { normalSearch, searchKeyOf } from './search-key.ts';
import { matchWatches } from './matching/matching.service.ts';

const DEALS = 20_000;
const CHANGED = 10_000;
const MEMBERS = 10_000;
const SECONDS = 90;
const MEMORY_MB = 300;

let api: TestApi;
beforeAll(async () => {
  api = await createLargeCatalogApi(DEALS);
}, 600_000);
afterAll(() => api.close());

const run = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

/** Lowers the prices of the first deals as an import does, a thousand by a statement. @returns seconds */
async function lowerPrices(from: number): Promise<number> {
  const begun = performance.now();
  for (let at = 0; at < CHANGED; at += 1_000)
    await run(
      `update deals set price_minor = greatest(1, price_minor * ${from} / 100) where id in (select id from deals order by id limit 1000 offset ${at})`,
    );
  return (performance.now() - begun) / 1000;
}

/** A search of common words and filters, as people make them. */
function searchOf(words: readonly string[], n: number) {
  const search = normalSearch({
    q: n % 5 === 0 ? '' : [words[n % words.length], n % 3 === 0 ? words[(n * 7) % words.length] : ''].join(' ').trim(),
    plain: false,
    categories: n % 4 === 0 ? ['ai'] : [],
    minPrice: null,
    maxPrice: n % 5 === 0 || n % 2 === 0 ? 10 + (n % 90) : null,
    currency: 'USD',
    minDiscount: n % 7 === 0 ? 50 : null,
    minRating: n % 11 === 0 ? 4 : null,
    endingSoon: false,
    ended: false,
  });
  return {
    search,
    key: searchKeyOf(search),
    match:
      search.q === ''
        ? null
        : search.q
            .split(' ')
            .map((word) => `'${word}'`)
            .join(' & '),
  };
}

it('100,000 watches are matched with 10,000 changed deals within a minute and a half, in bounded memory (NOTE-06, T70)', async () => {
  // Only deals that run can be told of.
  await run('alter table deals disable trigger user');
  await run(
    `update deals set ends_at = null, has_ended = false, starts_at = least(starts_at, now() - interval '1 day')`,
  );
  await run('alter table deals enable trigger user');
  const without = await lowerPrices(99);
  await run(
    `insert into users (id, name, email, password_hash) select gen_random_uuid(), 'Name', n || '@example.com', '' from generate_series(1, $1) n`,
    [MEMBERS],
  );
  await run(`create table member as select id, row_number() over (order by id) - 1 as n from users`);
  await run(`create index on member (n)`);
  await run(
    `insert into watches (id, user_id, kind, deal_id, wish_minor, wish_currency)
     select gen_random_uuid(), m.id, 'deal', d.id, case when x % 2 = 0 then d.price_minor - 1 else greatest(1, d.price_minor / 3) end, d.currency
     from (select *, row_number() over (order by id) as n from deals order by id limit $1) d cross join generate_series(0, 5) x
     join member m on m.n = (d.n * 7 + x * 1009) % $2`,
    [CHANGED, MEMBERS],
  );
  await run(
    `insert into watches (id, user_id, kind, tool_id, wish_minor, wish_currency)
     select gen_random_uuid(), m.id, 'tool', t.id, 2000, 'USD' from (select *, row_number() over (order by id) as n from tools) t
     cross join generate_series(0, 7) x join member m on m.n = (t.n * 11 + x * 997) % $1 limit 20000`,
    [MEMBERS],
  );
  const { rows: words } = await run(
    `select word from search_words where documents between 20 and 8000 and word ~ '^[a-z]+$' order by md5(word) limit 700`,
  );
  const searches = Array.from({ length: 4_000 }, (_, n) =>
    searchOf(
      words.map(({ word }) => word),
      n,
    ),
  );
  await run(
    `insert into watches (id, user_id, kind, search_key, search, search_match, search_read_at)
     select gen_random_uuid(), m.id, 'search', s.key, s.search, s.match, now()
     from json_to_recordset($1::json) as s(n int, key uuid, search jsonb, match text) cross join generate_series(0, 4) x
     join member m on m.n = (s.n * 13 + x * 1013) % $2 on conflict do nothing`,
    [JSON.stringify(searches.map((search, n) => ({ n, ...search }))), MEMBERS],
  );
  await run('vacuum (analyze) watches, deals, users');
  const { rows: counts } = await run(
    `select kind, count(*)::int, count(distinct search_key)::int as searches from watches group by kind order by kind`,
  );
  const withWatches = await lowerPrices(90);
  // The queues are made on a connection of their own, and here is one.
  await runJobs(api, ['tellMembers']);
  const memory = process.memoryUsage.rss();
  let most = memory;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const begun = performance.now();
  await matchWatches(api, new AbortController().signal);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(looking);
  const { rows: told } = await run(
    `select kind, count(*)::int as events from notification_events group by kind order by kind`,
  );
  const { rows: left } = await run(
    `select count(*)::int as left from deal_changes where not is_done and due_at <= now()`,
  );
  process.stderr.write(
    `watches ${JSON.stringify(counts)}; import ${without.toFixed(1)} s without, ${withWatches.toFixed(1)} s with watches; matched in ${seconds.toFixed(1)} s, +${Math.round((most - memory) / 1e6)} MB; told ${JSON.stringify(told)}\n`,
  );
  expect(left).toEqual([{ left: 0 }]);
  expect(told.length).toBe(2);
  expect(seconds).toBeLessThan(SECONDS);
  expect((most - memory) / 1e6).toBeLessThan(MEMORY_MB);
}, 900_000);
