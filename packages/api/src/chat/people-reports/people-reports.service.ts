import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { lockAccount } from '../blocking/blocking.repo.ts';
import type { reportPersonInput } from './people-reports.contract.ts';
import { putReport } from './people-reports.repo.ts';

/**
 * Reports a member to staff, of which they are not told. A second report takes the place of the first, and waits anew.
 *
 * @throws not_found for the caller and unknown accounts, too_many_requests
 */
export async function reportPerson(
  call: Pick<Call, 'actor' | 'database' | 'limits'>,
  { userId: personId, reason }: z.infer<typeof reportPersonInput>,
): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  if (personId === user.id) throw new AppError('not_found');
  await call.limits.count('flag', user.id);
  await call.database.transaction(async (tx) => {
    if (!(await lockAccount(tx, personId))) throw new AppError('not_found');
    await putReport(tx, { personId, userId: user.id, reason });
  });
  return { ok: true as const };
}
