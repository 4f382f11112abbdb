import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import type { Deliver } from './create-mailer.ts';
import type { Mail, MailKinds } from './mailer.ts';
import { renderMail } from './templates/render.ts';

interface DeliveryOptions {
  kinds: MailKinds;
  /** `smtp://…` or `smtps://…`; without it mails become files of `outboxDir`. */
  smtpUrl: string | undefined;
  /** Whether `log` is told the links of mails that became files: for a clone that is tried out. A log may be read by many. */
  tellsLinks: boolean;
  /** `Name <address>` */
  from: string;
  outboxDir: string;
  log: (line: string) => void;
  /** Time limit of a mail server for one mail. */
  mailMs?: number;
}

const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Time limit of one mail from the look-up to the last reply: half of its job's limit. */
const MAIL_MS = 60_000;

/** Loads the library that writes mail and talks to mail servers: large, so it is read when the first mail leaves. */
const mailing = () => import('nodemailer');

/** How mail leaves: to a mail server, or into a folder (AUTH-07). */
export function createDelivery(options: DeliveryOptions): Deliver {
  return options.smtpUrl ? toServer(options.smtpUrl, options) : toFolder(options);
}

/** @throws the error of the mail server or of the connection to it */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const { createTransport } = await mailing();
  await inTime(MAIL_MS, () => createTransport({ url: smtpUrl, ...TIMEOUTS }).verify());
}

const hostOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** The address alone: a name beside it would let whoever signs somebody up write into that person's inbox. */
const messageOf = (kinds: MailKinds, mail: Mail, { id, from }: { id: string; from: string }) => ({
  from,
  // The same when it is sent again: mail servers and programs show two of one name as one.
  messageId: `<${id}@${hostOf(from)}>`,
  to: { name: '', address: mail.to },
  ...renderMail(kinds, mail),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    // One press in the mail program, which posts to that address (RFC 8058).
    ...('unsubscribe' in mail && {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function toServer(url: string, { kinds, from, mailMs = MAIL_MS }: DeliveryOptions): Deliver {
  const connect = async () => (await mailing()).createTransport({ url, ...TIMEOUTS });
  let transport: ReturnType<typeof connect> | undefined;
  return async (mail, id) => {
    const connected = await (transport ??= connect());
    await inTime(mailMs, (signal) => connected.sendMail({ ...messageOf(kinds, mail, { id, from }), signal }));
  };
}

/** Has the connection end, too. @throws Error with the code ETIMEDOUT, as for a server that is not there */
const inTime = <Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
  withTimeout({ ms }, work).catch((error: unknown) => {
    if (!(error instanceof TimedOut)) throw error;
    const late = new Error(`The mail server took longer than ${ms / 1_000} s for one mail.`, { cause: error });
    throw Object.assign(late, { code: 'ETIMEDOUT' });
  });

function toFolder({ kinds, from, outboxDir, tellsLinks, log }: DeliveryOptions): Deliver {
  let written = 0;
  return async (mail, id) => {
    const { createTransport } = await mailing();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(messageOf(kinds, mail, { id, from }));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed at once.');
    await mkdir(outboxDir, { recursive: true, mode: 0o700 });
    written += 1;
    // Sorts by time. The process's id: several may write here.
    const time = new Date().toISOString().replaceAll(':', '-');
    const path = join(outboxDir, `${time}-${String(written).padStart(5, '0')}-${process.pid}-${mail.kind}.eml`);
    await writeFile(path, message, { mode: 0o600, flag: 'wx' });
    log(
      tellsLinks
        ? `Mail ${mail.kind} to ${mail.to}: ${'link' in mail ? mail.link : path}`
        : `A mail lies in the outbox: ${path}`,
    );
  };
}
