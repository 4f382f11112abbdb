import type { Db } from '@onceware/db/client';
import { flags, ghosts } from '@onceware/db/schema/chat';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OwnMarks, RoomMessage } from '../chat.contract.ts';
import type { Allowed } from '../chat.policy.ts';

/** Which of these messages the user has flagged and ghosted: one statement for a page. */
export async function marksOf(
  db: Db,
  _room: Allowed<'view'>,
  userId: string,
  messages: Pick<RoomMessage, 'id'>[],
): Promise<OwnMarks> {
  const marks: OwnMarks = { flagged: [], ghosted: [] };
  if (messages.length === 0) return marks;
  const ids = sql.param([...new Set(messages.map(({ id }) => id))]);
  const { rows } = await db.execute<{ id: string; kind: keyof OwnMarks }>(sql`
    select message_id as id, 'flagged' as kind from flags where user_id = ${userId} and message_id = any(${ids}::uuid[])
    union all
    select message_id, 'ghosted' from ghosts where user_id = ${userId} and message_id = any(${ids}::uuid[])`);
  for (const { id, kind } of rows) marks[kind].push(id);
  return marks;
}

/** Reports a message to the moderators, once; a settled report stays settled. */
export async function insertFlag(db: Db, messageId: string, userId: string): Promise<void> {
  await db.insert(flags).values({ messageId, userId }).onConflictDoNothing();
}

/** Deletes a user's flag on a message, but keeps a settled one on record. */
export async function deleteFlag(db: Db, messageId: string, userId: string): Promise<void> {
  await db.delete(flags).where(and(eq(flags.messageId, messageId), eq(flags.userId, userId), isNull(flags.settledAt)));
}

export async function setGhost(db: Db, messageId: string, userId: string, on: boolean): Promise<void> {
  if (on) await db.insert(ghosts).values({ messageId, userId }).onConflictDoNothing();
  else await db.delete(ghosts).where(and(eq(ghosts.messageId, messageId), eq(ghosts.userId, userId)));
}
