import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { readFeed } from '../import/read-file.ts';
import { runImport } from '../import/run.service.ts';
import { ImportFileError } from '../import/source-row.ts';
import type { Batch } from '../import/read-rows.ts';
import { failingSince, findFeedKeepers } from './failing-feeds.repo.ts';
import { findFeed, markChecked, takeDue } from './fetched-feeds.repo.ts';
import { fetchFeed, type NewFeed } from './fetch-feed.ts';
import type { Services } from '#kernel/services.ts';

/** One run of a feed: `userId` is who asked for it, null its schedule. */
export const feedRun = z.object({
  feedId: z.uuid(),
  isDryRun: z.boolean(),
  isSure: z.boolean(),
  userId: z.uuid().nullable(),
});

/** Has those feeds run whose time has come (CAT-11). */
export async function runDueFeeds({ database, jobs }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    for (const feedId of await takeDue(tx)) {
      const payload = { feedId, isDryRun: false, isSure: false, userId: null };
      await jobs.enqueue(tx, 'feed', payload, { key: `${feedId} run`, group: feedId });
    }
  });
}

/**
 * Fetches a feed and imports it, or shows what would come of that (CAT-11). It is fetched whole before any of it is imported, so
 * it cannot change meanwhile. How it went stands in its run; by its schedule one that is as it was leaves none.
 */
export async function runFeed(
  services: Services,
  payload: z.infer<typeof feedRun>,
  stopping: AbortSignal,
): Promise<void> {
  const { database, safeFetch } = services;
  const { feedId, isDryRun, isSure, userId } = payload;
  const feed = await findFeed(database.db, feedId);
  if (!feed) return;
  let fetched: NewFeed | null | ImportFileError;
  try {
    fetched = await fetchFeed(safeFetch, feed.url, userId === null ? feed : null, stopping);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    fetched = error;
  }
  if (fetched === null) {
    await markChecked(database.db, feed);
    return;
  }
  try {
    await runImport({
      database,
      source: feed.source,
      feedId,
      createdBy: userId,
      isDryRun,
      whole: { whenGone: feed.whenGone, isSure },
      batches:
        fetched instanceof ImportFileError
          ? failing(fetched)
          : readFeed({ text: fetched.text, rowsAt: feed.rowsAt, mapping: feed.mapping }),
      stopping,
      onLine() {},
      async onWritten(tx) {
        if (!isDryRun && !(fetched instanceof ImportFileError)) await markChecked(tx, feed, fetched.known);
      },
    });
  } catch (error) {
    if (!stopping.aborted && !isDryRun && userId === null) await tellOfFailure(services, feedId);
    // Errors of the feed itself stand in its run, and a retry would repeat them.
    if (stopping.aborted || !(error instanceof ImportFileError || error instanceof AppError)) throw error;
  }
}

/** Tells those who look after feeds that a run by the schedule failed: once until the feed is well, or is saved anew. */
const tellOfFailure = ({ database, notifier }: Services, feedId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const since = await failingSince(tx, feedId);
    if (since === null) return;
    const event = {
      kind: 'feed_failed' as const,
      subjectId: feedId,
      key: `${feedId} ${since}`,
      group: feedId,
      data: {},
    };
    await notifier.notify(tx, event, await findFeedKeepers(tx));
  });

// oxlint-disable-next-line require-yield -- it has no rows
async function* failing(error: ImportFileError): AsyncGenerator<Batch> {
  throw error;
}
