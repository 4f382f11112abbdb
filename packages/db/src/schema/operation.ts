import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which secrets the processes of this database have: a keyed hash of each, by which one with another is refused. */
export const keyChecks = pgTable('key_checks', {
  /** As the setting is called. */
  name: text().primaryKey(),
  hash: text().notNull(),
});

/** One row, written to see whether writing works. */
export const writeChecks = pgTable(
  'write_checks',
  {
    id: smallint().primaryKey().default(1),
    writtenAt: moment().notNull().defaultNow(),
  },
  (t) => [check('write_checks_id_check', sql`${t.id} = 1`)],
);
