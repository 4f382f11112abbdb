import type { Db } from '@onceware/db/client';
import type { LanguageCode } from '#kernel/languages.ts';

declare module '#kernel/services.ts' {
  interface Services {
    mailer: Mailer;
  }
}

/** Content of a mail; its words are in `templates/`. Links are whole addresses. */
export type MailContent =
  | { kind: 'verify_email'; link: string }
  /** To the owner of an account when somebody signs up with its address. */
  | { kind: 'sign_up_known'; link: string }
  | { kind: 'reset_password'; link: string }
  /** `keys`: what became of the account's API keys. */
  | { kind: 'password_changed'; keys: 'none' | 'ended' | 'kept'; link: string }
  | { kind: 'email_change_old'; newEmail: string; link: string }
  | { kind: 'email_change_new'; link: string }
  | { kind: 'email_changed'; newEmail: string }
  | { kind: 'key_created'; keyName: string; link: string }
  | { kind: 'account_deleted' }
  | { kind: 'account_suspended'; reason: string }
  /** Mail to a vendor's member about a deal or tool that they submitted. */
  | { kind: 'submission_accepted'; title: string; link: string }
  | { kind: 'submission_refused'; title: string; reason: string; link: string }
  /** Mail to a member who asked for a vendor account; `title` is their tool. */
  | { kind: 'vendor_accepted'; title: string; link: string }
  | { kind: 'vendor_refused'; title: string; reason: string; link: string };

/** `language` null: English. */
export type Mail = { to: string; name: string; language: LanguageCode | null } & MailContent;

/** A waiting mail, encrypted so that the database alone does not reveal it. */
export interface SealedMail {
  id: string;
  content: string;
}

/** Sends mail, some moments later and again until it is taken: an action never waits for a mail server. */
export interface Mailer {
  /** Queues a mail in the transaction of the change that it reports. */
  enqueue(tx: Db, mail: Mail): Promise<void>;
  /** Delivers a queued mail. Throws when that failed. */
  send(sealed: SealedMail): Promise<void>;
}
