import { z } from 'zod';
import { accountLimits, KEY_LIFETIMES } from '../account/account.limits.ts';
import { authLimits } from '../auth/auth.limits.ts';
import { KEY_SCOPES } from '#kernel/key-scopes.contract.ts';
import { list } from '#kernel/list.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';
import { line } from '#kernel/text.ts';

export type * from './api-keys.answers.ts';

export const createKeyInput = z.object({
  name: line(accountLimits.keyNameMax),
  permissions: list(z.enum(PERMISSIONS), { max: PERMISSIONS.length }),
  /** Unless it is said, the key can only read. */
  scopes: list(z.enum(KEY_SCOPES), { max: KEY_SCOPES.length }).default([]),
  expiresInDays: z.union(KEY_LIFETIMES.map((days) => z.literal(days))),
  /** A key outlives the session, so the password is asked for. */
  password: z.string().min(1, 'Enter your password.').max(authLimits.passwordMax),
});
export type CreateKeyInput = z.input<typeof createKeyInput>;

export const keyInput = z.object({ id: z.uuid('This is not an id.').toLowerCase() });
export type KeyInput = z.infer<typeof keyInput>;
