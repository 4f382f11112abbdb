import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const outbox = () => process.env.E2E_OUTBOX ?? '';

async function mailsTo(address: string): Promise<Email[]> {
  const files = (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(outbox(), name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The newest mail to this address with such a subject; it arrives some moments after its event. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''));
      return found?.subject;
    })
    .toMatch(subject);
  if (!found) throw new Error('no mail');
  return found;
}

/** The address that a mail's button leads to; the same in its text. */
export function linkIn({ text = '', html = '' }: Email): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  expect(html).toContain(link);
  return link;
}

/** How many mails this address has had. */
export const countMails = async (address: string): Promise<number> => (await mailsTo(address)).length;
