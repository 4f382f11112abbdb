import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { v4 as uuidv4 } from 'uuid';
import type { Services } from '#kernel/services.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import type { Fetched } from '#platform/safe-fetch/safe-fetch.ts';
import { canonicalUrl } from '#platform/web-pages/canonical-url.ts';
import { copyPage, type PageCopy } from '#platform/web-pages/copy-page.ts';
import { fetchWebPage, isThere, Postponed, typeOf } from '#platform/web-pages/fetch-web-page.ts';
import { freeHost, holdHost, readNow } from '#platform/web-pages/hosts.repo.ts';
import type { PageFailure } from '#platform/web-pages/page-failures.ts';
import { readPage } from '#platform/web-pages/read-page.ts';
import { type FrozenPageFailure, frozenPageLimits as limits } from './frozen-pages.limits.ts';
import * as repo from './frozen-pages.repo.ts';

type Fetching = Pick<Services, 'database' | 'safeFetch' | 'storage' | 'jobs'>;

/** Time limit of the whole, whatever hangs. */
export const FROZEN_PAGE_TIMES = { wholeMs: 60_000 };

/** Seconds after which a page is tried again whose host another process has. */
const HELD_SECONDS = 10;
/** The longest that a site may put it off, and how often: its owner waits to see it. */
const PUT_OFF_SECONDS_MAX = 15 * 60;
const PUT_OFF_MAX = 3;

type Seen = PageCopy & { url: string; at: Date };

/** Takes a copy of the page of a purchase's vendor: once, however often the job is done (NOTE-07, T51). */
export async function fetchFrozenPage(
  services: Fetching,
  { purchaseId }: { purchaseId: string },
  signal: AbortSignal,
  times = FROZEN_PAGE_TIMES,
): Promise<void> {
  const { db } = services.database;
  const page = await repo.findWanted(db, purchaseId);
  if (!page) return;
  const held = await holdHost(db, new URL(canonicalUrl(page.url)).host);
  if (!held) return again(services, page.userId, purchaseId, HELD_SECONDS);
  let seen: Seen | Postponed | FrozenPageFailure;
  try {
    seen = await withTimeout({ ms: times.wholeMs, signals: [signal] }, (until) => see(services, page, until)).catch(
      (error: unknown): FrozenPageFailure => {
        if (error instanceof TimedOut && !signal.aborted) return 'unreachable';
        throw error;
      },
    );
  } finally {
    await freeHost(db, held);
  }
  signal.throwIfAborted();
  if (seen instanceof Postponed) {
    if (seen.seconds > PUT_OFF_SECONDS_MAX || page.timesPutOff >= PUT_OFF_MAX)
      return repo.setFailed(db, page.id, 'unreachable');
    await repo.setPutOff(db, page.id);
    return again(services, page.userId, purchaseId, seen.seconds);
  }
  if (typeof seen === 'string') return repo.setFailed(db, page.id, seen);
  return store(services, page, seen);
}

/** Once more in so many seconds, by the queue. */
function again({ database, jobs }: Fetching, userId: string, purchaseId: string, seconds: number): Promise<void> {
  const runAt = new Date(Date.now() + seconds * 1000);
  return jobs.enqueue(database.db, 'frozenPage', { purchaseId }, { key: purchaseId, group: userId, runAt });
}

async function see(
  services: Fetching,
  { url, language }: { url: string; language: string | null },
  signal: AbortSignal,
): Promise<Seen | Postponed | FrozenPageFailure> {
  const leadsTo = async (answer: Fetched) =>
    isThere(answer) && isHtml(answer) ? (await readPage(decodeText(answer), answer.url)).refreshUrl : null;
  const bytesMax = limits.fetchedBytesMax;
  const fetched = await fetchWebPage(services, url, {
    bytesMax,
    signal,
    leadsTo,
    ...(language !== null && { language }),
  });
  if (fetched instanceof Postponed) return fetched;
  if (typeof fetched === 'string') return failureOf(fetched);
  if (!isHtml(fetched)) return 'unreadable';
  const at = await readNow(services.database.db);
  const copy = await copyPage(decodeText(fetched), { url: fetched.url, at });
  // Pages that their scripts alone write have no words here.
  return copy.text === '' ? 'unreadable' : { ...copy, url: fetched.url, at };
}

const isHtml = (fetched: Fetched) => /^$|html/.test(typeOf(fetched));

function failureOf(failure: PageFailure): FrozenPageFailure {
  switch (failure) {
    case 'gone':
      return 'gone';
    case 'address':
    case 'robots':
    case 'refused':
      return 'refused';
    case 'redirect':
    case 'timeout':
    case 'unreachable':
    case 'server':
      return 'unreachable';
  }
}

type Wanted = NonNullable<Awaited<ReturnType<typeof repo.findWanted>>>;

/** Stores all or nothing; the file's name is noted first, so that what a dead process wrote is found. */
async function store({ database, storage }: Fetching, page: Wanted, seen: Seen): Promise<void> {
  const { db } = database;
  const bytes = Buffer.from(seen.html);
  const text = Array.from(seen.text).slice(0, limits.textMax).join('');
  const used = await repo.sumBytes(db, page.userId);
  if (used + bytes.length + Buffer.byteLength(text) > limits.memberBytesMax) return repo.setFailed(db, page.id, 'full');
  const fileId = uuidv4();
  const isWanted = await database.transaction(async (tx) => {
    const waiting = await repo.lockWaiting(tx, page.id);
    if (!waiting) return false;
    if (waiting.leftFileId !== null) await storage.delete([waiting.leftFileId]);
    await repo.noteFile(tx, page.id, fileId);
    return true;
  });
  if (!isWanted) return;
  await storage.put(fileId, Readable.from([bytes]), bytes.length);
  const isStored = await repo.setStored(db, page.id, fileId, {
    finalUrl: seen.url,
    title: seen.title,
    text,
    takenAt: seen.at,
    size: bytes.length,
    sha256: hash('sha256', bytes, 'hex'),
  });
  if (!isStored) await storage.delete([fileId]);
}
