import { hash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Secrets } from '#kernel/secrets.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail, Mailer, SealedMail } from './mailer.ts';

/**
 * Delivers one mail; throws when that failed. `id` names it also when it is delivered again, because whoever delivered it died before
 * that was noted.
 */
export type Deliver = (mail: Mail, id: string) => Promise<void>;

interface MailerOptions {
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  deliver: Deliver;
}

/** Sends mail through the job queue, where it waits encrypted; refused mail is retried with growing waits. */
export const createMailer = ({ jobs, secrets, deliver }: MailerOptions): Mailer => ({
  async enqueue(tx, mail) {
    const id = uuidv7();
    await jobs.enqueue(
      tx,
      'mail',
      { id, content: secrets.seal(JSON.stringify(mail), contextOf(id)) },
      { group: readerOf(mail) },
    );
  },
  deliver,
  send: ({ id, content }) => deliver(JSON.parse(secrets.open(content, contextOf(id))) as Mail, id),
});

/** Null for one that was sealed with a key which is no longer among the settings. */
export function openMail(secrets: Secrets, { id, content }: SealedMail): Mail | null {
  try {
    return JSON.parse(secrets.open(content, contextOf(id))) as Mail;
  } catch {
    return null;
  }
}

/** Hash that tells recipients apart without revealing them to a reader of the database. */
const readerOf = ({ to }: Mail) => hash('sha256', to.toLowerCase(), 'base64url');

const contextOf = (id: string) => `mail ${id}`;
