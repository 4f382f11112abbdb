import type { Db } from '@onceware/db/client';
import { avatars } from '@onceware/db/schema/account';
import { emailChanges, users } from '@onceware/db/schema/auth';
import { collectionItems, collections } from '@onceware/db/schema/collections';
import { purchases } from '@onceware/db/schema/purchases';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Account, lockAccount } from '../auth/auth.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { isLanguageCode } from '#kernel/languages.ts';
import type { Profile } from './account.contract.ts';

/** @throws unauthenticated if the account was deleted meanwhile */
export async function findProfile(db: Db, userId: string): Promise<Profile> {
  const hasSavedSomething = db
    .select({ one: sql`1` })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .where(and(eq(collections.userId, users.id), isNull(collections.deletedAt), isNull(collectionItems.removedAt)));
  const hasPurchase = db
    .select({ one: sql`1` })
    .from(purchases)
    .where(and(eq(purchases.userId, users.id), isNull(purchases.deletedAt)));
  const [found] = await db
    .select({
      user: { id: users.id, name: users.name, email: users.email, avatar: users.avatar, language: users.language },
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      change: {
        email: emailChanges.newEmail,
        oldConfirmedAt: emailChanges.oldConfirmedAt,
        newConfirmedAt: emailChanges.newConfirmedAt,
        expiresAt: emailChanges.expiresAt,
      },
      hasSavedSomething: sql<boolean>`exists ${hasSavedSomething}`,
      hasPurchase: sql<boolean>`exists ${hasPurchase}`,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, sql`now()`)))
    .where(eq(users.id, userId));
  if (!found) throw new AppError('unauthenticated');
  const { user, change, hasSavedSomething: hasSaved } = found;
  return {
    ...user,
    language: isLanguageCode(user.language) ? user.language : null,
    isEmailVerified: found.emailVerifiedAt !== null,
    pendingEmail: change && {
      email: change.email,
      isOldConfirmed: change.oldConfirmedAt !== null,
      isNewConfirmed: change.newConfirmedAt !== null,
      expiresAt: change.expiresAt.toISOString(),
    },
    createdAt: found.createdAt.toISOString(),
    steps: { hasSavedSomething: hasSaved, hasPurchase: found.hasPurchase },
  };
}

/** Locks the member's row. @throws unauthenticated if the account was deleted meanwhile */
export async function lockMember(tx: Db, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

export async function updateMember(
  tx: Db,
  userId: string,
  changes: { name?: string; avatar?: string | null; language?: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

export interface Picture {
  type: string;
  image: Buffer;
}

/** Replaces the previous picture under a new id, so that caches do not take the old one for the new one. */
export async function putPicture(tx: Db, userId: string, id: string, picture: Picture): Promise<void> {
  await deletePicture(tx, userId);
  await tx.insert(avatars).values({ id, userId, ...picture });
}

export async function deletePicture(tx: Db, userId: string): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.userId, userId));
}

export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  const [found] = await db.select({ type: avatars.type, image: avatars.image }).from(avatars).where(eq(avatars.id, id));
  return found;
}
