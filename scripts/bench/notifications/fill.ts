import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Sizes } from '../stage.ts';

/** Names of what is measured; `--only` takes a part of one. */
export const NOTIFICATION_BENCHES = [
  'tRPC notifications.unread',
  'tRPC notifications.list, 20 of them',
  'notifications, buffers',
  'notifications, one told in a transaction',
  'notifications, many told',
] as const;

/** Whether anything of them is asked for: a million lines take their time. */
export const isAboutNotifications = (only: string): boolean => NOTIFICATION_BENCHES.some((name) => name.includes(only));

/** Lines written by one statement, at least one for everybody. */
const AT_ONCE = 200_000;
/** Unread ones of a member. */
const UNREAD = 20;

/**
 * Followers of one event, and lines of everybody about deals that the bench's members keep. Lines that were told at the same time
 * stand together, as they do where many are told over months: those of a member are pages apart.
 */
export async function fillNotifications(
  url: string,
  { lines, followers }: Pick<Sizes, 'lines' | 'followers'>,
): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1, statementTimeoutMs: 600_000 });
  try {
    await db.execute(sql`create table floor_notifications (like notifications including all)`);
    await db.execute(sql`
      insert into users (id, name, email, password_hash)
      select gen_random_uuid(), 'Follower ' || n, 'follower-' || n || '@example.com', '-' from generate_series(1, ${followers}::int) n`);
    await db.execute(sql`
      create table bench_readers as select id, row_number() over (order by id) as place from users`);
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from bench_readers`);
    const readers = rows[0]?.count ?? 1;
    const ofEach = Math.ceil(lines / readers);
    const step = Math.max(1, Math.floor(AT_ONCE / readers));
    for (let oldest = ofEach; oldest > 0; oldest -= step)
      await db.execute(sql`
        insert into notifications (user_id, kind, tab, subject_id, group_key, data, told_at, created_at, read_at)
        select r.id, 'deal_cheaper', (array['inbox', 'team', 'following'])[1 + n % 3], d.id, n, '{"price":39,"before":49,"currency":"USD"}',
          now() - n * interval '1 hour', now() - n * interval '1 hour', case when n > ${UNREAD}::int then now() end
        from generate_series(${Math.max(1, oldest - step + 1)}::int, ${oldest}::int) n
        join (select id, row_number() over (order by id) as place from (select id from deals order by id limit 20) d) d on d.place = 1 + n % 20
        cross join bench_readers r order by n desc, r.place`);
    await db.execute(sql`vacuum analyze`);
  } finally {
    await close();
  }
}
