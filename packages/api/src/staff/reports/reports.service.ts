import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import { settleReports } from '#kernel/reports.repo.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { listReportedInput, Reported } from './reports.contract.ts';
import { filterReported, reportOrder, type Subject } from './reports.repo.ts';

/** Lists a page of reports, latest first by default. */
export async function listReported<Of extends Permission, Row extends Reported>(
  call: Permitted<Of>,
  subject: Subject<Of, Row>,
  input: z.output<typeof listReportedInput>,
): Promise<TablePage<Row>> {
  const { db } = call.database;
  const where = await filterReported(db, subject, input);
  const orderBy = ordered(input.direction ?? 'desc', reportOrder(subject));
  return await readPage(db, subject, { where, orderBy, page: input.page });
}

/** Keeps them as they are; what another has settled meanwhile stays so. */
export async function keepReported<Of extends Permission, Row extends Reported>(
  call: Permitted<Of, Call>,
  subject: Subject<Of, Row>,
  { ids, reason }: { ids: string[]; reason?: string | undefined },
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const settled = await settleReports(tx, subject, ids, call.actor.user.id);
    if (settled.length === 0) return;
    await subject.recordKept(tx, call, [...new Set(settled.map(({ id }) => id))], reason);
    await subject.tellReporters(tx, call, settled, { isRemoved: false });
  });
  return { ok: true as const };
}
