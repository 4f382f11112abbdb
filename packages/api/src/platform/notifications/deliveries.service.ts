import type { Db } from '@onceware/db/client';
import { isLanguageCode, type LanguageCode } from '#kernel/languages.ts';
import type { Services } from '#kernel/services.ts';
import type { MailLine } from '../mail/mail-line.ts';
import { type Due, findDue, holdRecipient, postpone, type Recipient, takeDue } from './deliveries.repo.ts';
import { writeMailToken } from './mail-token.ts';
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

type Sending = Pick<Services, 'database' | 'notifier' | 'jobs' | 'mailer' | 'secrets' | 'publicUrl'>;

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
  else if (!recipient.isStopped) await queueMail(services, tx, { recipient, language, shown });
}

/** Makes messages of what is due, which say what the member may see when each is sent. */
async function queueForWebhook(tx: Db, due: Due): Promise<void> {
  const { isFull } = await takeDueForWebhook(tx, due.userId);
  if (isFull) await postpone(tx, due, AGAIN_MS);
}

interface Told {
  recipient: Recipient;
  language: LanguageCode;
  shown: readonly Notification[];
}

async function queueMail(
  { mailer, secrets, publicUrl }: Sending,
  tx: Db,
  { recipient, language, shown }: Told,
): Promise<void> {
  const { id: userId, name, email: to } = recipient;
  const [first] = shown;
  const isOne = shown.length === 1;
  const token = writeMailToken(secrets, { userId, kind: isOne && first ? first.kind : null }, to);
  const addresses = {
    unsubscribe: `${publicUrl}/api/mail/unsubscribe/${token}`,
    choose: `${publicUrl}/mail-choices#${token}`,
  };
  const lines = shown
    .slice(0, LINES_MAX)
    .map(({ sentence, quote, path }): MailLine => ({ sentence, quote, link: publicUrl + path }));
  if (isOne && first)
    await mailer.enqueue(tx, {
      to,
      name,
      language,
      kind: 'notification',
      subject: subjectOf(first, language),
      lines,
      link: publicUrl + first.path,
      ...addresses,
    });
  else
    await mailer.enqueue(tx, {
      to,
      name,
      language,
      kind: 'digest',
      lines,
      link: `${publicUrl}/account/notifications`,
      ...addresses,
    });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The sentence, whose names are set apart only where directions meet: lists of mails show the signs as boxes here and there. */
function subjectOf({ sentence, text }: Notification, language: LanguageCode): string {
  const plain = sentence.map((piece) => piece.text).join('');
  return language === 'ar' || RIGHT_TO_LEFT.test(plain) ? text : plain;
}
