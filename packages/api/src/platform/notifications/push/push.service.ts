import { createECDH } from 'node:crypto';
import type { Db } from '@onceware/db/client';
import { parse } from 'bowser';
import type { z } from 'zod';
import { requireSession } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { LanguageCode } from '#kernel/languages.ts';
import type { Services } from '#kernel/services.ts';
import { mayBeAddressed } from '#platform/safe-fetch/addresses.ts';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import type { Notification, Pushes, subscribeInput, unsubscribeInput } from '../notifications.contract.ts';
import { notificationLimits } from '../notifications.limits.ts';
import * as repo from './push.repo.ts';

type Pushing = Pick<Call, 'actor' | 'database' | 'pusher' | 'safeFetch' | 'userAgent'>;

/** Browsers that show the member's notifications while no page is open. @throws session_required */
export async function listPushes(call: Pick<Pushing, 'actor' | 'database' | 'pusher'>): Promise<Pushes> {
  const { user } = requireSession(call);
  const rows = await repo.findSubscriptions(call.database.db, user.id);
  return {
    key: call.pusher.publicKey,
    devices: rows.map(({ id, userAgent, createdAt }) => ({
      id,
      ...nameOf(userAgent),
      addedAt: createdAt.toISOString(),
    })),
  };
}

function nameOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

/**
 * Has this browser show notifications until it signs out.
 *
 * @throws session_required; invalid_input for an address that is no push service's, or keys that are none
 */
export async function subscribe(call: Pushing, input: z.output<typeof subscribeInput>): Promise<Pushes> {
  const { user, credentialId: sessionId } = requireSession(call);
  const { endpoint, keys } = input;
  if (!mayBeAddressed(endpoint, call.safeFetch.reachesLoopback)) throw invalid('endpoint', 'Not a push service.');
  if (!isKey(keys.p256dh)) throw invalid('keys.p256dh', 'Not a key of a browser.');
  const { userAgent } = call;
  const subscription = { userId: user.id, sessionId, endpoint, ...keys, userAgent: userAgent?.slice(0, 500) ?? null };
  await call.database.transaction((tx) => repo.putSubscription(tx, subscription, notificationLimits.pushesMax));
  return listPushes(call);
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { issues: [{ path, message }] });

/** Whether it is a point on the curve. */
function isKey(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return pair.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

/** Ends what is pushed to one of the member's browsers. */
export async function unsubscribe(
  call: Pick<Pushing, 'actor' | 'database' | 'pusher'>,
  { id }: z.output<typeof unsubscribeInput>,
): Promise<Pushes> {
  const { user } = requireSession(call);
  await repo.deleteSubscription(call.database.db, id, user.id);
  return listPushes(call);
}

/** Lines that are pushed one by one; of more their number is. */
const ONE_BY_ONE_MAX = 3;
const TITLE_MAX = 300;

/** The one line that stands for many. */
const MANY: Record<LanguageCode, string> = {
  en: 'New notifications: {count}',
  pt: 'Novas notificações: {count}',
  ar: 'إشعارات جديدة: {count}',
  es: 'Notificaciones nuevas: {count}',
  de: 'Neue Benachrichtigungen: {count}',
  zh: '新通知：{count}',
};

/** Content that the service worker of a browser shows (apps/web/public/push-worker.js). */
interface Push {
  title: string;
  body: string;
  path: string;
  /** Notifications with the same tag replace each other in a browser. */
  tag: string;
  language: LanguageCode;
}

/** Queues what a member's browsers show, in the transaction that ends that it is due. */
export async function queuePushes(
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  tx: Db,
  { userId, language, shown }: { userId: string; language: LanguageCode; shown: readonly Notification[] },
): Promise<void> {
  const browsers = await repo.findSubscriptions(tx, userId);
  if (browsers.length === 0) return;
  const pushes: Push[] =
    shown.length > ONE_BY_ONE_MAX
      ? [
          {
            title: MANY[language].replace('{count}', new Intl.NumberFormat(language).format(shown.length)),
            body: '',
            path: '/account/notifications',
            tag: 'many',
            language,
          },
        ]
      : shown.map(({ id, text, quote, path }) => ({
          title: text.slice(0, TITLE_MAX),
          body: quote ?? '',
          path,
          tag: id,
          language,
        }));
  for (const { id: subscriptionId } of browsers)
    for (const push of pushes)
      await jobs.enqueue(
        tx,
        'push',
        { subscriptionId, tag: push.tag, content: secrets.seal(JSON.stringify(push), contextOf(subscriptionId)) },
        { group: userId },
      );
}

const contextOf = (subscriptionId: string) => `push ${subscriptionId}`;

/** Time for which a push service keeps it for a browser that is off. */
const TTL_SECONDS = 24 * 3_600;
/** Answers after which nothing ever arrives at that address. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** A message that is refused, such as one that is too long: no second attempt changes that. */
const isRefused = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;

/** Sends one to its browser. @throws what it may be tried again after */
export async function sendPush(
  { database: { db }, secrets, pusher }: Pick<Services, 'database' | 'secrets' | 'pusher'>,
  { subscriptionId, tag, content }: { subscriptionId: string; tag: string; content: string },
  signal?: AbortSignal,
): Promise<void> {
  const target = await repo.findTarget(db, subscriptionId);
  if (!target) return;
  const payload = secrets.open(content, contextOf(subscriptionId));
  let status: number;
  try {
    const topic = tag.replaceAll('-', '').slice(0, 32);
    status = await pusher.send(target, payload, { topic, ttlSeconds: TTL_SECONDS, ...(signal && { signal }) });
  } catch (error) {
    // Led inside the network, or to what is no push service.
    if (!(error instanceof FetchFailure) || !['address', 'protocol', 'redirect'].includes(error.reason)) throw error;
    status = 410;
  }
  if (GONE.has(status)) await repo.deleteSubscription(db, subscriptionId);
  else if (status >= 300 && !isRefused(status)) throw new Error(`The push service answered ${status}.`);
}
