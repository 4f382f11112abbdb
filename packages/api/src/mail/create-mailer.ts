import type { Database } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { msFromNow } from '../core/moments.ts';
import type { Secrets } from '../core/secrets.ts';
import { claimDue, deleteMail, insertMail, postpone } from './mail-queue.repo.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Hands one mail over; throws when that failed. */
export type Deliver = (mail: Mail) => Promise<void>;

const EVERY_MS = 5_000;
/** Longer than a mail server may take for one mail. */
const LEASE_MS = 120_000;
const FIRST_WAIT_MS = 30_000;
/** The waits double: 30 s, 1 min, … for about a day and a half. */
const ATTEMPTS_MAX = 13;

interface SendOptions {
  database: Database;
  secrets: Secrets;
  deliver: Deliver;
  onError: (error: unknown) => void;
}

/**
 * Mail by way of a queue in the database, which every process works on: soon after something was put in, and every few
 * seconds. What a mail server does not take is tried again with growing waits, then given up and told to `onError`.
 */
export function createMailer(
  options: SendOptions & {
    /** How often the queue is looked at unasked; null: never. */
    everyMs?: number | null;
  },
): Mailer {
  const { secrets, onError, everyMs = EVERY_MS } = options;
  const next = async () => (isClosed ? 'nothing due' : await sendNext(options));
  let last: Promise<unknown> = Promise.resolve();
  let runs = 0;
  let isClosed = false;

  async function sendAll(): Promise<number> {
    let sent = 0;
    for (let outcome = await next(); outcome !== 'nothing due'; outcome = await next()) {
      if (outcome === 'sent') sent += 1;
    }
    return sent;
  }

  // One run at a time.
  const sendDue = (): Promise<number> => {
    const run = last.then(sendAll);
    runs += 1;
    last = run
      .catch(() => {})
      .finally(() => {
        runs -= 1;
      });
    return run;
  };
  // The one under way may have looked already: one more is put behind it.
  const wake = () => {
    if (runs < 2 && !isClosed) sendDue().catch(onError);
  };
  const timer = everyMs === null ? undefined : setInterval(wake, everyMs).unref();

  return {
    async enqueue(tx, mail) {
      const id = uuidv7();
      await insertMail(tx, id, secrets.seal(JSON.stringify(mail), contextOf(id)));
    },
    wake,
    sendDue,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await last;
    },
  };
}

const contextOf = (id: string) => `mail ${id}`;

/** Sends the one that is due longest. */
async function sendNext({
  database,
  secrets,
  deliver,
  onError,
}: SendOptions): Promise<'sent' | 'failed' | 'nothing due'> {
  const mail = await claimDue(database.db, msFromNow(LEASE_MS));
  if (!mail) return 'nothing due';
  try {
    await deliver(JSON.parse(secrets.open(mail.content, contextOf(mail.id))) as Mail);
  } catch (error) {
    onError(error);
    if (mail.attempts < ATTEMPTS_MAX) {
      await postpone(database.db, mail.id, msFromNow(FIRST_WAIT_MS * 2 ** (mail.attempts - 1)));
    } else {
      await deleteMail(database.db, mail.id);
    }
    return 'failed';
  }
  await deleteMail(database.db, mail.id);
  return 'sent';
}
