import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { NotificationKind } from './notification-kind.ts';
import type { LinesAbout, NotificationEvent, OwnEvent } from './notifier.ts';

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

const isAbout = ({ to, kinds, condition }: LinesAbout) =>
  sql`n.user_id = ${to} and n.kind = any(${sql.param([...kinds])}::text[]) and ${condition}`;

/** @returns whether any was unread */
export async function settleLines(db: Db, lines: LinesAbout): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update notifications n set read_at = now() where ${isAbout(lines)} and n.read_at is null and n.archived_at is null`);
  return (rowCount ?? 0) > 0;
}

export async function withholdLines(db: Db, lines: LinesAbout): Promise<void> {
  if (lines.kinds.length === 0) return;
  await db.execute(sql`
    delete from notification_deliveries d using notifications n
    where d.user_id = ${lines.to} and d.way <> 'webhook' and n.id = d.notification_id and ${isAbout(lines)}`);
}
