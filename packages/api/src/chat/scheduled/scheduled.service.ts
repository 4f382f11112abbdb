import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { errorLimits } from '#kernel/errors.limits.ts';
import type { Services } from '#kernel/services.ts';
import { roomLimits } from '../chat.limits.ts';
import { allowRoom } from '../chat.policy.ts';
import { findMessageOwner } from '../messages/messages.repo.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { momentOf } from '../own-moments.repo.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import type {
  oneScheduledInput,
  rescheduleInput,
  ScheduledMessage,
  scheduledInput,
  scheduleInput,
} from './scheduled.contract.ts';
import * as repo from './scheduled.repo.ts';

type Scheduling = Pick<Call, 'actor' | 'database'>;
type Sending = Parameters<typeof sendMessage>[0];

const days = roomLimits.scheduledDaysMax;
const tooFar = () =>
  new AppError('invalid_input', { issues: [{ path: 'at', message: `Choose a time in the next ${days} days.` }] });

/**
 * Keeps a message to be sent later, under the id that it will have. Asked again, it is there once.
 *
 * @throws not_found, room_closed, silenced, too_many_scheduled, id_taken, invalid_input for a time too far ahead
 */
export async function scheduleMessage(
  call: Scheduling,
  { id, roomId, text, replyTo, named, ...when }: z.output<typeof scheduleInput>,
): Promise<{ sendAt: string }> {
  const { database } = call;
  const actor = requireActor(call);
  const userId = actor.user.id;
  allowRoom(actor, await findRoom(database.db, roomId, userId), 'write');
  const sendAt = await momentOf(database.db, userId, when);
  return database.transaction(async (tx) => {
    const count = await repo.countOwn(tx, userId);
    const known = await repo.findOwn(tx, userId, id);
    if (known) return known;
    if (await findMessageOwner(tx, id)) throw new AppError('id_taken');
    if (count >= errorLimits.scheduled) throw new AppError('too_many_scheduled');
    const message = { id, userId, roomId, text, replyTo: replyTo ?? null, named };
    const kept = await repo.insertScheduled(tx, message, { sendAt, days });
    if (kept === undefined) throw tooFar();
    return { sendAt: kept };
  });
}

/** Changes the text and the time of one that waits or was not sent. @throws not_found for one that is sent, invalid_input */
export async function rescheduleMessage(
  call: Scheduling,
  { id, text, ...when }: z.output<typeof rescheduleInput>,
): Promise<{ sendAt: string }> {
  const { db } = call.database;
  const { user } = requireActor(call);
  const sendAt = await momentOf(db, user.id, when);
  const changed = await repo.changeScheduled(db, { userId: user.id, id, text }, { sendAt, days });
  if (changed !== undefined) return { sendAt: changed };
  throw (await repo.findOwn(db, user.id, id)) ? tooFar() : new AppError('not_found');
}

/** Cancels one that waits or was not sent. @throws not_found for one that is sent */
export async function cancelScheduled(
  call: Scheduling,
  { id }: z.infer<typeof oneScheduledInput>,
): Promise<{ ok: true }> {
  if (!(await repo.deleteFree(call.database.db, requireActor(call).user.id, id))) throw new AppError('not_found');
  return { ok: true };
}

/** Lists the caller's messages of a room that wait, or were not sent. @throws not_found */
export async function listScheduled(
  call: Scheduling,
  { roomId }: z.infer<typeof scheduledInput>,
): Promise<{ messages: ScheduledMessage[] }> {
  const room = await findVisible(call, roomId);
  return { messages: await repo.findScheduled(call.database.db, requireActor(call).user.id, room.id) };
}

/** Sends one at once; where that is refused it waits as before. @throws not_found for one that is sent, and as `sendMessage` */
export async function sendScheduledNow(
  call: Sending,
  { id }: z.infer<typeof oneScheduledInput>,
): Promise<{ ok: true }> {
  const { db } = call.database;
  const message = await repo.takeOwn(db, requireActor(call).user.id, id);
  if (!message) throw new AppError('not_found');
  try {
    await send(call, message);
  } catch (error) {
    await repo.release(db, id);
    throw error;
  }
  return { ok: true };
}

/** Sends under the message's own id: what another process has sent already is there once. */
async function send(call: Sending, { id, roomId, text, replyTo, named }: repo.Taken): Promise<void> {
  await sendMessage(call, { id, roomId, text, replyTo, named, files: [] });
  await repo.deleteSent(call.database.db, id);
}

/** Sends what is due as its writer, with the rights that they have now. */
export async function sendScheduled(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const failures: unknown[] = [];
  for (let taken = repo.BATCH; taken === repo.BATCH && !signal.aborted;) {
    const due = await repo.takeDue(db);
    taken = due.length;
    for (const message of due) await sendDue(services, message).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function sendDue(services: Services, message: repo.Taken): Promise<void> {
  const { db } = services.database;
  const actor = await repo.findWriter(db, message.userId);
  if (!actor) return fail(services, message, 'no_rights');
  try {
    await send({ ...services, actor, address: '', userAgent: null }, message);
  } catch (error) {
    // Tried again once the message is free: a database that is away refuses nothing.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (error.key === 'slow_mode' || error.key === 'too_many_messages')
      return repo.postpone(db, message.id, error.retryAfterSeconds ?? 10);
    await fail(services, message, error.key === 'silenced' || error.key === 'room_closed' ? error.key : 'no_rights');
  }
}

/** Keeps the text for its writer, and tells them. */
async function fail(
  { database, notifier }: Pick<Services, 'database' | 'notifier'>,
  { id, userId, roomId }: repo.Taken,
  failure: 'silenced' | 'room_closed' | 'no_rights',
): Promise<void> {
  await database.transaction(async (tx) => {
    await repo.setFailure(tx, id, failure);
    const event = { kind: 'scheduled_failed' as const, subjectId: id, key: `${id}:${uuidv7()}`, data: { roomId } };
    await notifier.notify(tx, event, [userId]);
  });
}
