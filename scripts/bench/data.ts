import { createHash, randomUUID } from 'node:crypto';
import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';

export interface Member {
  cookie: string;
  collectionId: string;
  /** A deal that is in none of the member's collections. */
  spareDealId: string;
}

export interface BenchData {
  members: Member[];
  dealIds: string[];
}

/** Ten thousand deals on a thousand tools, and members with three collections of twenty items each. */
export async function fill(url: string, memberCount: number): Promise<BenchData> {
  const { db, close } = openDatabase({ url, statementTimeoutMs: 120_000 });
  try {
    await db.execute(sql`
      insert into tools (id, slug, name, tagline, category, logo_url)
      select gen_random_uuid(), 'tool-' || n, 'Tool ' || n, 'A tagline of a usual length for tool ' || n, 'other', '/art/tools/00.svg'
      from generate_series(1, 1000) n`);
    await db.execute(sql`
      insert into deals (id, slug, tool_id, title, promise, category, base_price_minor, price_minor, currency, cover_url)
      select gen_random_uuid(), t.slug || '-' || k, t.id, t.name || ' lifetime', 'One line on what the buyer gets', 'other',
        20000 + k * 100, 4900 + k, 'USD', '/art/covers/_other-0.svg'
      from tools t, generate_series(1, 10) k`);
    // A change is measured against one statement to a table that has the keys which keep the same order, and nothing else.
    await db.execute(sql`
      create table floor_items (
        id uuid primary key, collection_id uuid not null references collections, entity_type text not null, entity_id uuid not null,
        notes text, rank text not null, added_at timestamptz not null default now(),
        unique (collection_id, entity_type, entity_id), unique (collection_id, rank))`);
    const deals = await db.execute<{ id: string }>(sql`select id from deals order by id limit 1000`);
    const dealIds = deals.rows.map((row) => row.id);
    const spareDealId = dealIds.at(-1) ?? '';
    await db.execute(sql`create table bench as select ${spareDealId}::uuid as spare_deal_id`);
    const members: Member[] = [];
    for (let n = 0; n < memberCount; n += 1) members.push({ ...(await addMember(n)), spareDealId });
    await db.execute(sql`analyze`);
    return { members, dealIds };

    async function addMember(n: number): Promise<Omit<Member, 'spareDealId'>> {
      const userId = randomUUID();
      const token = randomUUID().replaceAll('-', '').padEnd(40, 'x');
      const sessionId = createHash('sha256').update(token).digest('hex');
      await db.execute(sql`
        with u as (insert into users (id, name, email, password_hash) values (${userId}, 'Member', ${`member-${n}@example.com`}, '-') returning id),
             r as (insert into user_roles (user_id, role) select id, 'insider' from u)
        insert into sessions (id, user_id, expires_at) select ${sessionId}, id, now() + interval '30 days' from u`);
      const made = await db.execute<{ id: string }>(sql`
        insert into collections (id, user_id, name, default_key, next_rank)
        select gen_random_uuid(), ${userId}, k, k, 21 from unnest(array['nice-find', 'worth-a-shot', 'must-have']) k returning id`);
      await db.execute(sql`
        insert into collection_items (id, collection_id, entity_type, entity_id, rank)
        select gen_random_uuid(), c.id, 'deal', d.id, 'g' || lpad(to_hex(d.n), 7, '0')
        from collections c, (select id, row_number() over (order by id) n from deals order by id limit 20) d
        where c.user_id = ${userId}`);
      return { cookie: `__Host-onceware=${token}`, collectionId: made.rows[0]?.id ?? '' };
    }
  } finally {
    await close();
  }
}
