import type { Services } from '#kernel/services.ts';
import * as repo from './following-news.repo.ts';

type Telling = Pick<Services, 'database' | 'notifier'>;

/** Before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const COLLECTIONS_AT_ONCE = 100;
const FOLLOWERS_AT_ONCE = 1_000;
/** Days that are told after a pause; older news is none. */
const DAYS_MAX = 3;

/**
 * Tells followers what came to collections on each day that is over: one line for a collection's day, and each once, however often
 * and by how many processes it is run (NET-05).
 */
export async function tellAdditions(services: Telling, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  await repo.beginWithToday(db);
  for (const day of await repo.listUntoldDays(db, DAYS_MAX)) {
    if (!(await tellDay(services, day, signal))) return;
    await repo.setTold(db, day);
  }
}

/** @returns false where it was stopped, or another process is at it */
async function tellDay({ database, notifier }: Telling, day: string, signal: AbortSignal): Promise<boolean> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    if (signal.aborted) return false;
    const last: string | null | undefined = await database.transaction(async (tx) => {
      if (!(await repo.takeNewsLock(tx))) return null;
      const news = await repo.listNews(tx, day, after ?? FIRST, COLLECTIONS_AT_ONCE);
      for (const { id, ownerId } of news) {
        for (let behind: string | undefined = FIRST; behind !== undefined;) {
          const followers: string[] = await repo.listFollowers(tx, id, behind, FOLLOWERS_AT_ONCE);
          await notifier.notifyEach(
            tx,
            'collection_additions',
            followers.map((to) => ({ to, actorId: ownerId, subjectId: id, key: `${id}:${day}`, data: { day } })),
          );
          behind = followers.length === FOLLOWERS_AT_ONCE ? followers.at(-1) : undefined;
        }
      }
      return news.length === COLLECTIONS_AT_ONCE ? news.at(-1)?.id : undefined;
    });
    if (last === null) return false;
    after = last;
  }
  return true;
}
