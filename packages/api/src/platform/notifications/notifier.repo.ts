import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationEvent } from './notifier.ts';

/** Tells members of an event by one statement (packages/db/sql/notifications). @returns those whose bell has something new */
export async function tellMembers(
  db: Db,
  { tab, mail, push, isSafety = false }: Pick<NotificationKind, 'tab' | 'mail' | 'push' | 'isSafety'>,
  { kind, actorId = null, subjectId = null, key, group = key, data }: NotificationEvent,
  to: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ told: string }>(sql`
    select tell_members(${kind}, ${tab}, ${sql.param([...to])}::uuid[], ${actorId}::uuid, ${subjectId}::uuid, ${group}, ${key},
      ${JSON.stringify(data)}::jsonb, ${isSafety ? 'off' : mail}, ${push}) as told`);
  return rows.map(({ told }) => told);
}
