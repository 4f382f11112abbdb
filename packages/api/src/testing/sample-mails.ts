import { mailKinds } from '#composition/mails.ts';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import type { Mail, MailContent } from '#platform/mail/mailer.ts';

const contents = Object.entries(mailKinds).map(([kind, { example }]) => ({ kind, ...example }) as MailContent);

/** One of each kind in each language; each to another address. */
export const sampleMails = (): Mail[] =>
  LANGUAGE_CODES.flatMap((language) =>
    contents.map((content) => ({
      to: `${content.kind}.${language}@example.com`,
      name: 'Ada Lovelace',
      language,
      ...content,
    })),
  );
