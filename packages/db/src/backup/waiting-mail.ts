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

/** Tables with what waits to be told, and which of their rows were due when a backup is restored. */
const DUE = {
  notification_deliveries: 'due_at <= now()',
  webhook_deliveries: 'next_at IS NOT NULL',
  message_reminders: 'due_at <= now()',
};

/**
 * Drops what was due when a backup is restored: it may have been told since the backup was taken, and is in the product. What
 * is due later, such as a digest, stays; what waits for a member's webhook was tried before, and goes.
 *
 * @param tables those of the backup, which may be of an earlier version
 */
export async function dropDueNotifications(client: pg.ClientBase, tables: readonly { name: string }[]): Promise<void> {
  for (const [table, isDue] of Object.entries(DUE))
    if (tables.some(({ name }) => name === table)) await client.query(`DELETE FROM public.${table} WHERE ${isDue}`);
  // Kept for its writer, who sees that it was not sent.
  if (tables.some(({ name }) => name === 'scheduled_messages'))
    await client.query(
      `UPDATE public.scheduled_messages SET failure = 'late' WHERE failure IS NULL AND send_at <= now()`,
    );
}
