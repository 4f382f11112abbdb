import type { Database } from '@onceware/db/client';
import type { Services } from '#kernel/services.ts';
import * as repo from './deadlines.repo.ts';

/** Purchases of one transaction. */
const AT_ONCE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Tells members that the window of a refund ends within a week and on its last day, and that a code has to be redeemed (NOTE-02),
 * by the database's clock and the day that it is where they are. Each day of a purchase is told once.
 */
export async function tellDeadlines(
  { database, notifier }: Pick<Services, 'notifier'> & { database: Database },
  signal: AbortSignal,
): Promise<void> {
  for (const kind of repo.DEADLINE_KINDS)
    for (let after: string | undefined = FIRST; after !== undefined;) {
      if (signal.aborted) return;
      const from: string = after;
      after = await database.transaction(async (tx) => {
        if (!(await repo.takeDeadlinesLock(tx))) return undefined;
        const due = await repo.findDeadlines(tx, kind, { after: from, limit: AT_ONCE });
        await notifier.notifyEach(
          tx,
          kind,
          due.map(({ id, userId, day }) => ({
            to: userId,
            subjectId: id,
            key: `${id}:${day}`,
            group: day,
            data: { day },
          })),
        );
        return due.length === AT_ONCE ? due.at(-1)?.id : undefined;
      });
    }
}
