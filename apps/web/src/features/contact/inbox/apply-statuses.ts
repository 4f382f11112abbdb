import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

/** Status of a message. */
export type Status = Pick<AdminContact, 'id' | 'status'>;

/** A page of the inbox with the messages' new statuses. Those that a filter no longer fits stay until it is read again. */
export function applyStatuses(page: TablePage<AdminContact>, statuses: readonly Status[]): TablePage<AdminContact> {
  const known = new Map(statuses.map(({ id, status }) => [id, status]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, status: known.get(row.id) ?? row.status })) };
}
