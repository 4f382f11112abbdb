import type { Db } from '@onceware/db/client';
import { AppError } from '#kernel/errors.ts';
import { type Account, lockAccount } from '../auth.repo.ts';
import { hashToken } from '../sessions/lucia.ts';
import { findToken, type TokenKind, spendToken } from './tokens.repo.ts';

/**
 * Uses up the token of a mailed link. The account is locked before the token, as everywhere, so that nobody waits for one
 * another.
 *
 * @returns the owner's id
 * @throws link_invalid if it is unknown, used, expired, or was sent to an address that the account has no more
 */
export async function takeToken(tx: Db, kind: TokenKind, token: string): Promise<Account> {
  const id = hashToken(token);
  const owner = await findToken(tx, kind, id);
  const account = owner && (await lockAccount(tx, owner.userId));
  if (!account || account.email !== owner.email || !(await spendToken(tx, kind, id)))
    throw new AppError('link_invalid');
  return account;
}
