import type { Db } from '@onceware/db/client';
import { personReports } from '@onceware/db/schema/people';
import { users } from '@onceware/db/schema/auth';
import { sql } from 'drizzle-orm';
import type { Reportable } from '#kernel/reports.repo.ts';

/** Members themselves; what they are reported for is in the reports. Staff suspend them where members are listed. */
export const reportablePeople: Reportable = {
  table: users,
  authorId: users.id,
  text: users.name,
  reportOf: personReports.personId,
};

/** Reports somebody for a reason, which takes the place of the reporter's own before. */
export async function putReport(tx: Db, report: { personId: string; userId: string; reason: string }): Promise<void> {
  await tx
    .insert(personReports)
    .values(report)
    .onConflictDoUpdate({
      target: [personReports.personId, personReports.userId],
      set: { reason: report.reason, createdAt: sql`clock_timestamp()`, settledAt: null, settledBy: null },
    });
}
