import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#core/errors.ts';
import { FetchFailure } from '#core/guarded-fetch/fetch-failure.ts';
import type { Fetched } from '#core/guarded-fetch/guarded-fetch.ts';
import { textOf } from '#core/guarded-fetch/text-of.ts';
import { fetchPicture } from '#pictures/pictures.service.ts';
import type { Services } from '#services.ts';
import { tellBrowsersOf } from '../live/tell-browsers.ts';
import { findTools } from '../transfer/import.tools.ts';
import { canonicalUrl } from './canonical-url.ts';
import * as repo from './fetching.repo.ts';
import type { PageFailure } from './pages.contract.ts';
import { type PageFacts, plainText, readPage } from './read-page.ts';
import { refreshTarget } from './refresh-target.ts';
import { retryAfterOf } from './retry-after.ts';

type Fetching = Pick<Services, 'database' | 'guardedFetch' | 'storage' | 'pictures' | 'rooms'>;

/** Of a page; what it says of itself stands in its beginning. */
const BYTES_MAX = 1024 * 1024;
const PICTURE_SIDE = 800;
const ICON_SIDE = 64;
/** Pages of different hosts at once, of them those of one member, and how long each host has peace at least. */
const AT_ONCE = 12;
const AT_ONCE_OF_ONE = 6;
const PEACE_MS = 1000;
/** How often it is asked whether a host is free, and how long: whoever waits keeps others of the same member waiting. */
const HELD_MS = 250;
const HELD_MAX_MS = 5_000;
/** A job ends behind this, and the next goes on. */
const WORK_MS = 10 * 60_000;

