import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { reopenReports, settleReports } from '#kernel/reports.repo.ts';
import {
  type aroundInput,
  type beforeInput,
  type Changed,
  type editInput,
  EMPTY_MESSAGE,
  type historyInput,
  type markInput,
  type MessageVersion,
  type MessagePage,
  type Numbered,
  type reactInput,
  type removeInput,
  type RoomMessage,
  type SendInput,
} from '../chat.contract.ts';
import { hiddenFrom } from '../blocking/blocking.repo.ts';
import { concealMessage, withoutNames } from '../blocking/hidden.ts';
import { type Allowed, allowRoom, may, type RoomAccess } from '../chat.policy.ts';
import { keepMentioned } from '../mentions/mentions.service.ts';
import { marksOf } from '../moderation/marks.repo.ts';
import { recordMessages, reportableMessages } from '../moderation/reported.repo.ts';
import { countDoing } from '../newcomers/newcomers.service.ts';
import { acceptByWriting, tellAsked } from '../requests/requests.service.ts';
import { findPoll } from '../polls/polls.repo.ts';
import { fetchLater, linksToPreview, type Previewing } from '../previews/ask-for-previews.ts';
import { hasLinks, setLinks } from '../previews/previews.repo.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import { isBlank } from './blank.limits.ts';
import { followThread } from '../threads/threads.repo.ts';
import { tellReporters } from '#platform/notifications/tell-reporters.ts';
import * as repo from './messages.repo.ts';

type Chatting = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'limits' | 'rooms' | 'notifier' | 'jobs'> &
  Previewing;

/**
 * Puts a message at the end of a room. It can be sent again when its answer was lost: the answer is then what was given to it
 * the first time.
 *
 * @throws not_found for a room, an answered message or a file that is not there for the caller, room_closed, id_taken, silenced,
 * slow_mode, too_many_messages, request_waiting, unauthenticated for words of somebody else
 */
export async function sendMessage(call: Chatting, given: repo.Outgoing): Promise<{ message: Numbered }> {
  const { database, limits } = call;
  const actor = requireActor(call);
  const { id } = actor.user;
  if (given.senderId !== undefined && given.senderId !== id) throw new AppError('unauthenticated');
  const input = {
    ...given,
    named: await keepMentioned(database.db, given.text, given.named),
    links: given.poll ? [] : await linksToPreview(call, given.text),
  };
  const { messagesInTenSeconds } = limits;
  const seesCommonRooms = actor.permissions.has('sidebar.view');
  const sender = { id, messagesInTenSeconds, seesCommonRooms };
  const relisted: string[] = [];
  const tell: repo.TellOf = async (tx, message) => {
    relisted.push(...(message.relisted ?? []));
    await tellOf(call, input)(tx, message);
  };
  const sent = await repo.insertIfAllowed(database, sender, input, tell);
  if (!sent) return { message: await sendChecked(call, input) };
  call.rooms.announce(input.roomId);
  for (const one of relisted) call.rooms.tell(one, 'rooms');
  return { message: sent };
}

/** Sends what one statement has not sent, or says why not. */
async function sendChecked(call: Chatting, input: repo.Outgoing): Promise<Numbered> {
  const { database, limits } = call;
  const actor = requireActor(call);
  const { id } = actor.user;
  const room = allowRoom(actor, await findOwn(call, input.roomId), 'write');
  const { messagesInTenSeconds } = limits;
  const sender = { id, isUnhurried: may(actor, room, 'moderate'), messagesInTenSeconds };
  const sent = await repo.insertMessage(database, room, sender, input, tellOf(call, input));
  if (!sent) return findSent(call, room, sender, input);
  announce(call, room);
  return sent;
}

/** The room, which they come into by writing if it is a request to them. */
async function findOwn(call: Chatting, roomId: string): Promise<RoomAccess | undefined> {
  const { db } = call.database;
  const { id } = requireActor(call).user;
  const room = await findRoom(db, roomId, id);
  if (room?.memberRole !== 'asked' || room.parentId !== null) return room;
  await acceptByWriting(call, roomId);
  return findRoom(db, roomId, id);
}

/** Announces what happened in a room; in a thread it shows in the room that it is in. */
function announce({ rooms }: Pick<Call, 'rooms'>, { id, parentId }: RoomAccess): void {
  rooms.announce(id);
  if (parentId !== null) rooms.announce(parentId);
}

