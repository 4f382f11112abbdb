import { setTimeout as delay } from 'node:timers/promises';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import type { Services } from '#kernel/services.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import type { Fetched } from '#platform/safe-fetch/safe-fetch.ts';
import { fetchWebPage, isThere, Postponed, typeOf } from '#platform/web-pages/fetch-web-page.ts';
import { freeHost, type HeldHost, holdHost } from '#platform/web-pages/hosts.repo.ts';
import { plainText, readPage } from '#platform/web-pages/read-page.ts';
import { insertEvent, lockRoom } from '../messages/messages.repo.ts';
import * as repo from './previews.repo.ts';
import { previewLimits } from './previews.limits.ts';

type Fetching = Pick<Services, 'database' | 'safeFetch' | 'jobs' | 'rooms'>;

/** Limit of one look at a page, whatever it does. */
export const LOOK_MS = 15_000;
/** Read of a page; its words stand at its beginning. */
const BYTES_MAX = 256 * 1024;
/** Interval and limit of asking whether a host is free, and how often the job comes again for it. */
const HELD_MS = 250;
const HELD_MAX_MS = 2_000;
const TURNS_MAX = 5;
const TURN_MS = 5_000;

/** A title is the least that a card shows. */
type Seen = repo.PreviewWords | 'gone' | 'failed';

/** Fetches the page of a preview once for all messages that link to it, and tells their rooms (LIVE-08). */
export async function fetchPreview(
  services: Fetching,
  { previewId, turn }: { previewId: string; turn: number },
  signal: AbortSignal,
  { lookMs } = { lookMs: LOOK_MS },
): Promise<void> {
  const { db } = services.database;
  const due = await repo.findDue(db, previewId);
  if (due) {
    const held = await waitForHost(services, due.host, signal);
    if (!held && turn < TURNS_MAX)
      return services.jobs.enqueue(
        db,
        'linkPreview',
        { previewId, turn: turn + 1 },
        // A busy host keeps no more slots than a member.
        { key: previewId, group: due.host, runAt: new Date(Date.now() + TURN_MS) },
      );
    const seen = held ? await lookAndFree(services, held, due.url, signal, lookMs) : 'failed';
    if (typeof seen === 'string') await repo.setFailed(db, previewId, { isGone: seen === 'gone' });
    else await repo.setFetched(db, previewId, seen);
  }
  await tellRooms(services, previewId, signal);
}

async function waitForHost(
  { database: { db } }: Fetching,
  host: string,
  signal: AbortSignal,
): Promise<HeldHost | undefined> {
  const until = Date.now() + HELD_MAX_MS;
  for (;;) {
    const held = await holdHost(db, host);
    if (held || Date.now() > until) return held;
    await delay(HELD_MS, null, { signal });
  }
}

async function lookAndFree(
  services: Fetching,
  held: HeldHost,
  url: string,
  signal: AbortSignal,
  ms: number,
): Promise<Seen> {
  try {
    return await withTimeout({ ms, signals: [signal] }, (until) => look(services, url, until));
  } catch (error) {
    if (error instanceof TimedOut && !signal.aborted) return 'failed';
    throw error;
  } finally {
    await freeHost(services.database.db, held);
  }
}

/** Words of a page about itself; no picture of it is loaded by anybody. In English: nobody's language is told. */
async function look(services: Fetching, url: string, signal: AbortSignal): Promise<Seen> {
  const read = async (page: Fetched) =>
    isThere(page) && /^(?:$|text\/html|application\/xhtml)/.test(typeOf(page))
      ? await readPage(decodeText(page), page.url)
      : null;
  let facts: Awaited<ReturnType<typeof read>> = null;
  const leadsTo = async (page: Fetched) => {
    facts = await read(page);
    return facts?.refreshUrl ?? null;
  };
  const fetched = await fetchWebPage(services, url, { bytesMax: BYTES_MAX, signal, leadsTo });
  if (fetched === 'gone') return 'gone';
  if (typeof fetched === 'string' || fetched instanceof Postponed) return 'failed';
  return wordsOf(facts);
}

function wordsOf(facts: Pick<repo.PreviewWords, 'title' | 'description' | 'siteName'> | null): Seen {
  const title = plainText(facts?.title ?? '', previewLimits.titleMax);
  if (!facts || title === '') return 'failed';
  return {
    title,
    description: plainText(facts.description, previewLimits.descriptionMax),
    siteName: plainText(facts.siteName, previewLimits.siteNameMax),
  };
}

/** Tells the rooms of messages that waited for it, of each message once, when its last link is known. */
async function tellRooms({ database, rooms }: Fetching, previewId: string, signal: AbortSignal): Promise<void> {
  for (const { messageId, roomId } of await repo.waitingMessages(database.db, previewId)) {
    signal.throwIfAborted();
    const isShown = await database.transaction(async (tx) => {
      await lockRoom(tx, { id: roomId });
      const isNew = await repo.tellOnce(tx, messageId);
      if (isNew) await insertEvent(tx, { roomId, kind: 'preview', messageId });
      return isNew;
    });
    if (isShown) rooms.announce(roomId);
  }
}
