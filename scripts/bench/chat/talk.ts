import { createHash, randomUUID } from 'node:crypto';
import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';

export interface TalkRoom {
  id: string;
  cookies: string[];
}

const SAID_BEFORE = 1_000;

/** Rooms of teams, each with so many members that are in no other. */
export async function fillTalk(
  url: string,
  { rooms, membersOfEach }: { rooms: number; membersOfEach: number },
): Promise<TalkRoom[]> {
  const { db, close } = openDatabase({ url, poolSize: 1, statementTimeoutMs: 120_000 });
  const made = Array.from({ length: rooms }, () => ({
    teamId: randomUUID(),
    members: Array.from({ length: membersOfEach }, newMember),
  }));
  const flat = made.flatMap(({ teamId, members }) => members.map((member) => ({ teamId, ...member })));
  try {
    await db.execute(sql`
      insert into organizations (id, name) select id, 'Team' from unnest(${sql.param(made.map(({ teamId }) => teamId))}::uuid[]) id`);
    await insertMembers(db, flat);
    await db.execute(sql`
      insert into organization_members (organization_id, user_id, role)
      select team, id, 'member' from unnest(${sql.param(flat.map(({ teamId }) => teamId))}::uuid[], ${sql.param(flat.map(({ id }) => id))}::uuid[]) m (team, id)`);
    const { rows } = await db.execute<{ id: string; team: string }>(sql`
      select id, organization_id as team from rooms where kind = 'team'`);
    // A site that has been talked on for a while: the plans of an empty one are others.
    await db.execute(sql`
      insert into messages (id, room_id, number, seq, author_id, text, named, created_at)
      select gen_random_uuid(), r.id, n, n, (select min(m.user_id::text)::uuid from organization_members m where m.organization_id = r.organization_id),
        'What was said before, ' || n, '{"users":[],"deals":[],"tools":[]}', now() - (${SAID_BEFORE}::int - n) * interval '1 hour'
      from rooms r, generate_series(1, ${SAID_BEFORE}::int) n where r.kind = 'team' and r.message_count = 0`);
    await db.execute(sql`
      update rooms set last_seq = ${SAID_BEFORE}, message_count = ${SAID_BEFORE}, last_message_at = now() where kind = 'team' and message_count = 0`);
    await db.execute(sql`vacuum analyze`);
    const roomOf = new Map(rows.map(({ id, team }) => [team, id]));
    return made.map(({ teamId, members }) => ({
      id: roomOf.get(teamId) ?? '',
      cookies: members.map(({ token }) => cookieOf(token)),
    }));
  } finally {
    await close();
  }
}

export const newMember = () => ({ id: randomUUID(), token: randomUUID().replaceAll('-', '').padEnd(40, 'x') });
export const cookieOf = (token: string) => `__Host-onceware=${token}`;

type Db = ReturnType<typeof openDatabase>['db'];

async function insertMembers(db: Db, members: ReturnType<typeof newMember>[]): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, password_hash)
    select id, 'Member', id || '@example.com', '-' from unnest(${sql.param(members.map(({ id }) => id))}::uuid[]) id`);
  await db.execute(sql`
    insert into user_roles (user_id, role) select id, 'insider' from unnest(${sql.param(members.map(({ id }) => id))}::uuid[]) id`);
  for (const member of members) await signIn(db, member);
}

/** A session of somebody who is there. */
export async function signIn(db: Db, { id, token }: { id: string; token: string }): Promise<void> {
  const sessionId = createHash('sha256').update(token).digest('hex');
  await db.execute(
    sql`insert into sessions (id, user_id, expires_at) values (${sessionId}, ${id}, now() + interval '30 days')`,
  );
}
