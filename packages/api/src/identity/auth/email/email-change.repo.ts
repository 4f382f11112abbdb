import type { Db } from '@onceware/db/client';
import { emailChanges } from '@onceware/db/schema/auth';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';

type EmailSide = 'old' | 'new';

interface NewEmailChange {
  userId: string;
  newEmail: string;
  oldTokenId: string;
  newTokenId: string;
  expiresAt: SQL<Date>;
}

/** In place of the one that waited before, if there was one. */
export async function putEmailChange(tx: Db, change: NewEmailChange): Promise<void> {
  await deleteEmailChange(tx, change.userId);
  await tx.insert(emailChanges).values(change);
}

/** Whether there was one. */
export async function deleteEmailChange(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return gone.length > 0;
}

/** Finds the member and the side of the change that a token belongs to; null if there is none. */
export async function findEmailChange(db: Db, tokenId: string): Promise<{ userId: string; side: EmailSide } | null> {
  const [found] = await db
    .select({ userId: emailChanges.userId, oldTokenId: emailChanges.oldTokenId })
    .from(emailChanges)
    .where(or(eq(emailChanges.oldTokenId, tokenId), eq(emailChanges.newTokenId, tokenId)));
  return found ? { userId: found.userId, side: found.oldTokenId === tokenId ? 'old' : 'new' } : null;
}

/** Confirms one side; null if that was done before, or if the change has expired or is gone. */
export async function confirmSide(
  tx: Db,
  change: { userId: string; side: EmailSide },
  tokenId: string,
): Promise<{ newEmail: string; isComplete: boolean } | null> {
  const [ofToken, confirmedAt, set] =
    change.side === 'old'
      ? [emailChanges.oldTokenId, emailChanges.oldConfirmedAt, { oldConfirmedAt: sql`now()` }]
      : [emailChanges.newTokenId, emailChanges.newConfirmedAt, { newConfirmedAt: sql`now()` }];
  const [row] = await tx
    .update(emailChanges)
    .set(set)
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        eq(ofToken, tokenId),
        isNull(confirmedAt),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    )
    .returning({
      newEmail: emailChanges.newEmail,
      oldConfirmedAt: emailChanges.oldConfirmedAt,
      newConfirmedAt: emailChanges.newConfirmedAt,
    });
  return row
    ? { newEmail: row.newEmail, isComplete: row.oldConfirmedAt !== null && row.newConfirmedAt !== null }
    : null;
}
