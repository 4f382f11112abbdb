import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record, recordAll } from '#kernel/audit/record.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { plain } from '#kernel/wire.ts';
import { allowRoom, type Allowed, allowStaff, may } from '../chat.policy.ts';
import { messagesAfter, messagesBefore } from '../messages/messages.repo.ts';
import { type Changed, removeAsModerator, restoreAsModerator } from '../messages/messages.service.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import * as repo from './flags.repo.ts';
import { toEntry } from './log-entry.ts';
import type {
  FlaggedContext,
  FlaggedMessage,
  listFlaggedInput,
  messageIdInput,
  removeFlaggedInput,
  settleInput,
} from './moderation.contract.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

type Moderating = Permitted<'admin.chat', Call>;

/** A page of the messages that the moderators were told of, the last first if not asked otherwise. */
export async function listFlagged(
  call: Permitted<'admin.chat'>,
  input: z.output<typeof listFlaggedInput>,
): Promise<TablePage<FlaggedMessage>> {
  const { db } = call.database;
  const where = await repo.flaggedSource.where(db, input);
  const orderBy = ordered(input.direction ?? 'desc', repo.flagOrder);
  return plain(await readPage(db, repo.flaggedSource, { where, orderBy, page: input.page }));
}

const CONTEXT = 5;

/**
 * Returns the messages around one of a community or deal room; of other rooms, none.
 *
 * @throws not_found
 */
export async function showContext(
  call: Permitted<'admin.chat'>,
  { messageId }: z.infer<typeof messageIdInput>,
): Promise<FlaggedContext> {
  const { db } = call.database;
  const { found, room } = await findModerated(call, messageId);
  if (!may(call.actor, room, 'view')) return plain({ before: [], after: [] });
  const visible = allowRoom(call.actor, room, 'view');
  const [before, after] = await Promise.all([
    messagesBefore(db, visible, found.number),
    messagesAfter(db, visible, found.number),
  ]);
  const [entry] = (await repo.placesOf(db, [messageId])).map(toEntry);
  if (entry) await record(db, call, { action: 'message.context', ...entry });
  return plain({ before: before.slice(-CONTEXT), after: after.slice(0, CONTEXT) });
}

async function findModerated(call: Permitted<'admin.chat'>, messageId: string) {
  const { db } = call.database;
  const found = await repo.findFlagged(db, messageId);
  if (!found) throw new AppError('not_found');
  const room: Allowed<'moderate'> = allowStaff(call, await findRoom(db, found.roomId, call.actor.user.id), found);
  return { found, room };
}

/** Keeps messages as they are; what another has settled meanwhile stays so. */
export async function settle(
  call: Permitted<'admin.chat'>,
  { messageIds }: z.infer<typeof settleInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const settled = await repo.settleFlags(tx, messageIds, call.actor.user.id);
    const entries = (await repo.placesOf(tx, settled)).map(toEntry);
    await recordAll(
      tx,
      call,
      entries.map((entry) => ({ action: 'message.settle', ...entry })),
    );
  });
  return plain({ ok: true as const });
}

/** Removes a message for all, and settles what was told of it. @throws not_found */
export async function removeFlagged(
  call: Moderating,
  { messageId, reason }: z.infer<typeof removeFlaggedInput>,
): Promise<Changed> {
  const { room } = await findModerated(call, messageId);
  return removeAsModerator(call, { room, id: messageId, reason });
}

/** Brings back what a moderator has removed, for a while. @throws not_found */
export async function restoreFlagged(
  call: Moderating,
  { messageId }: z.infer<typeof messageIdInput>,
): Promise<Changed> {
  const { room } = await findModerated(call, messageId);
  return restoreAsModerator(call, { room, id: messageId });
}
