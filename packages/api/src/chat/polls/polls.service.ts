import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { Changed, Numbered } from '../chat.contract.ts';
import { allowRoom } from '../chat.policy.ts';
import { findMessageOwner } from '../messages/messages.repo.ts';
import { changeCounted, sendMessage } from '../messages/messages.service.ts';
import { countDoing } from '../newcomers/newcomers.service.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import type { pollInput, sendPollInput, voteInput } from './polls.contract.ts';
import * as repo from './polls.repo.ts';

type Chatting = Parameters<typeof sendMessage>[0];

const NOBODY = { users: [], deals: [], tools: [] };

/**
 * Asks a room something. The message says the same as text, for all places that show no poll: mails, the bell, searches, files
 * and other tools.
 *
 * @throws as `sendMessage`, too_many_requests
 */
export async function sendPoll(
  call: Chatting,
  { roomId, id, closesInMinutes, ...asked }: z.output<typeof sendPollInput>,
): Promise<{ message: Numbered }> {
  await countDoing(call, 'change');
  const text = `Poll: ${asked.question} — ${asked.options.join(', ')}`;
  const poll = { ...asked, closesInMinutes: closesInMinutes ?? null };
  return sendMessage(call, { roomId, id, text, files: [], named: NOBODY, poll });
}

/** Makes these options the caller's vote, until the poll is closed. @throws not_found, poll_closed, invalid_input, too_many_requests */
export const vote = (call: Chatting, input: z.output<typeof voteInput>): Promise<Changed> =>
  changeCounted(call, input, 'poll', async (tx, message, room) => {
    const actor = requireActor(call);
    allowRoom(actor, room, 'write');
    const poll = message.isDeleted ? undefined : await repo.findPoll(tx, input.id);
    if (!poll) throw new AppError('not_found');
    if (poll.isClosed) throw new AppError('poll_closed');
    const options = [...new Set(input.options)];
    if ((!poll.isMany && options.length > 1) || options.some((option) => option >= poll.optionCount))
      throw new AppError('invalid_input', { issues: [{ path: 'options', message: 'These cannot be chosen.' }] });
    return repo.setVotes(tx, input.id, actor.user.id, options);
  });

/** Ends the voting, for whoever asked and for moderators. @throws not_found, forbidden, too_many_requests */
export const closePoll = (call: Chatting, input: z.output<typeof pollInput>): Promise<Changed> =>
  changeCounted(call, input, 'poll', async (tx, message, room) => {
    const actor = requireActor(call);
    if (message.authorId !== actor.user.id) allowRoom(actor, room, 'moderate');
    if (message.isDeleted || !(await repo.findPoll(tx, input.id))) throw new AppError('not_found');
    return repo.setClosed(tx, input.id);
  });

/** Finds what the caller has chosen, also where more have voted than a message names. @throws not_found */
export async function readVotes(
  call: Pick<Chatting, 'actor' | 'database'>,
  { roomId, id }: z.output<typeof pollInput>,
): Promise<{ options: number[] }> {
  const { db } = call.database;
  const room = await findVisible(call, roomId);
  const message = await findMessageOwner(db, id);
  if (message?.roomId !== room.id || message.isDeleted) throw new AppError('not_found');
  return { options: await repo.votesOf(db, id, requireActor(call).user.id) };
}
