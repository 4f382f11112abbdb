import type { Db } from '@onceware/db/client';
import type { Services } from '#kernel/services.ts';
import { openMail } from './create-mailer.ts';
import { isStopped, stopMail } from './mail-stops.repo.ts';
import type { Mail, SealedMail } from './mailer.ts';

/** Sends a mail of the queue. @throws what the mail server answers, so that it is tried again; also for one that cannot be opened */
export const sendMail = (
  { database: { db }, secrets, mailer }: Pick<Services, 'database' | 'secrets' | 'mailer'>,
  sealed: SealedMail,
): Promise<void> => attempt(db, openMail(secrets, sealed), () => mailer.send(sealed));

/** Sends a mail that was just written; `id` names it, also at later attempts. @throws what the mail server answers */
export const deliverMail = (
  { database: { db }, mailer }: Pick<Services, 'database' | 'mailer'>,
  mail: Mail,
  id: string,
): Promise<void> => attempt(db, mail, () => mailer.deliver(mail, id));

/**
 * Makes an attempt to send. What an address refuses for good stops mail that its member can do without; mail that keeps an account
 * safe goes on.
 */
async function attempt(db: Db, mail: Mail | null, send: () => Promise<void>): Promise<void> {
  const isOptional = mail !== null && 'unsubscribe' in mail;
  if (isOptional && (await isStopped(db, mail.to))) return;
  try {
    await send();
  } catch (error) {
    const answer = refusalOf(error);
    if (!mail || answer === null) throw error;
    await stopMail(db, mail.to, { reason: 'bounce', answer });
    if (!isOptional) throw error;
  }
}

const ANSWER_MAX = 200;

/**
 * Whether a mail server says that this address will never take mail. Refusals of the sender, of relaying and of what the mail
 * says (X.7.x) are about us, and would stop mail to everybody.
 *
 * @returns its answer, on one line; null for all other failures
 */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  const { responseCode, response, command } = error as { responseCode?: number; response?: string; command?: string };
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return null;
  const answer = (response ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(answer)?.[1];
  const isOfAddress =
    command === 'RCPT TO'
      ? status === undefined
        ? !/relay/i.test(answer)
        : status === '1' || status === '2'
      : command === 'DATA' && (status === '1' || status === '2');
  return isOfAddress ? answer.slice(0, ANSWER_MAX) : null;
}
