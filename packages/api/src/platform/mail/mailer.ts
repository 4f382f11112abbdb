import type { Db } from '@onceware/db/client';
import type { LanguageCode } from '#kernel/languages.ts';
import type { MailKind } from './mail-kind.ts';

declare module '#kernel/services.ts' {
  interface Services {
    mailer: Mailer;
  }
}

/** Contents of mails by kind; a feature adds its own in `<feature>.mails.ts`. */
export interface MailContents {}

export type MailKindName = keyof MailContents;
export type MailKinds = { [Kind in MailKindName]: MailKind<MailContents[Kind]> };
export type MailContent = { [Kind in MailKindName]: { kind: Kind } & MailContents[Kind] }[MailKindName];

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
  /** Delivers a mail at once, under a name that stays when it is delivered again. Throws when that failed. */
  deliver(mail: Mail, id: string): Promise<void>;
  /** The same for a queued one. */
  send(sealed: SealedMail): Promise<void>;
}
