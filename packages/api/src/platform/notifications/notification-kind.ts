import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { LanguageCode } from '#kernel/languages.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { MailWay, NotificationTab } from './notifications.limits.ts';

/**
 * Value for a placeholder of a sentence: a name that people gave, which is set apart; a number, by which a sentence may
 * choose its form; an amount in major units; or a day.
 */
export type NotificationValue =
  | string
  | number
  | { readonly amount: number; readonly currency: string }
  | { readonly day: string };

/** Member who is shown or sent a notification. */
export interface Reader {
  id: string;
  permissions: ReadonlySet<Permission>;
}

/** A stored line, as its kind looks at it. */
export interface NotificationLine<Data extends object = object> {
  id: string;
  subjectId: string | null;
  /** Facts of its latest event. */
  data: Data;
  /** Events that it joins. */
  count: number;
}

/** Content of a line as a reader may see it now. */
export interface Shown {
  /** Values of the sentence, beside `actor` and `others`, which every sentence has where somebody did it. */
  values: Readonly<Record<string, NotificationValue>>;
  /** Page of the site that it leads to. */
  path: string;
  /** Words that somebody wrote; cut by whoever shows them. */
  quote?: string | undefined;
  /** Address of a picture of what it is about; without one, that of the person. */
  picture?: string | null | undefined;
}

/** Words of a kind in one language. */
export interface NotificationWords {
  /** Name in the list of what one wants to be told: "Replies to your messages". */
  name: string;
  /**
   * The sentence, as an ICU message: `{actor}` is who did it last, `{others}` the number of further events that the line joins,
   * all else is of the kind's `values`.
   */
  text: string;
}

/** A kind of notification: one entry of a feature's `*.notifications.ts`, whose name stands in the database and stays. */
export interface NotificationKind<Data extends object = object> extends Record<LanguageCode, NotificationWords> {
  tab: NotificationTab;
  /** Ways by which it is told unless the member chooses others; in the product it always is. */
  mail: MailWay;
  push: boolean;
  /** Told and shown only to those who have it. */
  permission?: Permission;
  /** Part of a member's safety: the mail about it is another one and always sent, so that only the product's line can be chosen. */
  isSafety?: boolean;
  data: z.ZodType<Data>;
  /** Values for tests, and for whoever asks what it looks like. */
  example: Readonly<Record<string, NotificationValue>>;
  /**
   * Looks at lines with the reader's eyes, now: names, and whether they may still see it. Lines that are left out are shown to
   * nobody and sent to nobody.
   */
  look(db: Db, reader: Reader, lines: readonly NotificationLine<Data>[]): Promise<ReadonlyMap<string, Shown>>;
}

export const notificationKind = <Data extends object>(kind: NotificationKind<Data>): NotificationKind<Data> => kind;

/** Facts of kinds by name, for a feature to add to `NotificationFacts`. */
export type FactsOf<Kinds> = {
  [Kind in keyof Kinds]: Kinds[Kind] extends NotificationKind<infer Data> ? Data : never;
};
