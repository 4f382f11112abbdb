import { AppError } from '#kernel/errors.ts';
import type { Services } from '#kernel/services.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { fetchPicture } from '#platform/pictures/pictures.service.ts';
import { pictureLimits } from '#platform/pictures/pictures.limits.ts';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import type { Fetched } from '#platform/safe-fetch/safe-fetch.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import { canonicalUrl } from '#platform/web-pages/canonical-url.ts';
import { fetchWebPage, isThere, Postponed, typeOf } from '#platform/web-pages/fetch-web-page.ts';
import { freeHost, type HeldHost, holdHost } from '#platform/web-pages/hosts.repo.ts';
import { type PageFacts, readPage } from '#platform/web-pages/read-page.ts';
import type { PageFailure } from '#platform/web-pages/page-failures.ts';
import * as repo from './tool-pictures.repo.ts';
import { toolPicturesLimits as limits } from './tool-pictures.limits.ts';

type Fetching = Pick<Services, 'database' | 'safeFetch' | 'storage' | 'pictures'>;

/** Time limits, whatever hangs: of a page with all its pictures, and of these, so that some are better than none. */
export interface ToolPictureTimes {
  wholeMs: number;
  picturesMs: number;
}
export const TOOL_PICTURE_TIMES: ToolPictureTimes = { wholeMs: 100_000, picturesMs: 80_000 };

const BYTES_MAX = 1024 * 1024;
/** Seconds after which a page is tried again whose host another process has. */
const HELD_SECONDS = 60;
/** Tools that are handed to jobs in a minute; so many are done in that time. */
const AT_ONCE = 10;

/** Hands the tools whose pages are due to jobs of their own, so that none keeps the others waiting. */
export async function startDueToolPictures({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Promise<void> {
  await repo.joinToolPages(database.db);
  await database.transaction(async (tx) => {
    for (const { toolId, host } of await repo.takeDue(tx, AT_ONCE))
      await jobs.enqueue(tx, 'toolPictures', { toolId }, { key: toolId, group: host });
  });
}

/** Takes the pictures that the page of a tool shows of it (CAT-17). */
export async function fetchToolPictures(
  services: Fetching,
  { toolId }: { toolId: string },
  signal: AbortSignal,
  times = TOOL_PICTURE_TIMES,
): Promise<void> {
  const { database } = services;
  const page = await repo.takePage(database.db, toolId);
  if (!page || !URL.canParse(page.website)) return;
  const { host } = new URL(canonicalUrl(page.website));
  const held: HeldHost | undefined = await holdHost(database.db, host);
  if (!held) return repo.setDue(database.db, toolId, HELD_SECONDS);
  try {
    const seen = await withTimeout({ ms: times.wholeMs, signals: [signal] }, (until) =>
      see(services, page.website, until, times),
    ).catch((error: unknown): PageFailure => {
      if (error instanceof TimedOut && !signal.aborted) return 'timeout';
      throw error;
    });
    signal.throwIfAborted();
    await database.transaction(async (tx) => {
      if (seen instanceof Postponed) await repo.setDue(tx, toolId, seen.seconds);
      else if (typeof seen === 'string') await repo.setFailed(tx, toolId, seen);
      else await repo.setPictures(tx, toolId, seen.taken, seen.named);
    });
  } finally {
    await freeHost(database.db, held);
  }
}

interface Seen {
  taken: repo.Taken[];
  /** Addresses of all pictures that the page names. */
  named: string[];
}

async function see(
  services: Fetching,
  website: string,
  signal: AbortSignal,
  { picturesMs }: ToolPictureTimes,
): Promise<Seen | Postponed | PageFailure> {
  let facts: PageFacts | undefined;
  const leadsTo = async (answer: Fetched) => {
    if (!isThere(answer) || !/^$|html/.test(typeOf(answer))) return null;
    facts = await readPage(decodeText(answer), answer.url, { screenshots: true });
    return facts.refreshUrl;
  };
  const fetched = await fetchWebPage(services, website, { bytesMax: BYTES_MAX, signal, leadsTo });
  if (typeof fetched === 'string' || fetched instanceof Postponed) return fetched;
  // Names that ran out are sold: what stands there then is somebody else's.
  if (!isOneSite(website, fetched.url)) return 'redirect';
  const named = facts?.screenshotUrls ?? [];
  return { taken: await takePictures(services, named, signal, picturesMs), named };
}

const hostOf = (url: string) => new URL(canonicalUrl(url)).hostname;

/** Whether two addresses are of one site, or of a part of the other. */
function isOneSite(one: string, other: string): boolean {
  const [first, second] = [hostOf(one), hostOf(other)];
  return first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`);
}

/** Takes the pictures one after the other, as long as there is time and until there are enough. */
async function takePictures(
  services: Fetching,
  urls: readonly string[],
  signal: AbortSignal,
  ms: number,
): Promise<repo.Taken[]> {
  const until = Date.now() + ms;
  const taken: repo.Taken[] = [];
  for (const sourceUrl of urls) {
    const left = until - Date.now();
    if (left <= 0 || taken.length >= limits.picturesMax) break;
    try {
      const picture = await withTimeout({ ms: left, signals: [signal] }, (stopping) =>
        fetchPicture(services, sourceUrl, {
          maxSide: pictureLimits.uploadSide,
          of: 'page',
          isTaken: isScreenshot,
          signal: stopping,
        }),
      );
      if (!taken.some(({ url }) => url === picture.url)) taken.push({ ...picture, sourceUrl });
    } catch (error) {
      signal.throwIfAborted();
      // A page is no worse for a picture that cannot be had.
      if (!(error instanceof FetchFailure || error instanceof AppError || error instanceof TimedOut)) throw error;
    }
  }
  return taken;
}

const isScreenshot = ({ width, height }: { width: number; height: number }) =>
  width >= limits.widthMin &&
  height >= limits.heightMin &&
  width / height <= limits.ratioMax &&
  height / width <= limits.ratioMax;
