import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Triggers } from './triggers.ts';

/** An account. `email` is stored trimmed and lower-cased, so that it is unique however it is typed. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique('users_email_key'),
    passwordHash: text().notNull(),
    avatar: text(),
    /** Language of pages and mail; null: never chosen. */
    language: text(),
    /** When `email` was shown to be theirs; null: not yet. */
    emailVerifiedAt: moment(),
    /** Since when the account may not sign in; null: it may. */
    suspendedAt: moment(),
    /** Deleted by its member: it names nobody any more, and is removed once all their other data is erased. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_deleted_at_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    index('users_name_idx').on(sql`lower(${t.name})`, t.id),
    index('users_name_trgm_idx').using('gin', sql`${t.name} gin_trgm_ops`),
    // Names without accents, for `from:` of a search.
    index('users_name_terms_idx').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
    index('users_email_trgm_idx').using('gin', sql`${t.email} gin_trgm_ops`),
    index('users_suspended_at_idx')
      .on(t.suspendedAt)
      .where(sql`${t.suspendedAt} is not null`),
  ],
);

/** A signed-in browser. `id` is the SHA-256 of the cookie's token; the token itself is nowhere stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** User agent of the browser, and the address it came from, at sign-in. */
    userAgent: text(),
    address: text(),
    /** Written every few minutes at most. */
    lastSeenAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
);

/** A mailed link that works once. Only the SHA-256 of its token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['verify_email', 'reset_password'] }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address that it was sent to: the token is worthless once the account has another. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_tokens_user_id_idx').on(t.userId, t.kind),
    index('account_tokens_expires_at_idx').on(t.expiresAt),
    check('account_tokens_kind_check', sql`${t.kind} in ('verify_email', 'reset_password')`),
  ],
);

/** A new e-mail address that waits to be confirmed from the old one and from the new one; one for each account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    /** SHA-256 of the tokens that were sent to either address. */
    oldTokenId: text().notNull(),
    newTokenId: text().notNull(),
    oldConfirmedAt: moment(),
    newConfirmedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('email_changes_old_token_id_key').on(t.oldTokenId),
    unique('email_changes_new_token_id_key').on(t.newTokenId),
    index('email_changes_expires_at_idx').on(t.expiresAt),
  ],
);

/** Attempts counted over all processes; the columns are those that rate-limiter-flexible writes. `expire` in ms since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);

export const authTriggers: Triggers = {
  users: {
    users_change: 'tells every process to read the member’s sessions anew',
  },
  sessions: {
    sessions_change: 'tells every process that one has ended',
  },
};
