import type { Db } from '../client.ts';
import { sql } from 'drizzle-orm';
import { seedDeals, seedTools } from '../seed/catalog/index.ts';
import { refreshSearchWords } from '../seed/search-words.ts';

const DEALS_PER_TOOL = 8;
const ROWS_AT_ONCE = 20_000;

/** The most common first. */
const CATEGORIES = [...new Set(seedTools.map(({ category }) => category)), 'other'];

/** In days before now. */
const OLDEST = 1_500;
const PRICES = [49, 59, 69, 39, 29, 79, 99, 19, 89, 129, 149, 199, 9, 119, 249, 299, 399, 499, 799, 999];

const DEAL_TRIGGERS = ['deals_come', 'deals_price_memory_begins'];

/**
 * Fills an empty catalogue with this many deals, always the same: words of the seed by Zipf's law, categories and prices as
 * uneven, most of the deals ended and the older the likelier. What triggers make of a row is made here, of plain words.
 */
export async function fillCatalog(db: Db, dealCount: number): Promise<void> {
  const random = randomNumbers(20261122);
  const words = wordsOfSeed();
  const zipf = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor((list.length + 1) ** random()) - 1] ?? list[0];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  const text = (length: number) => Array.from({ length }, () => zipf(words)).join(' ');
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const rating = () => (random() < 0.3 ? [0, 0] : [between(30, 50), between(1, 400)]);

  const tool = (n: number) => {
    const [ratingTenths, ratingCount] = rating();
    return {
      n,
      name: `${zipf(words)} ${zipf(words)} ${n.toString(36)}`,
      tagline: text(7),
      tags: text(3),
      category: zipf(CATEGORIES),
      ratingTenths,
      ratingCount,
    };
  };
  // Every third never cost anything else; the others were asked for `base` in the month before they began.
  const deal = (tools: ReturnType<typeof tool>[]) => (n: number) => {
    const made = tools[n % tools.length];
    const rise = random() ** 2 * 12;
    const price = zipf(PRICES) * 100 + (random() < 0.1 ? between(0, 99) : 0);
    // Later rows began later, more or less, as in a catalogue that grows.
    const started = Math.max((1 - n / dealCount) * OLDEST + random() * 60 - 32, -2);
    return {
      n,
      tool: made?.n,
      name: made?.name,
      tagline: made?.tagline,
      tags: made?.tags,
      category: made?.category,
      ratingTenths: made?.ratingTenths,
      ratingCount: made?.ratingCount,
      title: text(3),
      promise: text(8),
      description: text(40),
      price,
      base: Math.round(price * (1 + (n % 3 === 0 ? 0 : rise))),
      started,
      days: random() < 0.1 ? null : between(7, 400),
    };
  };

  const indexes = await dropIndexes(db);
  await db.execute(sql`alter table tools disable trigger tools_search`);
  for (const trigger of DEAL_TRIGGERS) await db.execute(sql.raw(`alter table deals disable trigger ${trigger}`));
  const tools = Array.from({ length: Math.ceil(dealCount / DEALS_PER_TOOL) }, (_, n) => tool(n));
  const make = deal(tools);
  for (const rows of batches(tools.length)) await insertTools(db, JSON.stringify(rows.map((n) => tools[n])));
  for (const rows of batches(dealCount)) await insertDeals(db, JSON.stringify(rows.map(make)));
  await db.execute(sql`alter table tools enable trigger tools_search`);
  for (const trigger of DEAL_TRIGGERS) await db.execute(sql.raw(`alter table deals enable trigger ${trigger}`));
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await refreshSearchWords(db);
  await db.execute(sql`vacuum (analyze) tools, deals, search_words, synonym_groups`);
}

/** The words of the demonstration catalogue, the most common first. */
export function wordsOfSeed(): string[] {
  const counts = new Map<string, number>();
  const texts = [
    ...seedTools.flatMap(({ name, tagline, description }) => [name, tagline, description]),
    ...seedDeals.flatMap(({ title, promise, description }) => [title, promise, description]),
  ];
  for (const [word] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/[a-z]{2,}/g))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([word]) => word);
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function* batches(count: number): Generator<number[]> {
  for (let from = 0; from < count; from += ROWS_AT_ONCE)
    yield Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, n) => from + n);
}

/** Drops indexes without constraints, because building them at the end costs a tenth. */
async function dropIndexes(db: Db) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('tools'::regclass, 'deals'::regclass) and not indisunique`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  return rows;
}

const day = (daysAgo: string) => `to_char(now() - (${daysAgo}) * interval '1 day', 'YYYY-MM-DD')`;

/** Written as `price_memory` returns it, so that a row is as wide as a real one. */
const MEMORY = `case when base > price then json_build_object(
  'since', ${day('started')} || 'T00:00:00.000Z',
  'lowestBefore', json_build_object('price', base / 100.0, 'isTold', true),
  'previous', json_build_object('price', base / 100.0, 'currency', 'USD'),
  'lowestOfYear', json_build_object('price', base / 100.0, 'until', ${day('started')} || 'T00:00:00.000Z'),
  'steps', json_build_array(json_build_array(${day('started + 30')}, ${day('started')}, base / 100.0),
    json_build_array(${day('started')}, null, price / 100.0)))
  else json_build_object('since', ${day('started')} || 'T00:00:00.000Z', 'lowestBefore', null, 'previous', null, 'lowestOfYear', null,
    'steps', json_build_array(json_build_array(${day('started')}, null, price / 100.0))) end`;

const weighed = (text: string, weight: string) => `setweight(to_tsvector('simple', ${text}), '${weight}')`;

async function insertTools(db: Db, rows: string): Promise<void> {
  await db.execute(sql`
    insert into tools (id, slug, name, tagline, category, tags, rating_tenths, rating_count, search)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'tool-' || n, name, tagline, category, string_to_array(tags, ' '), "ratingTenths", "ratingCount",
      ${sql.raw(`${weighed('name', 'A')} || ${weighed('tagline', 'B')} || ${weighed("category || ' ' || tags", 'C')}`)}
    from json_to_recordset(${rows}::json) as r(n int, name text, tagline text, tags text, category text, "ratingTenths" int, "ratingCount" int)`);
}

async function insertDeals(db: Db, rows: string): Promise<void> {
  await db.execute(sql`
    insert into deals (id, slug, tool_id, title, promise, description, category, base_price_minor, price_minor, currency,
      discount_percentage, price_memory, starts_at, ends_at, has_ended, rating_tenths, rating_count, search)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'deal-' || n, ('00000000-0000-7000-8000-' || lpad(to_hex(tool), 12, '0'))::uuid, title, promise, description, category, base, price, 'USD',
      floor(100 - price * 100.0 / base), ${sql.raw(MEMORY)}::jsonb, now() - started * interval '1 day', now() - (started - days) * interval '1 day', coalesce(days <= started, false), "ratingTenths", "ratingCount",
      ${sql.raw(`${weighed("name || ' ' || title", 'A')} || ${weighed("promise || ' ' || tagline", 'B')} || ${weighed("category || ' ' || tags", 'C')} || ${weighed('description', 'D')}`)}
    from json_to_recordset(${rows}::json) as r(n int, tool int, name text, tagline text, tags text, category text, title text, promise text, description text,
      price int, base int, started float8, days int, "ratingTenths" int, "ratingCount" int)`);
}
