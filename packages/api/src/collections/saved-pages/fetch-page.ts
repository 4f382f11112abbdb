import { AppError } from '#kernel/errors.ts';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import type { Fetched } from '#platform/safe-fetch/safe-fetch.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { fetchPicture } from '#platform/pictures/pictures.service.ts';
import { notifyBrowsersOf } from '../live/notify-browsers.ts';
import * as repo from './fetching.repo.ts';
import { fetchWebPage, isThere, Postponed, typeOf } from '#platform/web-pages/fetch-web-page.ts';
import type { PageFailure } from '#platform/web-pages/page-failures.ts';
import { type PageFacts, plainText, readPage } from '#platform/web-pages/read-page.ts';
import { refreshTarget } from '#platform/web-pages/refresh-target.ts';
import type { Services } from '#kernel/services.ts';

export type Fetching = Pick<Services, 'database' | 'safeFetch' | 'storage' | 'pictures' | 'rooms'>;

/** Time limits of one page, whatever hangs. */
export interface PageTimes {
  /** Page, icon and picture together, and all that is made of them. */
  wholeMs: number;
  /** Icon and picture; less than the whole, so that a page is shown without them instead of not at all. */
  picturesMs: number;
}

export const PAGE_TIMES: PageTimes = { wholeMs: 100_000, picturesMs: 80_000 };

/** Size read of a page; its title and the like stand at its beginning. */
const BYTES_MAX = 1024 * 1024;
const PICTURE_SIDE = 800;
const ICON_SIDE = 64;

/** Fetches one page and stores the result. A page that takes too long has failed, and delays nobody (KEEP-01). */
export async function fetchAndStore(
  services: Fetching,
  page: repo.DuePage,
  signal: AbortSignal,
  times: PageTimes,
): Promise<void> {
  const { db } = services.database;
  let seen = await withTimeout({ ms: times.wholeMs, signals: [signal] }, (until) =>
    see(services, page, until, times),
  ).catch((error: unknown): PageFailure => {
    if (error instanceof TimedOut && !signal.aborted) return 'timeout';
    throw error;
  });
  signal.throwIfAborted();
  if (seen instanceof Postponed) {
    if (await repo.postpone(db, page.id, seen.seconds)) return;
    seen = 'unreachable';
  }
  if (typeof seen === 'string') await repo.setFailed(db, page.id, seen);
  else await repo.setFetched(db, page.id, seen);
  if (page.isWaiting) notifyBrowsersOf(services, page.userId);
}

/** Reads what a page says of itself: null where nobody asked for it, or why nothing came. */
async function see(
  services: Fetching,
  { url, userId, isWaiting, language }: repo.DuePage,
  signal: AbortSignal,
  { picturesMs }: PageTimes,
): Promise<repo.Found | Postponed | PageFailure | null> {
  let facts: PageFacts | undefined;
  const leadsTo = async (answer: Fetched) => {
    if (!isThere(answer)) return null;
    facts = await factsOf(answer);
    return facts.refreshUrl;
  };
  const fetched = await fetchWebPage(services, url, {
    bytesMax: isWaiting ? BYTES_MAX : 1,
    signal,
    ...(isWaiting && { leadsTo }),
    ...(language !== null && { language }),
  });
  if (typeof fetched === 'string' || fetched instanceof Postponed) return fetched;
  return facts ? withPictures(services, facts, { member: userId, signal, ms: picturesMs }) : null;
}

/** Reads a page's own words; of any other file the name, of a picture the picture, too. */
async function factsOf(fetched: Fetched): Promise<PageFacts> {
  const type = typeOf(fetched);
  const refreshUrl = refreshTarget(String(fetched.headers.refresh ?? ''));
  if (type === '' || type.includes('html')) {
    const facts = await readPage(decodeText(fetched), fetched.url);
    return { ...facts, refreshUrl: refreshUrl ?? facts.refreshUrl };
  }
  const name = plainText(decoded(new URL(fetched.url).pathname.split('/').at(-1) ?? ''), 300);
  const pictureUrl = type.startsWith('image/') ? fetched.url : null;
  const nothing = { description: '', siteName: '', iconUrl: null, svgIconUrl: null, screenshotUrls: [] };
  return { ...nothing, title: name, pictureUrl, refreshUrl };
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
  { svgIconUrl, ...facts }: Omit<PageFacts, 'refreshUrl' | 'screenshotUrls'>,
  { member, signal, ms }: { member: string; signal: AbortSignal; ms: number },
): Promise<repo.Found> {
  const until = Date.now() + ms;
  const keep = async (url: string | null, maxSide: number, isIcon = false) => {
    if (url === null) return null;
    try {
      const left = Math.max(0, until - Date.now());
      return await withTimeout({ ms: left, signals: [signal] }, async (stopping) => {
        const options = { maxSide, of: 'page', isIcon, member, signal: stopping } as const;
        return (await fetchPicture(services, url, options)).url;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchFailure || error instanceof AppError || error instanceof TimedOut) return null;
      throw error;
    }
  };
  const [pictureUrl, iconUrl] = await Promise.all([
    keep(facts.pictureUrl, PICTURE_SIDE),
    keep(svgIconUrl, ICON_SIDE, true).then((drawn) => drawn ?? keep(facts.iconUrl, ICON_SIDE, true)),
  ]);
  return { ...facts, pictureUrl, iconUrl };
}
