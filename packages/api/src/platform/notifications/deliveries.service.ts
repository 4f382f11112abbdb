import { v7 as uuidv7 } from 'uuid';
import type { Db } from '@onceware/db/client';
import { isLanguageCode } from '#kernel/languages.ts';
import type { Services } from '#kernel/services.ts';
import { type Due, findDue, holdRecipient, postpone, takeDue } from './deliveries.repo.ts';
import type { Notification } from './notifications.contract.ts';
import { findLinesById, permissionsOf } from './notifications.repo.ts';
import { queuePushes } from './push/push.service.ts';
import { showLines } from './show-lines.ts';
import { takeDueForWebhook } from './webhook/attempts.repo.ts';
import { queueWaiting } from './webhook/send-webhook.service.ts';

/** Deliveries that are read at once. */
const BATCH = 200;
/** Members for whom is worked at the same time. */
const AT_ONCE = 4;
/** Lines of one mail; those before are in the product. */
const LINES_MAX = 30;
/** Lines that are looked at for one mail: some may not be shown any more. */
const LOOKED_AT_MAX = 2 * LINES_MAX;
/** Wait after a failure, so that a member's fault keeps nobody else waiting. */
const AGAIN_MS = 15 * 60_000;

type Sending = Pick<Services, 'database' | 'notifier' | 'jobs' | 'secrets'>;

/**
 * Sends what is due: for each member one mail with all their lines, each in a transaction of its own, which also ends that it is
 * due. Killed half-way, or done by two processes, nobody is told twice (T51). Members take turns by the time they have waited.
 *
 * @throws the first failure, when all others have been served
 */
export async function sendDue(services: Sending, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const failures: unknown[] = [];
  let after: Due | null = null;
  do {
    const { due, last }: Awaited<ReturnType<typeof findDue>> = await findDue(db, after, BATCH);
    const waiting = due.values();
    const work = async () => {
      for (const one of waiting) {
        if (signal.aborted) return;
        try {
          await services.database.transaction((tx) => send(services, tx, one));
        } catch (error) {
          failures.push(error);
          await postpone(db, one, AGAIN_MS);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    after = last;
  } while (after && !signal.aborted);
  await queueWaiting(services);
  if (failures.length > 0) throw failures[0];
}

/** Queues what tells a member of their lines, as they may see them now; those that they have read meanwhile are left out. */
async function send(services: Sending, tx: Db, due: Due): Promise<void> {
  const recipient = await holdRecipient(tx, due);
  if (!recipient) return;
  if (due.way === 'webhook') return queueForWebhook(tx, due);
  const ids = await takeDue(tx, due, LOOKED_AT_MAX);
  if (ids.length === 0 || !recipient.isReached) return;
  const lines = await findLinesById(tx, recipient.id, ids);
  const reader = { id: recipient.id, permissions: await permissionsOf(tx, recipient.id) };
  const language = isLanguageCode(recipient.language) ? recipient.language : 'en';
  const { shown } = await showLines(tx, services.notifier.kinds, { reader, language }, lines);
  if (shown.length === 0) return;
  if (due.way === 'push') await queuePushes(services, tx, { userId: recipient.id, language, shown });
  else if (!recipient.isStopped) await queueMail(services, tx, recipient.id, shown);
}

/** The words are written when it is sent, which a mail server may put off for a day. */
const queueMail = ({ jobs }: Sending, tx: Db, userId: string, shown: readonly Notification[]): Promise<void> =>
  jobs.enqueue(
    tx,
    'notificationMail',
    { id: uuidv7(), userId, ids: shown.slice(0, LINES_MAX).map(({ id }) => id) },
    { group: userId },
  );

/** Makes messages of what is due, which say what the member may see when each is sent. */
async function queueForWebhook(tx: Db, due: Due): Promise<void> {
  const { isFull } = await takeDueForWebhook(tx, due.userId);
  if (isFull) await postpone(tx, due, AGAIN_MS);
}
