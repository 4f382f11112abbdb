import type { LogEntryInput } from '#kernel/audit/record.repo.ts';
import { type RoomPlace, toWhere } from '../rooms/manage.repo.ts';

/** Builds the log entry for a moderator's action on a message: its author, room and reason, never its text. */
export function toEntry({
  id,
  authorId,
  room,
  reason,
}: {
  id: string;
  authorId: string | null;
  room: Pick<RoomPlace, 'id' | 'name'>;
  reason?: string | undefined;
}): Pick<LogEntryInput, 'target' | 'after'> {
  return {
    target: authorId === null ? { type: 'message', id } : { type: 'user', id: authorId },
    after: { ...toWhere(room), messageId: id, ...(reason && { reason }) },
  };
}
