import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/** A member's private address of a calendar, one each. `tokenHash` is the SHA-256 of its token, which is nowhere stored. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** Written once an hour at most. */
    lastReadAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [unique('calendar_addresses_token_hash_key').on(t.tokenHash)],
);
