import { isLanguageCode, type LanguageCode } from '#kernel/languages.ts';
import type { Services } from '#kernel/services.ts';
import type { MailLine } from '#platform/mail/mail-line.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { deliverMail } from '#platform/mail/send-mail.service.ts';
import { findRecipient, type Recipient } from '../deliveries.repo.ts';
import { writeMailToken } from '../mail-token.ts';
import type { Notification } from '../notifications.contract.ts';
import { findChoices, findLinesById, permissionsOf } from '../notifications.repo.ts';
import { showLines } from '../show-lines.ts';

type Sending = Pick<Services, 'database' | 'notifier' | 'mailer' | 'secrets' | 'publicUrl'>;

/**
 * Mails a member these lines, written now: what waited for a mail server says nothing that they may see no more, have read meanwhile,
 * or want no mails about any more.
 *
 * @throws what the mail server answers, so that it is tried again
 */
export async function sendTold(
  services: Sending,
  { id, userId, ids }: { id: string; userId: string; ids: readonly string[] },
): Promise<void> {
  const { db } = services.database;
  const recipient = await findRecipient(db, userId, 'mail');
  if (!recipient?.isReached || recipient.isStopped) return;
  const ended = new Set((await findChoices(db, userId)).flatMap(({ kind, mail }) => (mail === 'off' ? [kind] : [])));
  const lines = (await findLinesById(db, userId, ids)).filter(
    ({ kind, isRead, isArchived }) => !isRead && !isArchived && !ended.has(kind),
  );
  const reader = { id: userId, permissions: await permissionsOf(db, userId) };
  const language = isLanguageCode(recipient.language) ? recipient.language : 'en';
  const { shown } = await showLines(db, services.notifier.kinds, { reader, language }, lines);
  const [first, ...others] = shown;
  if (first) await deliverMail(services, write(services, { recipient, language, first, others }), id);
}

interface Told {
  recipient: Recipient;
  language: LanguageCode;
  first: Notification;
  others: readonly Notification[];
}

function write({ secrets, publicUrl }: Sending, { recipient, language, first, others }: Told): Mail {
  const { id: userId, name, email: to } = recipient;
  const isOne = others.length === 0;
  const token = writeMailToken(secrets, { userId, kind: isOne ? first.kind : null }, to);
  const told = {
    to,
    name,
    language,
    lines: [first, ...others].map(({ sentence, quote, path }): MailLine => ({
      sentence,
      quote,
      link: publicUrl + path,
    })),
    unsubscribe: `${publicUrl}/api/mail/unsubscribe/${token}`,
    choose: `${publicUrl}/mail-choices#${token}`,
  };
  return isOne
    ? { ...told, kind: 'notification', subject: subjectOf(first, language), link: publicUrl + first.path }
    : { ...told, kind: 'digest', link: `${publicUrl}/account/notifications` };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The sentence, whose names are set apart only where directions meet: lists of mails show the signs as boxes here and there. */
function subjectOf({ sentence, text }: Notification, language: LanguageCode): string {
  const plain = sentence.map((piece) => piece.text).join('');
  return language === 'ar' || RIGHT_TO_LEFT.test(plain) ? text : plain;
}
