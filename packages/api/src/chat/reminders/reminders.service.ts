import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { errorLimits } from '#kernel/errors.limits.ts';
import type { Services } from '#kernel/services.ts';
import { findMessagesOf, mayRead } from '../look-at-messages.ts';
import { findMessageOwner } from '../messages/messages.repo.ts';
import { momentOf } from '../own-moments.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import { excerptOf } from '../search/excerpt.ts';
import { plainText } from '../text/formatting.limits.ts';
import type { cancelReminderInput, Reminder, remindInput } from './reminders.contract.ts';
import * as repo from './reminders.repo.ts';

type Reminding = Pick<Call, 'actor' | 'database'>;

/**
 * Reminds the caller of a message by the bell, later. A message has one reminder: set again, it moves.
 *
 * @throws not_found, too_many_reminders, invalid_input for a moment that is too far ahead
 */
export async function setReminder(
  call: Reminding,
  { roomId, id, at, timeZone }: z.output<typeof remindInput>,
): Promise<{ dueAt: string }> {
  const { database } = call;
  const { user } = requireActor(call);
  const room = await findVisible(call, roomId);
  const message = await findMessageOwner(database.db, id);
  if (message?.roomId !== room.id || message.isDeleted) throw new AppError('not_found');
  const when = await momentOf(database.db, user.id, { at, timeZone });
  return database.transaction(async (tx) => {
    if ((await repo.countOthers(tx, user.id, id)) >= errorLimits.reminders) throw new AppError('too_many_reminders');
    const dueAt = await repo.saveReminder(tx, { userId: user.id, messageId: id, dueAt: when });
    if (dueAt === undefined)
      throw new AppError('invalid_input', { issues: [{ path: 'at', message: 'This is too far ahead.' }] });
    return { dueAt };
  });
}

/** Cancels a reminder; where there is none, nothing changes. */
export async function cancelReminder(
  call: Reminding,
  { id }: z.infer<typeof cancelReminderInput>,
): Promise<{ ok: true }> {
  await repo.deleteReminder(call.database.db, requireActor(call).user.id, id);
  return { ok: true };
}

/** Lists what the caller wants to be reminded of, with messages as far as they may read them now. */
export async function listReminders(call: Reminding): Promise<{ reminders: Reminder[] }> {
  const { db } = call.database;
  const { user, permissions } = requireActor(call);
  const kept = await repo.findReminders(db, user.id);
  const reader = { id: user.id, permissions };
  const ids = kept.map(({ id }) => id);
  const found = new Map((await findMessagesOf(db, reader, ids, mayRead(reader))).map((one) => [one.id, one]));
  const messageOf = (id: string) => {
    const message = found.get(id);
    if (!message) return null;
    const { roomId, room, author, text } = message;
    return { roomId, room, author, text: excerptOf(plainText(text), null).text };
  };
  return { reminders: kept.map(({ id, dueAt }) => ({ id, dueAt, message: messageOf(id) })) };
}

/** Tells members of messages that they wanted to be reminded of by now, each once, whichever process does it. */
export async function tellReminders(
  { database, notifier }: Pick<Services, 'database' | 'notifier'>,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = repo.BATCH; taken === repo.BATCH && !signal.aborted;) {
    taken = await database.transaction(async (tx) => {
      const due = await repo.takeDue(tx);
      const events = due.map(({ userId, messageId, dueAt }) => ({
        to: userId,
        subjectId: messageId,
        key: `${messageId}:${dueAt}`,
        data: {},
      }));
      await notifier.notifyEach(tx, 'chat_reminder', events);
      return due.length;
    });
  }
}
