import type pg from 'pg';
import { withColumns } from './tables.ts';

/** Leaves jobs out of backups, except for mail, which would be lost when a backup moves the product. */
const TABLE = 'mail_queue';

/**
 * Rows of a table as COPY is to write them. Mails that wait among the jobs are written as rows of `mail_queue`, which the
 * product sends when it starts (packages/api/src/platform/mail/former-queue.ts); sealed, as they are.
 */
export async function sourceOf(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<string> {
  const rows = withColumns(client, table, columns);
  if (table !== TABLE) return rows;
  const { rows: queues } = await client.query(`SELECT WHERE to_regclass('pgboss.job') IS NOT NULL`);
  // A database from before jobs.
  if (queues.length === 0) return rows;
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `(SELECT ${names} FROM (
      SELECT id, content, attempts, next_attempt_at, created_at FROM public.mail_queue
      UNION ALL
      SELECT (data ->> 'id')::uuid, data ->> 'content', 0, now(), created_on FROM pgboss.job WHERE name = 'mail' AND state <= 'active'
    ) waiting)`;
}

/**
 * Drops what was due when a backup is restored: it may have been told since the backup was taken, and is in the product. What
 * is due later, such as a digest, stays.
 */
export const dropDueNotifications = (client: pg.ClientBase): Promise<unknown> =>
  client.query('DELETE FROM public.notification_deliveries WHERE due_at <= now()');
