import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { DATES_AS_OF, seedDeals, seedTools } from './catalog/index.ts';
import { seedWhenEmpty } from './seed.ts';

const now = new Date('2026-06-15T12:00:00.000Z');
const sealCodes = (id: string, codes: readonly string[]) => ({
  licenceCodes: codes.length > 0 ? `sealed for ${id}` : null,
  codeCount: codes.length,
});
const defaultCollections = [
  { key: 'nice-find', name: 'Nice Find' },
  { key: 'worth-a-shot', name: 'Worth a Shot' },
  { key: 'must-have', name: 'Must-Have!' },
];
const options = { now, passwordHash: 'a hash', sealCodes, defaultCollections };

let test: { url: string; drop(): Promise<void> };
let database: Database;

async function open(): Promise<void> {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
}
async function close(): Promise<void> {
  await database.close();
  await test.drop();
}

async function stored<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

describe('the seed', () => {
  let isSeeded: boolean;
  beforeAll(async () => {
    await open();
    isSeeded = await seedWhenEmpty(database, options);
  });
  afterAll(close);

  it('has earlier prices of its deals, of which some were once cheaper and some never (CAT-08)', async () => {
    const deals = await stored<{ today: number; prices: number[]; is_lowest_ever: boolean }>(
      `select d.price_minor as today, d.is_lowest_ever, array_agg(s.price_minor order by s.began_at) as prices
       from deals d cross join asked_prices(d.id) s where s.is_told group by d.id`,
    );
    expect(deals).toHaveLength(seedDeals.length);
    for (const { today, prices, is_lowest_ever } of deals) {
      expect(prices.at(-1)).toBe(today);
      expect(is_lowest_ever).toBe(Math.min(...prices) === today && Math.max(...prices) > today);
    }
    const share = (is: (deal: (typeof deals)[number]) => boolean) => deals.filter(is).length / deals.length;
    expect(share(({ is_lowest_ever }) => is_lowest_ever)).toBeGreaterThan(0.2);
    expect(share(({ today, prices }) => Math.min(...prices) < today)).toBeGreaterThan(0.1);
    expect(share(({ prices }) => prices.length === 1)).toBeGreaterThan(0.1);
  });

  it('has deals whose price truly fell, about half, some that rose, and some that never changed (CAT-14)', async () => {
    const deals = await stored<{ price: number; percent: number; low: number | null; isChanged: boolean }>(
      `select major_price(price_minor, price_rest) as price, discount_percentage as percent,
         (price_memory #>> '{lowestBefore,price}')::float8 as low, price_memory -> 'previous' <> 'null' as "isChanged"
       from deals where price_memory ? 'since'`,
    );
    const share = (is: (deal: (typeof deals)[number]) => boolean) => deals.filter(is).length / deals.length;
    expect(share(({ percent }) => percent > 0)).toBeGreaterThan(0.4);
    expect(share(({ percent }) => percent > 0)).toBeLessThan(0.7);
    expect(share(({ price, low }) => low !== null && low < price)).toBeGreaterThan(0.1);
    expect(share(({ isChanged }) => !isChanged)).toBeGreaterThan(0.1);
  });

  it('fills an empty database with the whole catalogue, its dates counted from now (CAT-01)', async () => {
    expect(isSeeded).toBe(true);
    expect(
      await stored('select (select count(*)::int from tools) as tools, (select count(*)::int from deals) as deals'),
    ).toEqual([{ tools: seedTools.length, deals: seedDeals.length }]);
    const rows = await stored<{
      slug: string;
      starts_at: Date;
      ends_at: Date | null;
      cover_url: string;
      gallery: string[];
      logo_url: string;
      tool: string;
    }>(
      'select d.slug, d.starts_at, d.ends_at, d.cover_url, d.gallery, t.logo_url, t.slug as tool from deals d join tools t on t.id = d.tool_id',
    );
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    const logos = new Map(seedTools.map(({ domain, external_id, logo_url }) => [domain, { external_id, logo_url }]));
    const at = (moment: string) => new Date(now.getTime() + Date.parse(moment) - DATES_AS_OF.getTime());
    for (const deal of seedDeals) {
      expect(bySlug.get(deal.external_id)).toEqual({
        slug: deal.external_id,
        starts_at: at(deal.starts_at),
        ends_at: deal.ends_at === undefined ? null : at(deal.ends_at),
        cover_url: deal.cover_url,
        gallery: deal.gallery,
        logo_url: logos.get(deal.domain)?.logo_url,
        tool: logos.get(deal.domain)?.external_id,
      });
    }
  });

  it('stores the words that a query may be corrected to (CAT-01)', async () => {
    const [name = ''] = seedTools[0]?.name.toLowerCase().split(/\W/) ?? [];
    expect(await stored(`select word from search_words where word = '${name}'`)).toEqual([{ word: name }]);
  });

  it('makes a demo account of each role (AUTH-05)', async () => {
    expect(
      await stored(
        `select u.email, u.password_hash, r.role from users u join user_roles r on r.user_id = u.id
         where u.email like '%@onceware.example' order by u.email`,
      ),
    ).toEqual([
      { email: 'admin@onceware.example', password_hash: 'a hash', role: 'admin' },
      { email: 'insider@onceware.example', password_hash: 'a hash', role: 'insider' },
      { email: 'member@onceware.example', password_hash: 'a hash', role: 'member' },
    ]);
  });

  it('gives them profiles, most of them for everybody and some for members (NET-01)', async () => {
    const found = await stored(
      `select p.visibility, count(*)::int as n, count(p.handle)::int as handles, sum((select count(*) from interests i where i.user_id = p.user_id))::int as interests
       from profiles p join users u on u.id = p.user_id group by 1 order by 1`,
    );
    expect(found).toEqual([
      { visibility: 'everybody', n: 5, handles: 5, interests: 11 },
      { visibility: 'members', n: 3, handles: 3, interests: 7 },
    ]);
  });

  it('gives them purchases with the terms of their day, organizations and mail to answer (ACC-02, ADM-01)', async () => {
    const [kept] = await stored(
      `select p.tier, p.terms->>'toolName' as tool, p.terms->>'takenAt' as taken, p.purchased_on::text as day, p.refund_until::text as refund, p.licence_codes = 'sealed for ' || p.id as sealed
       from purchases p join deals d on d.id = p.deal_id where d.slug = 'minutewren-lifetime'`,
    );
    expect(kept).toEqual({
      tier: expect.any(String),
      tool: 'Minutewren',
      taken: '2026-06-12T12:00:00.000Z',
      day: '2026-06-12',
      refund: '2026-08-11',
      sealed: true,
    });
    // Nothing was bought before it was there.
    expect(
      await stored(
        'select p.title from purchases p join deals d on d.id = p.deal_id where p.created_at < d.starts_at or d.ends_at < p.created_at',
      ),
    ).toEqual([]);
    expect(
      await stored('select count(*)::int as n from purchases where licence_codes is null and code_count > 0'),
    ).toEqual([{ n: 0 }]);
    expect(
      await stored(
        'select (select count(*)::int from organizations) as organizations, (select count(*)::int from contact_messages) as messages',
      ),
    ).toEqual([{ organizations: 2, messages: 5 }]);
  });

  it('fills the collections of the insider with deals, tools and notes, and shares one of them; others publish theirs (COL-02, COL-15, COL-17, NET-05)', async () => {
    const made = await stored<{ name: string; items: number }>(
      `select c.name, c.default_key as key, c.is_favorite as favorite, c.share_token is not null and c.shares_notes as shared, c.item_count as items,
         bool_or(i.entity_type = 'deal') as deals, bool_or(i.entity_type = 'tool') as tools, count(i.notes) > 2 as notes, c.item_count = count(i.id) as counted
       from collections c join users u on u.id = c.user_id join collection_items i on i.collection_id = c.id
       where u.email = 'insider@onceware.example' group by c.id order by c.is_favorite desc, c.created_at, c.id`,
    );
    const filled = { deals: true, tools: true, notes: true, counted: true };
    expect(made).toEqual([
      { name: 'Harbour Podcast', key: null, favorite: true, shared: true, items: expect.any(Number), ...filled },
      ...defaultCollections.map((one) => ({
        ...one,
        favorite: false,
        shared: false,
        items: expect.any(Number),
        ...filled,
      })),
    ]);
    for (const { items } of made) expect(items >= 8 && items <= 15).toBe(true);
    expect(await stored('select count(*)::int as n from collections where published_at is null')).toEqual([
      { n: made.length },
    ]);
    // Published ones are of other members than those who are told to whoever starts the demonstration.
    const published = await stored<{ counted: boolean; items: number; followers: number }>(
      `select c.item_count as items, c.followers_count as followers, c.followers_count = (select count(*) from collection_follows f where f.collection_id = c.id) as counted
       from collections c where c.published_at is not null order by c.published_at`,
    );
    expect(published).toHaveLength(5);
    for (const { counted, items, followers } of published)
      expect([counted, items >= 4, followers > 0]).toEqual([true, true, true]);
  });

  it('orders them as they were added, while the deal was on, and leaves room for the next one on top (COL-16)', async () => {
    const disordered = await stored(
      `select name from (select c.name, i.added_at, lag(i.added_at) over (partition by c.id order by i.rank) as earlier
       from collections c join collection_items i on i.collection_id = c.id) o where added_at <= earlier`,
    );
    expect(disordered).toEqual([]);
    expect(
      await stored(
        'select d.slug from collection_items i join deals d on d.id = i.deal_id where i.added_at < d.starts_at or d.ends_at < i.added_at',
      ),
    ).toEqual([]);
    const [above] = await stored(
      `select bool_and('g' || lpad(to_hex(c.next_rank), 7, '0') collate "C" > top.rank) as above
       from collections c, lateral (select max(rank) as rank from collection_items i where i.collection_id = c.id) top`,
    );
    expect(above).toEqual({ above: true });
  });

  it('fills rooms with a week of talk, in rows as sending would have left them (LIVE-01, LIVE-03)', async () => {
    const filled = await stored<{ kind: string; messages: number }>(
      `select kind, count(*)::int as rooms, min(message_count) as messages from rooms where message_count > 0 group by 1 order by 1`,
    );
    expect(filled).toEqual([
      { kind: 'community', rooms: 2, messages: expect.any(Number) },
      { kind: 'deal', rooms: 3, messages: expect.any(Number) },
      { kind: 'direct', rooms: 1, messages: expect.any(Number) },
      { kind: 'team', rooms: 1, messages: expect.any(Number) },
    ]);
    const [week] = await stored(
      `select min(created_at) > '2026-06-08T12:00Z' and max(created_at) < '2026-06-15T12:00Z' as within, count(distinct created_at::date) > 6 as spread from messages`,
    );
    expect(week).toEqual({ within: true, spread: true });
    // Finds rooms, messages or marks that are not as a send, an edit, a reaction, a pin or a reading would have left
    // them.
    const odd: Record<string, string> = {
      'numbers of a room': `select r.id from rooms r left join messages m on m.room_id = r.id group by r.id
        having r.message_count <> count(m.id) or r.message_count <> coalesce(max(m.number), 0)
          or r.last_message_at is distinct from max(m.created_at)
          or r.last_seq <> (select count(*) from room_events e where e.room_id = r.id)
          or r.last_seq <> (select coalesce(max(seq), 0) from room_events e where e.room_id = r.id)`,
      'order of a room': `select id from (select id, created_at, lag(created_at) over (partition by room_id order by number) as earlier from messages) m
        where created_at < earlier`,
      'order of events': `select seq from (select seq, created_at, lag(created_at) over (partition by room_id order by seq) as earlier from room_events) e
        where created_at < earlier`,
      'seq of a message': `select m.id from messages m where m.seq <> (
        select max(e.seq) from room_events e where e.room_id = m.room_id and (e.payload ->> 'messageId')::uuid = m.id)`,
      'events of a message': `select m.id from messages m where array(
          select e.kind from room_events e where e.room_id = m.room_id and (e.payload ->> 'messageId')::uuid = m.id order by 1) <> array(
          select 'message' union all select 'edit' from message_edits where message_id = m.id
          union all select 'react' from reactions where message_id = m.id union all select 'pin' where m.pinned_at is not null
          union all select 'remove' where m.deleted_at is not null order by 1)`,
      'an edit': `select m.id from messages m left join message_edits e on e.message_id = m.id
        where m.edited_at is distinct from e.created_at or e.previous_text = m.text`,
      'an answer': `select m.id from messages m left join messages o on o.id = m.reply_to and o.room_id = m.room_id and o.number < m.number
        where m.reply_to is not null and o.id is null`,
      'a mention': `select 1 from (select m.id, value::uuid as user_id, m.number, m.room_id from messages m, jsonb_array_elements_text(m.named -> 'users')
          where value::uuid <> m.author_id) n full join mentions t on t.message_id = n.id and t.user_id = n.user_id and t.number = n.number and t.room_id = n.room_id
        where n.id is null or t.message_id is null`,
      'a mark': `select 1 from rooms r join reads x on x.room_id = r.id where x.number not between coalesce((
          select max(m.number) from messages m where m.room_id = r.id and m.author_id = x.user_id), 0) and r.message_count`,
      'an author': `select m.id from messages m where not exists (select from reads x where x.room_id = m.room_id and x.user_id = m.author_id)`,
      'a stranger': `select m.id from messages m join rooms r on r.id = m.room_id where r.kind in ('team', 'direct') and not exists (
        select from organization_members o where o.organization_id = r.organization_id and o.user_id = m.author_id
        union all select from room_members x where x.room_id = r.id and x.user_id = m.author_id)`,
      'a name without a mark': `select id from messages where text ~ '[@#][[:alpha:]]' and named = '{"users": [], "deals": [], "tools": []}'`,
    };
    for (const [what, query] of Object.entries(odd)) expect([what, await stored(query)]).toEqual([what, []]);
    const waiting = await stored(
      `select u.name, sum(r.message_count - x.number) > 0 as unread, bool_or(exists (
         select from mentions m where m.user_id = u.id and m.room_id = r.id and m.number > x.number)) as mentioned
       from users u join reads x on x.user_id = u.id join rooms r on r.id = x.room_id where u.email like '%@onceware.example' group by 1 order by 1`,
    );
    expect(waiting).toEqual(
      ['Ada Morgan', 'Ines Sadiq', 'Mateo Berg'].map((name) => ({ name, unread: true, mentioned: true })),
    );
  });
});

