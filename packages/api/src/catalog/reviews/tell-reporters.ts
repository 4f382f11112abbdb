import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Settled } from '#kernel/reports.repo.ts';
import type { Services } from '#kernel/services.ts';

/** Tells those who reported reviews what was decided: that they were removed, or that they stay. */
export const tellReporters = (
  tx: Db,
  { notifier }: Pick<Services, 'notifier'>,
  settled: readonly Settled[],
  { isRemoved }: { isRemoved: boolean },
): Promise<void> =>
  notifier.notifyEach(
    tx,
    'review_report_decided',
    settled.map(({ id, userId }) => ({
      to: userId,
      subjectId: id,
      // A removal that is taken back has its reports wait again.
      key: `${id}:${uuidv7()}`,
      group: isRemoved ? 'removed' : 'kept',
      data: { isRemoved },
    })),
  );
