import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Settled } from '#kernel/reports.repo.ts';
import type { Services } from '#kernel/services.ts';

/** Tells those who reported something what was decided: that it was removed, or that it stays. */
export const tellReporters =
  (kind: 'message_report_decided' | 'review_report_decided' | 'person_report_decided') =>
  (
    tx: Db,
    { notifier }: Pick<Services, 'notifier'>,
    settled: readonly Settled[],
    { isRemoved }: { isRemoved: boolean },
  ): Promise<void> =>
    notifier.notifyEach(
      tx,
      kind,
      settled.map(({ id, userId }) => ({
        to: userId,
        subjectId: id,
        // A removal that is taken back has its reports wait again.
        key: `${id}:${uuidv7()}`,
        group: isRemoved ? 'removed' : 'kept',
        data: { isRemoved },
      })),
    );
