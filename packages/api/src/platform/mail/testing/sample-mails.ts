import { LANGUAGE_CODES } from '#kernel/languages.ts';
import type { Mail, MailContent } from '../mailer.ts';

const link = 'https://onceware.example/verify-email#AbC-_123';
const contents: { [Kind in MailContent['kind']]: Extract<MailContent, { kind: Kind }> } = {
  verify_email: { kind: 'verify_email', link },
  sign_up_known: { kind: 'sign_up_known', link },
  reset_password: { kind: 'reset_password', link },
  password_changed: { kind: 'password_changed', keys: 'kept', link },
  email_change_old: { kind: 'email_change_old', newEmail: 'ada@new.example', link },
  email_change_new: { kind: 'email_change_new', link },
  email_changed: { kind: 'email_changed', newEmail: 'ada@new.example' },
  key_created: { kind: 'key_created', keyName: 'Our importer', link },
  account_deleted: { kind: 'account_deleted' },
  account_suspended: { kind: 'account_suspended', reason: 'Too many refunds' },
  submission_accepted: { kind: 'submission_accepted', title: 'Kiln for life', link },
  submission_refused: { kind: 'submission_refused', title: 'Kiln for life', reason: 'No price', link },
  vendor_accepted: { kind: 'vendor_accepted', title: 'Kiln', link },
  vendor_refused: { kind: 'vendor_refused', title: 'Kiln', reason: 'No website', link },
};

/** One of each kind in each language; each to another address. */
export const sampleMails = (): Mail[] =>
  LANGUAGE_CODES.flatMap((language) =>
    Object.values(contents).map((content) => ({
      to: `${content.kind}.${language}@example.com`,
      name: 'Ada Lovelace',
      language,
      ...content,
    })),
  );
