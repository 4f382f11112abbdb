import { personReports } from '@onceware/db/schema/people';
import { users } from '@onceware/db/schema/auth';
import { sql } from 'drizzle-orm';
import { reportablePeople } from '#chat/people-reports/people-reports.repo.ts';
import { recordAll } from '#kernel/audit/record.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import { tellReporters } from '#platform/notifications/tell-reporters.ts';
import type { ReportedPerson } from './reports.contract.ts';
import { reportedFields, type Subject } from './reports.repo.ts';

const REASONS_SHOWN = 20;

/** Members, with the reasons of those who reported them. What to do about somebody is done where users are looked after. */
export const reportedPeople: Subject<'admin.chat', ReportedPerson> = {
  ...reportablePeople,
  permission: 'admin.chat',
  isListed: sql`${users.deletedAt} is null`,
  read: (db, { where, orderBy, limit, offset = 0 }) =>
    db
      .select({
        ...reportedFields(reportablePeople),
        text: sql<string>`(
          select f.reason from ${personReports} f
          where f.person_id = ${sql`${users.id}`} order by f.created_at desc, f.user_id limit 1)`,
        reasons: sql<ReportedPerson['reasons']>`(
          select json_agg(json_build_object('by', x.name, 'text', x.reason, 'at', ${isoTime(sql`x.created_at`)}) order by x.created_at desc)
          from (
            select u.name, f.reason, f.created_at from ${personReports} f join users u on u.id = f.user_id
            where f.person_id = ${sql`${users.id}`} order by f.created_at desc, f.user_id limit ${REASONS_SHOWN}
          ) x)`,
        mutedUntil: sql<string | null>`(
          select ${isoTime(sql`max(s.until)`)} from silences s
          where s.user_id = ${sql`${users.id}`} and s.until > now() and s.room_id is null)`,
        isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      })
      .from(users)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  tellReporters: (tx, services, settled) =>
    tellReporters('person_report_decided')(tx, services, settled, { isRemoved: false }),
  recordKept: (tx, acting, ids) =>
    recordAll(
      tx,
      acting,
      ids.map((id) => ({ action: 'user.reports_settle', target: { type: 'user', id } })),
    ),
};
