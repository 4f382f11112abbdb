import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which secrets the processes of this database have: a keyed hash of each, by which one with another is refused. */
export const keyChecks = pgTable('key_checks', {
  /** Name of the setting. */
  name: text().primaryKey(),
  hash: text().notNull(),
});

/** One row that is written to check that writing works. */
export const writeChecks = pgTable(
  'write_checks',
  {
    id: smallint().primaryKey().default(1),
    writtenAt: moment().notNull().defaultNow(),
  },
  (t) => [check('write_checks_id_check', sql`${t.id} = 1`)],
);

/** The workers of each process as it last wrote them (packages/api/src/platform/jobs/worker-reports.ts). A process that is gone writes no more. */
export const workerReports = pgTable('worker_reports', {
  /** Made at the start of the process. */
  id: uuid().primaryKey(),
  /** Host and number of the process, for staff to find it by. */
  process: text().notNull(),
  workers: jsonb().notNull(),
  reportedAt: moment().notNull().defaultNow(),
});
