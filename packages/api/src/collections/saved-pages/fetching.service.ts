import { setTimeout as delay } from 'node:timers/promises';
import { findTools } from '../transfer/import.tools.ts';
import { freeHost, type HeldHost, holdHost } from '#platform/web-pages/hosts.repo.ts';
import { canonicalUrl } from '#platform/web-pages/canonical-url.ts';
import * as repo from './fetching.repo.ts';
import { type Fetching, fetchAndStore, PAGE_TIMES } from './fetch-page.ts';
import type { Services } from '#kernel/services.ts';

/** Limits: simultaneous hosts, those of one member, and the minimum pause of each host. */
const AT_ONCE = 12;
const AT_ONCE_OF_ONE = 6;
const PEACE_MS = 1000;
/** Interval and limit of asking whether a host is free: a waiting job keeps others of the same member waiting. */
const HELD_MS = 250;
const HELD_MAX_MS = 5_000;
/** Time after which a job ends, and the next one continues. */
const WORK_MS = 10 * 60_000;

/** Completes one page: now, or as soon as its host is free. */
export async function fetchPage(
  services: Fetching,
  { pageId }: { pageId: string },
  signal: AbortSignal,
  times = PAGE_TIMES,
): Promise<void> {
  const { db } = services.database;
  const page = await repo.takePage(db, pageId);
  if (!page) return;
  const until = Date.now() + HELD_MAX_MS;
  let held: HeldHost | undefined;
  while (!(held = await holdHost(db, page.host))) {
    if (await repo.waitForHost(db, page)) return;
    if (Date.now() > until) return repo.setDue(db, pageId);
    await delay(HELD_MS, null, { signal });
  }
  const taken = { ...page, ...held };
  try {
    await fetchAndStore(services, taken, signal, times);
  } finally {
    await freeHost(db, taken);
  }
}

/**
 * Completes waiting pages, such as those of an import, and checks once a month that the others still exist: several hosts at
 * once, one page a second for each host, members in turn (CAT-13, T65). A slow page delays only its host. Any number of
 * processes may run it, one at a time for each host.
 */
export async function fetchDuePages(services: Fetching, signal: AbortSignal, times = PAGE_TIMES): Promise<void> {
  const { db } = services.database;
  const until = Date.now() + WORK_MS;
  const running = new Map<string, number>();
  /** Pages being fetched, and pages whose hosts still have a pause. */
  const tasks = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let busy = 0;

  const count = (userId: string, by: number) => {
    busy += by;
    running.set(userId, (running.get(userId) ?? 0) + by);
  };
  const work = async (page: repo.DuePage & HeldHost) => {
    const peace = delay(PEACE_MS, null, { signal }).catch(() => {});
    count(page.userId, 1);
    try {
      await fetchAndStore(services, page, signal, times);
    } catch (error) {
      failures.push(error);
    } finally {
      count(page.userId, -1);
      await peace;
      await freeHost(db, page);
    }
  };

  while (!signal.aborted && failures.length === 0 && Date.now() < until) {
    // Noted before the statement: a page that is done meanwhile has freed its host for another.
    const isIdle = tasks.size === 0;
    const limit = AT_ONCE - busy;
    const share = { limit, ofOne: AT_ONCE_OF_ONE, running: Object.fromEntries(running) };
    const due = limit > 0 ? await repo.takeDue(db, share) : [];
    for (const page of due) {
      const task = work(page).finally(() => tasks.delete(task));
      tasks.add(task);
    }
    if (isIdle && due.length === 0) break;
    await Promise.race([...tasks, delay(HELD_MS)]);
  }
  await Promise.all(tasks);
  if (failures.length > 0) throw failures[0];
}

/** Pages of one statement. */
const JOINED_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Joins all pages to the tools of the catalogue as it is now, since tools came, went, or have other addresses (CAT-13), and
 * gives pages from before a change of `canonicalUrl` the address that it makes today (KEEP-02).
 */
export async function joinPages({ database: { db } }: Pick<Services, 'database'>, signal: AbortSignal): Promise<void> {
  for (let after = FIRST_ID; ;) {
    const some = await repo.listAddresses(db, after, JOINED_AT_ONCE);
    const last = some.at(-1);
    if (!last) return;
    const addressed = some.flatMap(({ id, url }) => (url === null ? [] : [{ id, url }]));
    const tools = await findTools(db, new Set(addressed.map(({ url }) => url)), { signal });
    const joined = addressed.map(({ id, url }) => ({ id, toolId: tools.get(url) ?? null }));
    const known = new Map(some.map(({ id, toolId }) => [id, toolId]));
    await repo.setTools(
      db,
      joined.filter(({ id, toolId }) => known.get(id) !== toolId),
    );
    const renamed = some.flatMap(({ id, url }) => (url === null ? [] : { id, canonicalUrl: canonicalUrl(url) }));
    const before = new Map(some.map((page) => [page.id, page.canonicalUrl]));
    await repo.setCanonicalUrls(
      db,
      renamed.filter((page) => before.get(page.id) !== page.canonicalUrl),
    );
    after = last.id;
  }
}
