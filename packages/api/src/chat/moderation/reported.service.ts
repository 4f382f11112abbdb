import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { Changed } from '../chat.contract.ts';
import { allowRoom, type Allowed, allowStaff, may } from '../chat.policy.ts';
import { messagesAfter, messagesBefore } from '../messages/messages.repo.ts';
import { removeAsModerator, restoreAsModerator } from '../messages/messages.service.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import type { messageIdInput, removeReportedInput, ReportedContext } from './moderation.contract.ts';
import * as repo from './reported.repo.ts';

type Moderating = Permitted<'admin.chat', Call>;

const CONTEXT = 5;

/**
 * Returns the messages around one of a community or deal room; of other rooms, none.
 *
 * @throws not_found
 */
export async function showContext(
  call: Permitted<'admin.chat'>,
  { messageId }: z.infer<typeof messageIdInput>,
): Promise<ReportedContext> {
  const { db } = call.database;
  const { found, room } = await findModerated(call, messageId);
  if (!may(call.actor, room, 'view')) return { before: [], after: [] };
  const visible = allowRoom(call.actor, room, 'view');
  const [before, after] = await Promise.all([
    messagesBefore(db, visible, found.number),
    messagesAfter(db, visible, found.number),
  ]);
  await repo.recordMessages(db, call, 'message.context', [messageId]);
  return { before: before.slice(-CONTEXT), after: after.slice(0, CONTEXT) };
}

async function findModerated(call: Permitted<'admin.chat'>, messageId: string) {
  const { db } = call.database;
  const found = await repo.findReported(db, messageId);
  if (!found) throw new AppError('not_found');
  const room: Allowed<'moderate'> = allowStaff(call, await findRoom(db, found.roomId, call.actor.user.id), found);
  return { found, room };
}

/** Removes a message for all, which settles the reports of it. @throws not_found */
export async function removeReported(
  call: Moderating,
  { messageId, reason }: z.infer<typeof removeReportedInput>,
): Promise<Changed> {
  const { room } = await findModerated(call, messageId);
  return removeAsModerator(call, { room, id: messageId, reason });
}

/** Brings back what a moderator has removed, for a while. @throws not_found */
export async function restoreReported(
  call: Moderating,
  { messageId }: z.infer<typeof messageIdInput>,
): Promise<Changed> {
  const { room } = await findModerated(call, messageId);
  return restoreAsModerator(call, { room, id: messageId });
}
