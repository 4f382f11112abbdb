import { createHash, randomUUID } from 'node:crypto';
import { type Db, openDatabase } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { sql } from 'drizzle-orm';

export interface Member {
  cookie: string;
  collectionId: string;
  /** A deal that is in none of the member's collections. */
  spareDealId: string;
}

/** Room of a team, whose members are in no other. */
export interface BenchRoom {
  id: string;
  cookies: string[];
}

export interface BenchData {
  members: Member[];
  dealIds: string[];
  /** Words that two hundred deals hold each, all in the same place, so that nothing but their age orders them. */
  topics: string[];
}

const TOPICS = 50;
const topicOf = (n: number) => `topic${n}matter`;

/** Ten thousand deals on a thousand tools, and members with three collections of twenty items each. */
export async function fill(url: string, memberCount: number): Promise<BenchData> {
  const { db, transaction, close } = openDatabase({ url, statementTimeoutMs: 120_000 });
  try {
    await db.execute(sql`
      insert into tools (id, slug, name, tagline, category, logo_url)
      select gen_random_uuid(), 'tool-' || n, 'Tool ' || n, 'A tagline of a usual length for tool ' || n, 'other', '/art/tools/00.svg'
      from generate_series(1, 1000) n`);
    await db.execute(sql`
      insert into deals (id, slug, tool_id, title, promise, category, base_price_minor, price_minor, currency, cover_url)
      select gen_random_uuid(), t.slug || '-' || k, t.id, t.name || ' topic' || (row_number() over () % ${TOPICS}::int) || 'matter lifetime', 'One line on what the buyer gets', 'other',
        20000 + k * 100, 4900 + k, 'USD', '/art/covers/_other-0.svg'
      from tools t, generate_series(1, 10) k`);
    // A change is measured against one statement to a table that has the keys which keep the same order, and nothing else.
    await db.execute(sql`
      create table floor_items (
        id uuid primary key, collection_id uuid not null references collections, entity_type text not null, entity_id uuid not null,
        notes text, rank text not null, added_at timestamptz not null default now(),
        unique (collection_id, entity_type, entity_id), unique (collection_id, rank))`);
    await db.execute(sql`
      create table floor_messages (
        id uuid primary key, room_id uuid not null references rooms, number int generated always as identity, seq int not null,
        author_id uuid references users, webhook_id uuid, text text not null, reply_to uuid, named jsonb not null,
        edited_at timestamptz, deleted_at timestamptz, deleted_by uuid, pinned_at timestamptz,
        created_at timestamptz not null default now(), unique (room_id, number))`);
    const deals = await db.execute<{ id: string }>(sql`select id from deals order by id limit 1000`);
    const dealIds = deals.rows.map((row) => row.id);
    const spareDealId = dealIds.at(-1) ?? '';
    await db.execute(sql`create table bench as select ${spareDealId}::uuid as spare_deal_id`);
    const members: Member[] = [];
    while (members.length < memberCount) members.push({ ...(await addMember()), spareDealId });
    await transaction(refreshSearchWords);
    await db.execute(sql`vacuum analyze`);
    return { members, dealIds, topics: Array.from({ length: TOPICS }, (_, n) => topicOf(n)) };

    async function addMember(): Promise<Omit<Member, 'spareDealId'>> {
      const { userId, cookie } = await signUp(db);
      const made = await db.execute<{ id: string }>(sql`
        insert into collections (id, user_id, name, default_key, next_rank)
        select gen_random_uuid(), ${userId}, k, k, 21 from unnest(array['nice-find', 'worth-a-shot', 'must-have']) k returning id`);
      await db.execute(sql`
        insert into collection_items (id, collection_id, entity_type, entity_id, rank)
        select gen_random_uuid(), c.id, 'deal', d.id, 'g' || lpad(to_hex(d.n), 7, '0')
        from collections c, (select id, row_number() over (order by id) n from deals order by id limit 20) d
        where c.user_id = ${userId}`);
      return { cookie, collectionId: made.rows[0]?.id ?? '' };
    }
  } finally {
    await close();
  }
}

async function signUp(db: Db): Promise<{ userId: string; cookie: string }> {
  const userId = randomUUID();
  const token = randomUUID().replaceAll('-', '').padEnd(40, 'x');
  const sessionId = createHash('sha256').update(token).digest('hex');
  await db.execute(sql`
    with u as (insert into users (id, name, email, password_hash) values (${userId}, 'Member', ${`${userId}@example.com`}, '-') returning id),
         r as (insert into user_roles (user_id, role) select id, 'insider' from u)
    insert into sessions (id, user_id, expires_at) select ${sessionId}, id, now() + interval '30 days' from u`);
  return { userId, cookie: `__Host-onceware=${token}` };
}

const SAID_BEFORE = 1_000;

/** Rooms that have been talked in for a while: the plans of empty ones are others. */
export async function fillRooms(
  url: string,
  { rooms, membersOfEach }: { rooms: number; membersOfEach: number },
): Promise<BenchRoom[]> {
  const { db, close } = openDatabase({ url, poolSize: 1, statementTimeoutMs: 120_000 });
  try {
    const made: BenchRoom[] = [];
    while (made.length < rooms) {
      const team = randomUUID();
      const cookies: string[] = [];
      await db.execute(sql`insert into organizations (id, name) values (${team}, 'Team')`);
      while (cookies.length < membersOfEach) {
        const { userId, cookie } = await signUp(db);
        await db.execute(
          sql`insert into organization_members (organization_id, user_id, role) values (${team}, ${userId}, 'member')`,
        );
        cookies.push(cookie);
      }
      const found = await db.execute<{ id: string }>(
        sql`select id from rooms where kind = 'team' and organization_id = ${team}`,
      );
      made.push({ id: found.rows[0]?.id ?? '', cookies });
    }
    await db.execute(sql`
      insert into messages (id, room_id, number, seq, author_id, text, named, created_at)
      select gen_random_uuid(), r.id, n, n, (select min(m.user_id::text)::uuid from organization_members m where m.organization_id = r.organization_id),
        'What was said before, ' || n, '{"users":[],"deals":[],"tools":[]}', now() - (${SAID_BEFORE}::int - n) * interval '1 hour'
      from rooms r, generate_series(1, ${SAID_BEFORE}::int) n where r.kind = 'team'`);
    await db.execute(sql`
      update rooms set last_seq = ${SAID_BEFORE}, message_count = ${SAID_BEFORE}, last_message_at = now() where kind = 'team'`);
    await db.execute(sql`vacuum analyze`);
    return made;
  } finally {
    await close();
  }
}
