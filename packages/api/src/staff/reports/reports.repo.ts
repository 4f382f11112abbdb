import type { Db } from '@onceware/db/client';
import { aliasedTableColumn, and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Acting } from '#kernel/audit/record.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { Reportable, Settled } from '#kernel/reports.repo.ts';
import type { Services } from '#kernel/services.ts';
import { findPeople, holdsText } from '#kernel/table/search.repo.ts';
import type { Source } from '#kernel/table/table.repo.ts';
import type { Reported } from './reports.contract.ts';
import type { REPORT_STATUSES } from './reports.limits.ts';

/** Differences between reported messages, reviews, people and others. Removing and restoring are up to their features. */
export interface Subject<Of extends Permission, Row extends Reported>
  extends Reportable, Pick<Source<unknown, Row>, 'read'> {
  /** Permission to see what is reported and to decide about it. */
  permission: Of;
  /** Condition for rows that staff can still decide about; without it, all. */
  isListed?: SQL | undefined;
  /** Tells those who reported them what was decided. */
  tellReporters: (
    tx: Db,
    services: Pick<Services, 'notifier'>,
    settled: readonly Settled[],
    decision: { isRemoved: boolean },
  ) => Promise<void>;
  /** Logs that they were reported and stay. */
  recordKept: (tx: Db, acting: Acting, ids: string[], reason: string | undefined) => Promise<void>;
}

interface Filter {
  q: string;
  status: (typeof REPORT_STATUSES)[number];
}

const REPORTERS_SHOWN = 10;

// Columns stand in fragments of their own: drizzle leaves out the table of those that stand in a selected one.

const isOf = ({ table, reportOf }: Reportable) => sql`${aliasedTableColumn(reportOf, 'f')} = ${table.id}`;
const isOpen = sql`f.settled_at is null`;

/** A value from the reports `f` of a row. */
const ofReports = (subject: Reportable, value: SQL) =>
  sql`(select ${value} from ${subject.reportOf.table} f where ${isOf(subject)})`;

const person = sql`json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar)`;
const personOf = (id: PgColumn | undefined) =>
  sql<Reported['author']>`(select ${person} from users u where ${sql`u.id = ${id ?? null}`})`;
const timeOf = (column: PgColumn | undefined) => sql<string | null>`${column ? isoTime(column) : null}`;

/** Fields of everything that is reported. */
export function reportedFields(subject: Reportable) {
  const reporters = sql`${subject.reportOf.table} f join users u`;
  return {
    id: sql<string>`${subject.table.id}`,
    author: personOf(subject.authorId),
    text: sql<string>`${subject.text}`,
    editedAt: timeOf(subject.editedAt),
    removedAt: timeOf(subject.removal?.at),
    removedBy: personOf(subject.removal?.by),
    flaggedBy: sql<Reported['flaggedBy']>`(
      select coalesce(json_agg(p.person), '[]') from (
        select ${person} as person from ${reporters} on u.id = f.user_id
        where ${isOf(subject)} order by f.created_at desc, u.id limit ${REPORTERS_SHOWN}
      ) p)`,
    flagCount: sql<number>`${ofReports(subject, sql`count(*)::int`)}`,
    flaggedAt: sql<string>`${ofReports(subject, isoTime(sql`max(f.created_at)`))}`,
    settledAt: sql<string | null>`${ofReports(
      subject,
      sql`case when bool_and(f.settled_at is not null) then ${isoTime(sql`max(f.settled_at)`)} end`,
    )}`,
    settledBy: sql<Reported['settledBy']>`(
      select ${person} from ${reporters} on u.id = f.settled_by
      where ${isOf(subject)} order by f.settled_at desc nulls last limit 1)`,
  };
}

/** Sorts by the latest report. */
export const reportOrder = (subject: Reportable): SQL[] => [
  ofReports(subject, sql`max(f.created_at)`),
  sql`${subject.table.id}`,
];

export async function filterReported(
  db: Db,
  subject: Subject<Permission, Reported>,
  { q, status }: Filter,
): Promise<SQL | undefined> {
  const { table, reportOf, authorId, text, isListed } = subject;
  return and(
    // From the few that are reported, not from all that was ever written.
    sql`${table.id} in (
      select ${aliasedTableColumn(reportOf, 'f')} from ${reportOf.table} f ${status === 'open' ? sql`where ${isOpen}` : sql``})`,
    status === 'settled'
      ? sql`not exists (select from ${reportOf.table} f where ${isOf(subject)} and ${isOpen})`
      : undefined,
    isListed,
    q === '' ? undefined : or(holdsText(q, text), inArray(authorId, await findPeople(db, q))),
  );
}