/** Tells the one who is answered, those who are named, and the others of a conversation or a thread: nobody of one message twice. */
const tellOf =
  (call: Chatting, { roomId, id, replyTo }: Pick<SendInput, 'roomId' | 'id' | 'replyTo'>): repo.TellOf =>
  async (tx, { answered, mentioned = [], talked, following = [], previews = [] }) => {
    const { user } = requireActor(call);
    await fetchLater(call, tx, previews, user.id);
    const event = { actorId: user.id, subjectId: id, key: id, data: {} };
    if (answered) await call.notifier.notify(tx, { kind: 'reply', ...event, group: replyTo ?? id }, [answered]);
    await call.notifier.notify(
      tx,
      { kind: 'mention', ...event },
      mentioned.filter((one) => one !== answered),
    );
    const isOther = (one: string) => one !== answered && !mentioned.includes(one);
    await call.notifier.notify(tx, { kind: 'reply', ...event, group: roomId }, following.filter(isOther));
    const others = talked?.filter(isOther) ?? [];
    await call.notifier.notify(tx, { kind: 'direct_message', ...event, group: roomId }, others);
  };

/** Refuses what came after another first message at the same moment. @throws request_waiting */
async function requireAnswer(call: Chatting, roomId: string): Promise<void> {
  const actor = requireActor(call);
  allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'write');
}

async function findSent(
  call: Chatting,
  room: Allowed<'write'>,
  sender: repo.Sender,
  input: SendInput,
): Promise<Numbered> {
  const { db } = call.database;
  const before = await repo.findMessageOwner(db, input.id);
  if (!before) {
    if (room.request !== null) await requireAnswer(call, input.roomId);
    const why = await repo.refusalOf(db, room, sender, input);
    throw why ? new AppError(why.key, { retryAfterSeconds: why.seconds }) : new AppError('not_found');
  }
  if (before.roomId !== room.id || before.authorId !== sender.id) throw new AppError('id_taken');
  const [message] = await repo.messagesById(db, [input.id]);
  if (!message) throw new AppError('not_found');
  return { number: message.number, seq: message.seq, sentAt: message.sentAt };
}

type Change = 'edit' | 'remove' | 'restore' | 'react' | 'pin' | 'poll' | 'preview';
type Owner = NonNullable<Awaited<ReturnType<typeof repo.findMessageOwner>>>;

/**
 * Changes one message of a room that the caller may see, and numbers the change for those who follow, unless `work` says that
 * it is so already.
 */
async function changeMessage(
  call: Chatting,
  { roomId, id }: { roomId: string; id: string },
  kind: Change,
  work: (tx: Db, message: Owner, room: Allowed<'view'>) => Promise<boolean>,
): Promise<Changed> {
  const room = await findVisible(call, roomId);
  return changeIn(call, room, id, kind, (tx, message) => work(tx, message, room));
}

/** The same, of which an account makes only so many in a time. @throws too_many_requests */
export async function changeCounted(...change: Parameters<typeof changeMessage>): Promise<Changed> {
  // Outside of the transaction: what is refused is counted too.
  await countDoing(change[0], 'change');
  return changeMessage(...change);
}

async function changeIn(
  call: Chatting,
  room: RoomAccess,
  id: string,
  kind: Change,
  work: (tx: Db, message: Owner) => Promise<boolean>,
): Promise<Changed> {
  const { isChanged, message } = await call.database.transaction(async (tx) => {
    await repo.lockRoom(tx, room);
    const owner = await repo.findMessageOwner(tx, id);
    if (owner?.roomId !== room.id) throw new AppError('not_found');
    const changes = await work(tx, owner);
    if (changes) await repo.insertEvent(tx, { roomId: room.id, kind, messageId: id });
    const isCounted = kind === 'remove' || kind === 'restore';
    if (changes && isCounted && room.parentId !== null) await repo.insertThreadEvent(tx, room.id);
    const [now] = await repo.messagesById(tx, [id]);
    if (!now) throw new AppError('not_found');
    const hidden = await hiddenFrom(tx, requireActor(call).user.id);
    return { isChanged: changes, message: concealMessage(now, hidden) };
  });
  if (isChanged) announce(call, room);
  if (isChanged && room.kind === 'direct') await tellAsked(call, room);
  return { message };
}

/** Checks that the caller is the author, and that the message is not deleted. */
function requireAuthor({ actor }: Chatting, message: Owner): void {
  if (message.authorId !== actor?.user.id) throw new AppError('forbidden');
  if (message.isDeleted) throw new AppError('not_found');
}

