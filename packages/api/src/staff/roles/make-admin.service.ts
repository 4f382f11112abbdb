import { randomBytes } from 'node:crypto';
import type { Database, Db } from '@onceware/db/client';
import { record } from '#kernel/audit/record.repo.ts';
import { authLimits } from '#identity/auth/auth.limits.ts';
import { createPasswordHasher } from '#identity/auth/passwords/passwords.ts';
import { newToken } from '#identity/auth/tokens/tokens.ts';
import { putToken } from '#identity/auth/tokens/tokens.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { hoursFromNow } from '#kernel/moments.ts';
import { lockAccess } from '#identity/access/last-admin.ts';
import { findByEmail, insertUser } from './make-admin.repo.ts';
import { changeRolesOf, findManaged, setSuspended } from '../users/users.repo.ts';

const ADMIN = 'admin';

/** Changes made so that an account is an admin's. */
export interface MadeAdmin {
  /** To choose a password with, for an account that was made for this; works for `authLimits.resetHours`. */
  link: string | null;
  /** Whether it lacked the role. */
  isGiven: boolean;
  /** Whether it was suspended until now. */
  isLetIn: boolean;
}

/**
 * Gives the account with this e-mail the role `admin`, and makes the account if there is none. For who runs the product: it
 * asks for no permission, since nobody may have one yet.
 *
 * @param email trimmed and in lower case
 */
export async function makeAdmin(options: { database: Database; publicUrl: string; email: string }): Promise<MadeAdmin> {
  const { database, publicUrl, email } = options;
  return database.transaction(async (tx) => {
    await lockAccess(tx);
    const known = await findByEmail(tx, email);
    const userId = known ?? (await openAccount(tx, email));
    const user = userId === undefined ? undefined : await findManaged(tx, userId);
    if (!user) throw new AppError('unavailable');
    const target = { type: 'user', id: user.id } as const;

    const isLetIn = user.suspendedAt !== null;
    if (isLetIn) {
      await setSuspended(tx, user.id, false);
      await record(tx, 'system', { action: 'user.unsuspend', target });
    }
    const isGiven = !user.roles.includes(ADMIN);
    if (isGiven) {
      await changeRolesOf(tx, user.id, { add: [ADMIN], remove: [] });
      const roles = [...user.roles, ADMIN].toSorted();
      await record(tx, 'system', { action: 'user.roles', target, before: { roles: user.roles }, after: { roles } });
    }
    if (known !== undefined) return { link: null, isGiven, isLetIn };

    const { token, id } = newToken();
    await putToken(tx, {
      id,
      kind: 'reset_password',
      userId: user.id,
      email,
      expiresAt: hoursFromNow(authLimits.resetHours),
    });
    return { link: `${publicUrl}/reset-password#${token}`, isGiven, isLetIn };
  });
}

/** Makes an account with an unknown password, named after its address until its owner changes that. */
async function openAccount(tx: Db, email: string): Promise<string | undefined> {
  const secret = () => randomBytes(32).toString('base64url');
  const passwordHash = await createPasswordHasher(secret()).hash(secret());
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, authLimits.nameMax);
  const userId = await insertUser(tx, { name, email, passwordHash });
  if (userId !== undefined)
    await record(tx, 'system', { action: 'auth.sign_up', target: { type: 'user', id: userId } });
  return userId;
}