describe('seeding', () => {
  beforeEach(open);
  afterEach(close);

  it('leaves collections as their member changed them when it starts again (COL-02, COL-15)', async () => {
    await seedWhenEmpty(database, options);
    await database.pool.query(`update collections set name = 'Mine', share_token = null where is_favorite`);
    await database.pool.query(`delete from collection_items where entity_type = 'tool'`);
    const all = () =>
      stored(
        'select c.id, c.name, c.share_token, c.item_count, array_agg(i.id order by i.id) as items from collections c join collection_items i on i.collection_id = c.id group by c.id order by c.id',
      );
    const changed = await all();
    expect(await seedWhenEmpty(database, options)).toBe(false);
    expect(await all()).toEqual(changed);
  });

  it('happens once, also when two processes start at the same moment (CAT-01)', async () => {
    const other = openDatabase({ url: test.url });
    const both = await Promise.all([seedWhenEmpty(database, options), seedWhenEmpty(other, options)]);
    await other.close();
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await seedWhenEmpty(database, options)).toBe(false);
    expect(await stored('select count(*)::int as tools from tools')).toEqual([{ tools: seedTools.length }]);
  });

  it('waits for a process that takes longer at it than a statement may wait for a lock (CAT-01, OPS-02)', async () => {
    const impatient = openDatabase({ url: test.url, poolSize: 1, lockTimeoutMs: 50 });
    const lines: string[] = [];
    const said = Promise.withResolvers<void>();
    const first = database.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(7318003)');
      const second = seedWhenEmpty(impatient, options, {
        log: (line) => {
          lines.push(line);
          said.resolve();
        },
      });
      await Promise.race([said.promise, second]);
      return { second };
    });
    expect(await (await first).second).toBe(true);
    expect(lines).toEqual(['Another process fills the database with the demonstration data. Waiting for it.']);
    await impatient.close();
  });

  it('adds no accounts where there are users (AUTH-05)', async () => {
    await database.pool.query(
      `insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'A', 'a@example.com', 'x')`,
    );
    expect(await seedWhenEmpty(database, options)).toBe(false);
    expect(await stored('select email from users')).toEqual([{ email: 'a@example.com' }]);
  });

  it('adds no catalogue where there are tools, as after an import before the first start (CAT-01)', async () => {
    await database.pool.query(
      `insert into tools (id, slug, name, category) values (gen_random_uuid(), 'a', 'A', 'other')`,
    );
    expect(await seedWhenEmpty(database, options)).toBe(true);
    expect(await stored('select slug from tools')).toEqual([{ slug: 'a' }]);
    expect(await stored('select name from collections')).toEqual([]);
    expect(await stored('select id from messages')).toEqual([]);
  });
});
