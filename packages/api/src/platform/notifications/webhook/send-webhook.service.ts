import type { Db } from '@onceware/db/client';
import { isLanguageCode } from '#kernel/languages.ts';
import type { Services } from '#kernel/services.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import { findLinesById, permissionsOf } from '../notifications.repo.ts';
import { showLines } from '../show-lines.ts';
import * as repo from './attempts.repo.ts';
import { signHeaders } from './signature.ts';
import { trimLog } from './webhook.repo.ts';
import { TEST_KIND, webhookLimits, type WebhookFailure } from './webhook.limits.ts';
import { contextOf } from './webhook-secret.ts';

type Sending = Pick<Services, 'database' | 'notifier' | 'secrets' | 'safeFetch' | 'publicUrl'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Waits between the attempts; after the last it is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];
/** A webhook is switched off after so many failures in a row, over so long a time: a server may be away for a night. */
const OFF_AFTER = { failures: 20, ms: 24 * HOUR_MS };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 4_096;
/** Answer by which an address says that it wants nothing more. */
const GONE = 410;

type Attempt = Omit<repo.Outcome, 'waitMs'>;

/** Messages that one job sends, and for how long: what is left waits for the next. */
const AT_ONCE = 100;
const RUN_MS = 30_000;

/**
 * Sends a member's messages whose time has come, one after the other, each with what they may see now and signed with the
 * database's time. Who is killed half-way leaves the message to the next, under the same id. A server that is not there is left
 * alone for the moment.
 */
export async function sendWebhook(
  services: Sending,
  { userId }: { userId: string },
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now();
  let sent = 0;
  const mayGoOn = () => !signal.aborted && sent < AT_ONCE && performance.now() - began < RUN_MS;
  while (mayGoOn() && (await sendNext(services, userId, signal))) sent += 1;
  await trimLog(services.database.db, userId);
}

/** @returns whether there may be more to send now */
async function sendNext(services: Sending, userId: string, signal: AbortSignal): Promise<boolean> {
  const claimed = await repo.claimNext(services.database.db, userId, TEST_KIND);
  if (!claimed) return false;
  const { failure } = await tryOnce(services, userId, claimed, signal);
  return failure !== 'timeout' && failure !== 'unreachable';
}

async function tryOnce(services: Sending, userId: string, claimed: repo.Claim, signal: AbortSignal): Promise<Attempt> {
  let attempt: Attempt;
  try {
    attempt = await post(services, userId, claimed, signal);
  } catch (error) {
    if (signal.aborted) await repo.giveBack(services.database.db, claimed.id, claimed.attempts);
    else await note(services, userId, claimed, { status: null, answer: null, failure: 'failed' });
    throw error;
  }
  await note(services, userId, claimed, attempt);
  return attempt;
}

async function post(services: Sending, userId: string, claimed: repo.Claim, signal: AbortSignal): Promise<Attempt> {
  const content = claimed.isReached ? await contentOf(services, userId, claimed) : null;
  if (!content) return { status: null, answer: null, failure: 'left_out' };
  const { secrets, safeFetch } = services;
  const sealed = [claimed.secret, ...(claimed.formerSecret === null ? [] : [claimed.formerSecret])];
  const signing = sealed.map((one) => secrets.open(one, contextOf(userId)));
  const { id, timestamp } = claimed;
  const body = JSON.stringify({ ...content, timestamp: new Date(timestamp * 1_000).toISOString() });
  try {
    const fetched = await safeFetch(claimed.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        ...signHeaders({ id, timestamp, body }, signing),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      bytesMax: ANSWER_BYTES_MAX,
      isCut: true,
      signal,
    });
    const hasArrived = fetched.status >= 200 && fetched.status < 300;
    return { status: fetched.status, answer: startOf(decodeText(fetched)), failure: hasArrived ? null : 'status' };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { status: null, answer: null, failure: failureOf(error) };
  }
}

function failureOf({ reason }: FetchFailure): WebhookFailure {
  if (reason === 'redirect' || reason === 'timeout') return reason;
  return reason === 'address' || reason === 'protocol' ? 'address' : 'unreachable';
}

/** The first characters, as text that can be stored and shown on a line. */
const startOf = (text: string): string | null =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, webhookLimits.answerMax)
    // Half of a pair may stand at the end.
    .toWellFormed() || null;

/** Content of a message, beside its time; null: its reader may see it no more. */
async function contentOf(
  { database: { db }, notifier, publicUrl }: Sending,
  userId: string,
  { notificationId, language: own }: repo.Claim,
): Promise<{ type: string; data: object } | null> {
  if (notificationId === null) return { type: 'webhook.test', data: {} };
  const lines = await findLinesById(db, userId, [notificationId]);
  const reader = { id: userId, permissions: await permissionsOf(db, userId) };
  const language = isLanguageCode(own) ? own : 'en';
  const { shown } = await showLines(db, notifier.kinds, { reader, language }, lines);
  const [line] = shown;
  if (!line) return null;
  const { id, kind, tab, text, quote, people, path, at, count } = line;
  const url = publicUrl + path;
  const named = people.map(({ id: personId, name }) => ({ id: personId, name }));
  return { type: `notification.${kind}`, data: { id, kind, tab, text, quote, people: named, url, at, count } };
}

/** Notes how it went, and what follows from it. */
async function note(services: Sending, userId: string, claimed: repo.Claim, attempt: Attempt): Promise<void> {
  const { id, kind, attempts } = claimed;
  const { failure, status } = attempt;
  const isLast = failure === null || failure === 'left_out' || kind === TEST_KIND;
  const waitMs = isLast ? null : (WAITS_MS[attempts - 1] ?? null);
  await services.database.transaction(async (tx) => {
    if (!(await repo.noteOutcome(tx, id, attempts, { ...attempt, waitMs }))) return;
    if (failure === null) await repo.noteArrival(tx, userId);
    // A test tells its member by itself; what is left out was not tried.
    if (failure === null || failure === 'left_out' || kind === TEST_KIND) return;
    const failed = await repo.noteFailure(tx, userId, OFF_AFTER.ms);
    const isOver = status === GONE || (failed?.isLong && failed.failures >= OFF_AFTER.failures);
    if (!isOver || !(await repo.switchOff(tx, userId, id, status === GONE ? 'gone' : 'failing'))) return;
    await services.notifier.notify(tx, { kind: 'webhook_off', key: id + attempts, group: 'webhook', data: {} }, [
      userId,
    ]);
  });
}

/** Members whose messages are queued at one look. */
const MEMBERS_AT_ONCE = 1_000;

/** Has messages be sent whose time has come. */
export async function queueWaiting({ database: { db }, jobs }: Pick<Services, 'database' | 'jobs'>): Promise<void> {
  for (const userId of await repo.findWaiting(db, MEMBERS_AT_ONCE)) await queueWebhook(jobs, db, userId);
}

/** One job a member: at most one waits and one runs, so that nobody's slow server takes more than its share. */
export const queueWebhook = (jobs: Services['jobs'], tx: Db, userId: string): Promise<void> =>
  jobs.enqueue(tx, 'webhook', { userId }, { key: userId });