/** Changes the text of an own message; what it said before is kept. @throws invalid_input without text or file, not_found, forbidden, room_closed */
export async function editMessage(call: Chatting, input: z.infer<typeof editInput>): Promise<Changed> {
  const links = await linksToPreview(call, input.text);
  return changeMessage(call, input, 'edit', async (tx, message, room) => {
    const actor = requireActor(call);
    const { user } = actor;
    allowRoom(actor, room, 'amend');
    requireAuthor(call, message);
    const { text } = input;
    if (text === message.text) return false;
    // Votes were given to what it asked.
    if (await findPoll(tx, input.id)) throw new AppError('forbidden');
    if (isBlank(text) && !(await repo.hasFiles(tx, input.id)))
      throw new AppError('invalid_input', { issues: [{ path: 'text', message: EMPTY_MESSAGE }] });
    if ((await repo.countEdits(tx, room, user.id)) >= call.limits.messagesInTenSeconds)
      throw new AppError('too_many_messages', { retryAfterSeconds: 10 });
    const named = input.named && (await keepMentioned(tx, text, input.named));
    const mentioned = await repo.setText(tx, input.id, { text, previousText: message.text, named });
    if (room.parentId !== null) await followThread(tx, room.id, mentioned, message.number - 1);
    const isLinked = (links.length > 0 && room.request === null) || (await hasLinks(tx, input.id));
    const previews = isLinked ? await setLinks(tx, input.id, room.request === null ? links : []) : [];
    await tellOf(call, input)(tx, { mentioned, previews });
    return true;
  });
}

/** Deletes an own message, or as a moderator any. A trace stays for replies. @throws not_found, forbidden, too_many_requests */
export async function removeMessage(call: Chatting, { roomId, id }: z.infer<typeof removeInput>): Promise<Changed> {
  const actor = requireActor(call);
  const room = await findVisible(call, roomId);
  await countDoing(call, 'change');
  return changeIn(call, room, id, 'remove', async (tx, message) => {
    if (message.authorId !== actor.user.id)
      return remove(tx, call, { room: allowRoom(actor, room, 'moderate'), message, id });
    if (message.isDeleted) return false;
    await repo.setDeleted(tx, id, actor.user.id);
    return true;
  });
}

/** For a moderator; it settles the reports of the message. @throws not_found */
export const removeAsModerator = (
  call: Chatting,
  { room, id, reason }: { room: Allowed<'moderate'>; id: string; reason?: string | undefined },
): Promise<Changed> =>
  changeIn(call, room, id, 'remove', (tx, message) => remove(tx, call, { room, message, id, reason }));

/** By a moderator, as the room's type says. */
interface Removal {
  room: Allowed<'moderate'>;
  message: Owner;
  id: string;
  reason?: string | undefined;
}

async function remove(tx: Db, call: Chatting, { message, id, reason }: Removal): Promise<boolean> {
  // Messages deleted by their author are removed too, so that the author cannot restore them.
  if (message.isRemoved) return false;
  const { user } = requireActor(call);
  await repo.setDeleted(tx, id, user.id);
  const settled = await settleReports(tx, reportableMessages, [id], user.id);
  await recordMessages(tx, call, 'message.remove', [id], reason);
  if (message.authorId !== null)
    await call.notifier.notify(tx, { kind: 'message_removed', subjectId: id, key: `${id}:${uuidv7()}`, data: {} }, [
      message.authorId,
    ]);
  await tellReporters('message_report_decided')(tx, call, settled, { isRemoved: true });
  return true;
}

/**
 * Brings back what was deleted, for a while: its author what they deleted themselves, and a moderator what moderators removed.
 *
 * @throws not_found once that is over, forbidden, room_closed, silenced
 */
export async function restoreMessage(call: Chatting, { roomId, id }: z.infer<typeof removeInput>): Promise<Changed> {
  const actor = requireActor(call);
  const room = await findVisible(call, roomId);
  await countDoing(call, 'change');
  return changeIn(call, room, id, 'restore', async (tx, message) => {
    if (message.isRemoved) return bringBack(tx, call, { room: allowRoom(actor, room, 'moderate'), message, id });
    if (message.authorId !== actor.user.id) throw new AppError('forbidden');
    if (!message.isDeleted) return false;
    if (!message.mayReturn) throw new AppError('not_found');
    allowRoom(actor, room, 'amend');
    await repo.setDeleted(tx, id, null);
    return true;
  });
}

/** For a moderator; the reports of the message wait again. @throws not_found once it is too late */
export const restoreAsModerator = (
  call: Chatting,
  { room, id }: { room: Allowed<'moderate'>; id: string },
): Promise<Changed> =>
  changeIn(call, room, id, 'restore', async (tx, message) =>
    message.isRemoved ? bringBack(tx, call, { room, message, id }) : false,
  );

