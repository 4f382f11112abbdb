import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';
import type { Triggers } from './triggers.ts';

/** A key with which a tool calls on behalf of a member. `tokenHash` is the SHA-256 of its token. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique('api_keys_token_hash_key'),
    /** How the token begins, to tell keys apart. */
    hint: text().notNull(),
    /** Permissions of the owner that the key may use. */
    permissions: text().array().notNull().default([]),
    /** Scopes of the key in addition to reading. The default is for rows that an older version writes. */
    scopes: text().array().notNull().default(['write']),
    /** Null: until it is revoked. */
    expiresAt: moment(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('api_keys_user_id_idx').on(t.userId, t.id)],
);

export const apiKeyTriggers: Triggers = {
  api_keys: {
    api_keys_change: 'tells every process to forget the owner’s sessions and keys',
  },
};
