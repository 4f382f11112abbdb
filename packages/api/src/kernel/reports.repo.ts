import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * A table of what members can report to staff. A report is a row of another table (a flag, in the database and on the wire), one
 * for each member, with `user_id`, `created_at`, `settled_at` and `settled_by`.
 */
export interface Reportable {
  table: PgTable & { id: PgColumn };
  authorId: PgColumn;
  text: PgColumn;
  editedAt?: PgColumn;
  /** Time and moderator of its removal for all, of what can be removed. */
  removal?: { at: PgColumn; by: PgColumn };
  /** Column of the table of reports: the id of the reported row. */
  reportOf: PgColumn;
}

/** A table of what staff can remove. */
export type Removable = Reportable & Required<Pick<Reportable, 'removal'>>;

/** A report that was waiting until now: what it is about, and whose it is. */
export interface Settled {
  id: string;
  userId: string;
}

/** @returns which were waiting until now */
export async function settleReports(tx: Db, { reportOf }: Reportable, ids: string[], by: string): Promise<Settled[]> {
  const { rows } = await tx.execute<Settled & Record<string, unknown>>(sql`
    update ${reportOf.table} set settled_at = clock_timestamp(), settled_by = ${by}
    where ${reportOf} = any(${sql.param(ids)}::uuid[]) and settled_at is null
    returning ${reportOf} as id, user_id as "userId"`);
  return rows;
}

/** Reopens the reports that a removal has settled. Call it while the row is still removed. */
export async function reopenReports(tx: Db, { table, removal, reportOf }: Removable, id: string): Promise<void> {
  await tx.execute(sql`
    update ${reportOf.table} set settled_at = null, settled_by = null
    where ${reportOf} = ${id} and settled_at >= (select ${removal.at} from ${table} where ${table.id} = ${id})`);
}
