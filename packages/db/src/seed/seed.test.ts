import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { seedTools } from './catalog/index.ts';
import { seedWhenEmpty } from './seed.ts';

const now = new Date('2026-06-15T12:00:00.000Z');
const sealCodes = (id: string, codes: readonly string[]) => ({ licenceCodes: codes.length > 0 ? `sealed for ${id}` : null, codeCount: codes.length });
const options = { now, passwordHash: 'a hash', sealCodes };
const DAY = 86_400_000;

let test: { url: string; drop(): Promise<void> };
let database: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterEach(async () => {
  await database.close();
  await test.drop();
});

async function stored<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

const seedDeals = seedTools.flatMap((tool) => tool.deals);

describe('the seed', () => {
  it('fills an empty database with the whole catalogue, its dates counted from now (CAT-01)', async () => {
    expect(await seedWhenEmpty(database, options)).toBe(true);
    expect(await stored('select (select count(*)::int from tools) as tools, (select count(*)::int from deals) as deals')).toEqual([
      { tools: seedTools.length, deals: seedDeals.length },
    ]);
    const rows = await stored<{ slug: string; starts_at: Date; ends_at: Date | null; cover_url: string; gallery: string[]; logo_url: string; tool: string }>(
      'select d.slug, d.starts_at, d.ends_at, d.cover_url, d.gallery, t.logo_url, t.slug as tool from deals d join tools t on t.id = d.tool_id',
    );
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    for (const tool of seedTools) {
      for (const deal of tool.deals) {
        expect(bySlug.get(deal.slug)).toEqual({
          slug: deal.slug,
          starts_at: new Date(now.getTime() - deal.startedDaysAgo * DAY),
          ends_at: deal.endsInDays === null ? null : new Date(now.getTime() + deal.endsInDays * DAY),
          cover_url: `/art/covers/${deal.slug}.svg`,
          gallery: [`/art/screens/${deal.slug}.svg`],
          logo_url: `/art/logos/${tool.slug}.svg`,
          tool: tool.slug,
        });
      }
    }
  });

  it('makes words known that a query may be corrected to (CAT-01)', async () => {
    await seedWhenEmpty(database, options);
    const [name = ''] = seedTools[0]?.name.toLowerCase().split(/\W/) ?? [];
    expect(await stored(`select word from search_words where word = '${name}'`)).toEqual([{ word: name }]);
  });

  it('makes a demo account of each role (AUTH-05)', async () => {
    await seedWhenEmpty(database, options);
    expect(await stored('select u.email, u.password_hash, r.role from users u join user_roles r on r.user_id = u.id order by u.email')).toEqual([
      { email: 'admin@onceware.example', password_hash: 'a hash', role: 'admin' },
      { email: 'insider@onceware.example', password_hash: 'a hash', role: 'insider' },
      { email: 'member@onceware.example', password_hash: 'a hash', role: 'member' },
    ]);
  });

  it('gives them purchases with the terms of their day, organizations and mail to answer (ACC-02, ADM-01)', async () => {
    await seedWhenEmpty(database, options);
    const [kept] = await stored(
      `select p.tier, p.terms->>'toolName' as tool, p.terms->>'takenAt' as taken, p.purchased_on::text as day, p.refund_until::text as refund, p.licence_codes = 'sealed for ' || p.id as sealed
       from purchases p join deals d on d.id = p.deal_id where d.slug = 'minutewren-lifetime'`,
    );
    expect(kept).toEqual({ tier: expect.any(String), tool: 'Minutewren', taken: '2026-06-12T12:00:00.000Z', day: '2026-06-12', refund: '2026-08-11', sealed: true });
    expect(await stored('select count(*)::int as n from purchases where licence_codes is null and code_count > 0')).toEqual([{ n: 0 }]);
    expect(await stored('select (select count(*)::int from organizations) as organizations, (select count(*)::int from contact_messages) as messages')).toEqual([{ organizations: 2, messages: 5 }]);
  });

  it('happens once, also when two processes start at the same moment (CAT-01)', async () => {
    const other = openDatabase({ url: test.url });
    const both = await Promise.all([seedWhenEmpty(database, options), seedWhenEmpty(other, options)]);
    await other.close();
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await seedWhenEmpty(database, options)).toBe(false);
    expect(await stored('select count(*)::int as tools from tools')).toEqual([{ tools: seedTools.length }]);
  });

  it('adds no accounts where there are users (AUTH-05)', async () => {
    await database.pool.query(`insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'A', 'a@example.com', 'x')`);
    expect(await seedWhenEmpty(database, options)).toBe(false);
    expect(await stored('select email from users')).toEqual([{ email: 'a@example.com' }]);
  });

  it('adds no catalogue where there are tools, as after an import before the first start (CAT-01)', async () => {
    await database.pool.query(`insert into tools (id, slug, name, category) values (gen_random_uuid(), 'a', 'A', 'other')`);
    expect(await seedWhenEmpty(database, options)).toBe(true);
    expect(await stored('select slug from tools')).toEqual([{ slug: 'a' }]);
  });
});