/** Completes one page: now, or as soon as nobody fetches another of its host. */
export async function fetchPage(
  services: Fetching,
  { pageId }: { pageId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.database;
  const page = await repo.takePage(db, pageId);
  if (!page) return;
  const until = Date.now() + HELD_MAX_MS;
  let held: repo.HeldHost | undefined;
  while (!(held = await repo.holdHost(db, page.host))) {
    if (await repo.waitForHost(db, page)) return;
    if (Date.now() > until) return repo.setDue(db, pageId);
    await delay(HELD_MS, null, { signal });
  }
  const taken = { ...page, ...held };
  try {
    await lookAt(services, taken, signal);
  } finally {
    await repo.freeHost(db, taken);
  }
}

/**
 * Completes what waits, such as the pages of an import, and looks whether the others are still there, each once a month: of
 * some hosts at once, one a host and a second, of each member in turn (CAT-13, T65). A page that takes long holds up its host
 * alone. Any number of processes may do it, and of a host one at a time does.
 */
export async function fetchDuePages(services: Fetching, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const until = Date.now() + WORK_MS;
  const running = new Map<string, number>();
  /** Those that are fetched, and those whose hosts have their peace. */
  const tasks = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let busy = 0;

  const count = (userId: string, by: number) => {
    busy += by;
    running.set(userId, (running.get(userId) ?? 0) + by);
  };
  const work = async (page: repo.DuePage & repo.HeldHost) => {
    const peace = delay(PEACE_MS, null, { signal }).catch(() => {});
    count(page.userId, 1);
    try {
      await lookAt(services, page, signal);
    } catch (error) {
      failures.push(error);
    } finally {
      count(page.userId, -1);
      await peace;
      await repo.freeHost(db, page);
    }
  };

  while (!signal.aborted && failures.length === 0 && Date.now() < until) {
    const limit = AT_ONCE - busy;
    const share = { limit, ofOne: AT_ONCE_OF_ONE, running: Object.fromEntries(running) };
    const due = limit > 0 ? await repo.takeDue(db, share) : [];
    for (const page of due) {
      const task = work(page).finally(() => tasks.delete(task));
      tasks.add(task);
    }
    if (tasks.size === 0) break;
    await Promise.race([...tasks, delay(HELD_MS)]);
  }
  await Promise.all(tasks);
  if (failures.length > 0) throw failures[0];
}

async function lookAt(services: Fetching, page: repo.DuePage & repo.HeldHost, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  let seen: repo.Found | PutOff | PageFailure | null = await see(services, page, signal);
  signal.throwIfAborted();
  if (seen instanceof PutOff) {
    if (await repo.putOff(db, page.id, seen.seconds)) return;
    seen = 'unreachable';
  }
  if (typeof seen === 'string') await repo.setFailed(db, page.id, seen);
  else await repo.setFetched(db, page.id, seen);
  if (page.isWaiting) tellBrowsersOf(services, page.userId);
}

/** The site asked for the page to be fetched later. */
class PutOff {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

/** What a page says of itself, null where nobody asked for it, or why nothing came. */
async function see(
  services: Fetching,
  { url, userId, isWaiting, language }: repo.DuePage,
  signal: AbortSignal,
): Promise<repo.Found | PutOff | PageFailure | null> {
  let fetched: Fetched;
  let facts: PageFacts | undefined;
  const leadsTo = async (answer: Fetched) => {
    if (!isThere(answer)) return null;
    facts = await factsOf(answer);
    return facts.refreshUrl;
  };
  try {
    fetched = await services.guardedFetch(url, {
      http: true,
      robots: true,
      redirectsMax: 10,
      bytesMax: isWaiting ? BYTES_MAX : 1,
      isCut: true,
      signal,
      ...(isWaiting && { leadsTo }),
      ...(language !== null && { language }),
      headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' },
    });
  } catch (error) {
    if (error instanceof FetchFailure) return wordOf(error);
    throw error;
  }
  const { status } = fetched;
  const { db } = services.database;
  const seconds = await retryAfterOf(fetched, () => repo.readNow(db));
  if (seconds !== null) {
    await repo.restHost(db, new URL(canonicalUrl(fetched.url)).host, seconds);
    return new PutOff(seconds);
  }
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500) return 'server';
  if (!isThere(fetched)) return 'refused';
  return facts ? withPictures(services, facts, { member: userId, signal }) : null;
}

const isThere = ({ status }: Fetched) => status >= 200 && status < 300;

function wordOf(failure: FetchFailure): PageFailure {
  switch (failure.reason) {
    case 'protocol':
    case 'address':
      return 'address';
    case 'robots':
    case 'redirect':
    case 'timeout':
      return failure.reason;
    case 'unreachable':
      return isWithoutHost(failure) ? 'gone' : 'unreachable';
    case 'type':
    case 'too_large':
      return 'server';
  }
}

/** Nobody has the name of its host any more. */
function isWithoutHost(failure: FetchFailure): boolean {
  for (let cause: unknown = failure.cause; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ENOTFOUND') return true;
  return false;
}

const typeOf = ({ headers }: Fetched) => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Of a page what it says; of any other file its name, and of a picture the picture. */
async function factsOf(fetched: Fetched): Promise<PageFacts> {
  const type = typeOf(fetched);
  const refreshUrl = refreshTarget(String(fetched.headers.refresh ?? ''));
  if (type === '' || type.includes('html')) {
    const facts = await readPage(textOf(fetched), fetched.url);
    return { ...facts, refreshUrl: refreshUrl ?? facts.refreshUrl };
  }
  const name = plainText(decoded(new URL(fetched.url).pathname.split('/').at(-1) ?? ''), 300);
  const pictureUrl = type.startsWith('image/') ? fetched.url : null;
  return { title: name, description: '', siteName: '', pictureUrl, iconUrl: null, svgIconUrl: null, refreshUrl };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The same with pictures of ours; a page is no worse for one that cannot be had. */
async function withPictures(
  services: Fetching,
  { svgIconUrl, ...facts }: Omit<PageFacts, 'refreshUrl'>,
  by: { member: string; signal: AbortSignal },
): Promise<repo.Found> {
  const keep = async (url: string | null, maxSide: number, isIcon = false) => {
    if (url === null) return null;
    try {
      return (await fetchPicture(services, url, { maxSide, of: 'page', isIcon, ...by })).url;
    } catch (error) {
      if (error instanceof FetchFailure || error instanceof AppError) return null;
      throw error;
    }
  };
  const [pictureUrl, iconUrl] = await Promise.all([
    keep(facts.pictureUrl, PICTURE_SIDE),
    keep(svgIconUrl, ICON_SIDE, true).then((drawn) => drawn ?? keep(facts.iconUrl, ICON_SIDE, true)),
  ]);
  return { ...facts, pictureUrl, iconUrl };
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
