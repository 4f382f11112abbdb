import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';

/** The account's id; undefined if the e-mail has none. */
export async function findByEmail(tx: Db, email: string): Promise<string | undefined> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found?.id;
}

/** The new account's id; undefined if somebody signed up with the e-mail a moment ago. */
export async function insertUser(
  tx: Db,
  user: { name: string; email: string; passwordHash: string },
): Promise<string | undefined> {
  const [made] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made?.id;
}
