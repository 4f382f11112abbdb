import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { and, eq, sql } from 'drizzle-orm';
import { roomLimits } from '../chat.limits.ts';

/** Whether an account is so new, or its address not confirmed, that less is expected of it than of others. */
export async function isNewcomer(db: Db, userId: string): Promise<boolean> {
  const known = await db.$count(
    users,
    and(
      eq(users.id, userId),
      sql`${users.emailVerifiedAt} is not null`,
      sql`${users.createdAt} < now() - make_interval(days => ${roomLimits.newcomerDays})`,
    ),
  );
  return known === 0;
}