async function bringBack(tx: Db, call: Chatting, { message, id }: Removal): Promise<boolean> {
  if (!message.mayReturn) throw new AppError('not_found');
  await reopenReports(tx, reportableMessages, id);
  await recordMessages(tx, call, 'message.restore', [id]);
  await repo.setDeleted(tx, id, null);
  return true;
}

/** Adds or takes back the caller's reaction. @throws not_found, too_many_requests */
export const reactTo = (call: Chatting, input: z.infer<typeof reactInput>): Promise<Changed> =>
  changeCounted(call, input, 'react', async (tx, message, room) => {
    const actor = requireActor(call);
    allowRoom(actor, room, 'write');
    if (message.isDeleted) throw new AppError('not_found');
    const { id, emoji, on } = input;
    const isChanged = await repo.setReaction(tx, { messageId: id, userId: actor.user.id, emoji, on });
    if (isChanged && on && message.authorId !== null && (await repo.hears(tx, room, message.authorId)))
      await call.notifier.notify(
        tx,
        {
          kind: 'reaction',
          actorId: actor.user.id,
          subjectId: id,
          // Once of each person, whatever they take back and give again.
          key: `${id}:${actor.user.id}`,
          group: id,
          data: { emoji },
        },
        [message.authorId],
      );
    return isChanged;
  });

/** Pins or unpins a message for all; in a common room who looks after it does. @throws not_found, forbidden, too_many_requests */
export const pinMessage = (call: Chatting, input: z.infer<typeof markInput>): Promise<Changed> =>
  changeCounted(call, input, 'pin', async (tx, message, room) => {
    allowRoom(requireActor(call), room, 'pin');
    if (message.isDeleted) throw new AppError('not_found');
    return repo.setPinned(tx, input.id, input.on);
  });

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The page before a message's number. @throws not_found */
export async function readBefore(
  call: Chatting,
  { roomId, number }: z.infer<typeof beforeInput>,
): Promise<MessagePage> {
  const room = await findVisible(call, roomId);
  return toPage(call, room, await repo.messagesBefore(call.database.db, room, number));
}

/** Reads a message with those before and after it. @throws not_found */
export async function readContext(
  call: Chatting,
  { roomId, messageId }: z.infer<typeof aroundInput>,
): Promise<MessagePage> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const [message] = await repo.messagesById(db, [messageId]);
  const owner = await repo.findMessageOwner(db, messageId);
  if (!message || owner?.roomId !== room.id) throw new AppError('not_found');
  const [before, after] = await Promise.all([
    repo.messagesBefore(db, room, message.number),
    repo.messagesAfter(db, room, message.number),
  ]);
  return toPage(call, room, [...before, message, ...after]);
}

/** Messages as the caller is sent them, with their marks. */
export async function toPage(call: Chatting, room: Allowed<'view'>, messages: RoomMessage[]): Promise<MessagePage> {
  const { db } = call.database;
  const { user } = requireActor(call);
  const [marks, hidden] = await Promise.all([marksOf(db, room, user.id, messages), hiddenFrom(db, user.id)]);
  return { messages: messages.map((message) => concealMessage(message, hidden)), marks };
}

/** Returns a message of somebody whom the caller has blocked, as they want to see it. @throws not_found */
export async function revealMessage(
  call: Chatting,
  { roomId, id }: z.infer<typeof historyInput>,
): Promise<{ message: RoomMessage }> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const [message] = await repo.messagesById(db, [id]);
  const owner = await repo.findMessageOwner(db, id);
  if (!message || owner?.roomId !== room.id) throw new AppError('not_found');
  return { message: withoutNames(message, await hiddenFrom(db, requireActor(call).user.id)) };
}

/**
 * Returns the earlier texts of a message, unless it is deleted.
 *
 * @throws not_found
 */
export async function readHistory(
  call: Chatting,
  { roomId, id }: z.infer<typeof historyInput>,
): Promise<{ versions: MessageVersion[] }> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const message = await repo.findMessageOwner(db, id);
  if (message?.roomId !== room.id || message.isDeleted) throw new AppError('not_found');
  const [versions, { blocked }] = await Promise.all([
    repo.versionsOf(db, id),
    hiddenFrom(db, requireActor(call).user.id),
  ]);
  if (!blocked.has(message.authorId ?? '')) return { versions };
  return { versions: versions.map((version) => ({ ...version, editedBy: null })) };
}
