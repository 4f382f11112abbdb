import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { flags, messages, rooms } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Action } from '#kernel/audit/actions.contract.ts';
import { type Acting, recordAll } from '#kernel/audit/record.repo.ts';
import type { Removable } from '#kernel/reports.repo.ts';
import { toWhere } from '../rooms/manage.repo.ts';
import { dealOf, isParent, organizationOf, parents } from '../rooms/rooms.repo.ts';

export const reportableMessages: Removable = {
  table: messages,
  authorId: messages.authorId,
  text: messages.text,
  editedAt: messages.editedAt,
  removal: { at: messages.deletedAt, by: messages.deletedBy },
  reportOf: flags.messageId,
};

/** Finds the room of a message, and what a moderator needs to know about it. */
export async function findReported(db: Db, messageId: string) {
  const [found] = await db
    .select({
      roomId: messages.roomId,
      number: messages.number,
      isReported: sql<boolean>`exists (select from flags f where f.message_id = ${messageId})`,
    })
    .from(messages)
    .where(eq(messages.id, messageId));
  return found;
}

/** Logs what a moderator does with messages: their authors, rooms and the reason, never their text. */
export async function recordMessages(
  tx: Db,
  acting: Acting,
  action: Extract<Action, `message.${string}`>,
  ids: string[],
  reason?: string,
): Promise<void> {
  const found = await tx
    .select({
      id: messages.id,
      authorId: messages.authorId,
      room: {
        id: messages.roomId,
        name: sql<string | null>`coalesce(${parents.name}, ${rooms.name}, ${deals.title}, ${organizations.name})`,
      },
    })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .leftJoin(parents, isParent)
    .leftJoin(deals, eq(deals.id, dealOf))
    .leftJoin(organizations, eq(organizations.id, organizationOf))
    .where(inArray(messages.id, ids));
  const entries = found.map(({ id, authorId, room }) => ({
    action,
    target: authorId === null ? { type: 'message' as const, id } : { type: 'user' as const, id: authorId },
    after: { ...toWhere(room), messageId: id, ...(reason && { reason }) },
  }));
  await recordAll(tx, acting, entries);
}
