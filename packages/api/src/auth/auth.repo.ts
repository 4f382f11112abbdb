import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';

export async function findAccount(db: Db, email: string): Promise<{ id: string; passwordHash: string } | null> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return account ?? null;
}

/** The new account's id; null if the e-mail has one already, also when that one came a moment ago. */
export async function insertAccount(
  tx: Db,
  account: { name: string; email: string; passwordHash: string; role: string },
): Promise<string | null> {
  const [made] = await tx
    .insert(users)
    .values({ name: account.name, email: account.email, passwordHash: account.passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) return null;
  await tx.insert(userRoles).values({ userId: made.id, role: account.role });
  return made.id;
}
