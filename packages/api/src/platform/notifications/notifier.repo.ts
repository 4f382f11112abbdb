import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationEvent, OwnEvent } from './notifier.ts';

type Ways = Pick<NotificationKind, 'tab' | 'mail' | 'push' | 'isSafety'>;

const mailOf = ({ mail, isSafety = false }: Ways) => (isSafety ? 'off' : mail);

/** Tells members of an event by one statement (packages/db/sql/notifications). @returns those whose bell has something new */
export async function tellMembers(
  db: Db,
  ways: Ways,
  { kind, actorId = null, subjectId = null, key, group = key, data }: NotificationEvent,
  to: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ told: string }>(sql`
    select tell_members(${kind}, ${ways.tab}, ${sql.param([...to])}::uuid[], ${actorId}::uuid, ${subjectId}::uuid, ${group}, ${key},
      ${JSON.stringify(data)}::jsonb, ${mailOf(ways)}, ${ways.push}) as told`);
  return rows.map(({ told }) => told);
}

/** Tells members of events, each of their own, by one statement. @returns those whose bell has something new */
export async function tellEach(db: Db, kind: string, ways: Ways, events: readonly OwnEvent[]): Promise<string[]> {
  const column = <Value>(of: (event: OwnEvent) => Value) => sql.param(events.map(of));
  const { rows } = await db.execute<{ told: string }>(sql`
    select tell_each(${kind}, ${ways.tab}, ${column(({ to }) => to)}::uuid[], ${column(({ actorId }) => actorId ?? null)}::uuid[],
      ${column(({ subjectId }) => subjectId ?? null)}::uuid[], ${column(({ key, group }) => group ?? key)}::text[],
      ${column(({ key }) => key)}::text[], ${column(({ data }) => JSON.stringify(data))}::jsonb[],
      ${mailOf(ways)}, ${ways.push}) as told`);
  return rows.map(({ told }) => told);
}
