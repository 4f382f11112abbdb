import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { JobsState } from './staff.contract.ts';
import * as repo from './staff.repo.ts';
import { listProcesses } from '#platform/jobs/worker-reports.ts';

type Looking = Permitted<'admin.logs', Call>;

/** Counts what waits, runs and failed, by kind, with the last failures and the workers of each process. */
export async function listJobs({ database: { db }, jobs: { names } }: Looking): Promise<JobsState> {
  const [kinds, failed, processes] = await Promise.all([
    repo.countByKind(db, names),
    repo.listFailed(db, names),
    listProcesses(db, names),
  ]);
  return { kinds, failed, processes };
}

/** Retries a failed job once. @throws not_found if it has not failed, or is gone */
export async function runAgain(call: Looking, { name, id }: { name: string; id: string }): Promise<null> {
  const { database, jobs } = call;
  const kind = jobs.names.find((one) => one === name);
  if (!kind || !(await repo.hasFailed(database.db, kind, id))) throw new AppError('not_found');
  await jobs.runAgain(kind, id);
  await record(database.db, call, { action: 'job.run_again', target: { type: 'job', id: kind } });
  return null;
}
