import { editInput, removeInput } from '@onceware/api/chat/chat.contract';
import { editMessage, reactTo, removeMessage, restoreMessage } from '@onceware/api/chat/messages/messages.service';
import * as answers from '@onceware/api/chat/pages/pages.answers';
import * as inputs from '@onceware/api/chat/pages/pages.contract';
import * as pages from '@onceware/api/chat/pages/pages.service';
import { defineRoute } from '../define-route.ts';
import { AUTHOR, MESSAGE, NAMED, SENT, THREAD_ID } from './examples.ts';

const chat = { tag: 'Chat', access: 'member', part: 'chat' } as const;
const reading = { ...chat, method: 'get', scope: 'chat.read' } as const;
const writing = { ...chat, scope: 'chat.write' } as const;
const all = '/api/chat/rooms/{roomId}/messages';
const one = `${all}/{id}`;
const MARKS = { flagged: [], ghosted: [] };

/** REST routes of the messages of the chat (LIVE-12). */
export const messageRoutes = [
  defineRoute({
    ...reading,
    path: all,
    operationId: 'listMessages',
    summary:
      'Messages of a room, 50 at a time, oldest first: the newest, or those `before` or `after` a number. Numbers of a room have no gaps.',
    input: inputs.messagePageInput,
    answer: answers.messages,
    failures: ['not_found'],
    example: { answer: { messages: [MESSAGE], marks: MARKS } },
    handler: pages.listMessages,
  }),
  defineRoute({
    ...writing,
    method: 'post',
    path: all,
    operationId: 'sendMessage',
    summary:
      'Puts a message at the end of a room or a thread. Under the same `id`, a UUID that you make, or with the same `Idempotency-Key`, it is there once. `named` says whom an `@name` in the text is, and which deals and tools a `#title`.',
    isIdempotent: true,
    input: inputs.sendByToolInput,
    answer: answers.sent,
    failures: ['not_found', 'room_closed', 'id_taken', 'silenced', 'slow_mode', 'too_many_messages'],
    example: {
      body: { id: MESSAGE.id, text: MESSAGE.text, named: { users: [AUTHOR.id], deals: ['kiln-for-life'] } },
      answer: SENT,
    },
    handler: (call, input, { request }) => {
      const key = request.headers['idempotency-key'];
      return pages.sendByTool(call, input, key === undefined ? undefined : inputs.idempotencyKey.parse(key));
    },
  }),
  defineRoute({
    ...reading,
    path: one,
    operationId: 'getMessage',
    summary: 'A message as it is now; a deleted one tells only who, when and where.',
    input: inputs.oneMessageInput,
    answer: answers.message,
    failures: ['not_found'],
    example: { answer: { message: MESSAGE } },
    handler: pages.readMessage,
  }),
  defineRoute({
    ...writing,
    method: 'patch',
    path: one,
    operationId: 'editMessage',
    summary: 'Changes the text of a message of yours; what it said before is kept.',
    input: editInput,
    answer: answers.message,
    failures: ['not_found', 'forbidden', 'room_closed', 'silenced', 'too_many_messages'],
    example: { body: { text: MESSAGE.text, named: NAMED }, answer: { message: MESSAGE } },
    handler: editMessage,
  }),
  defineRoute({
    ...writing,
    method: 'delete',
    path: one,
    operationId: 'deleteMessage',
    summary: 'Deletes a message of yours, or as a moderator any; for ten minutes it can be restored.',
    input: removeInput,
    answer: answers.message,
    failures: ['not_found', 'forbidden', 'too_many_requests'],
    handler: removeMessage,
  }),
  defineRoute({
    ...writing,
    method: 'post',
    path: `${one}/restore`,
    operationId: 'restoreMessage',
    summary: 'Brings back a message that you deleted.',
    input: removeInput,
    answer: answers.message,
    failures: ['not_found', 'forbidden', 'room_closed', 'silenced', 'too_many_requests'],
    handler: restoreMessage,
  }),
  defineRoute({
    ...writing,
    method: 'put',
    path: `${one}/reactions/{emoji}`,
    operationId: 'addReaction',
    summary: 'Adds your reaction, one emoji.',
    input: inputs.addReactionInput,
    answer: answers.message,
    failures: ['not_found', 'room_closed', 'silenced', 'too_many_requests'],
    handler: (call, input) => reactTo(call, { ...input, on: true }),
  }),
  defineRoute({
    ...writing,
    method: 'delete',
    path: `${one}/reactions/{emoji}`,
    operationId: 'removeReaction',
    summary: 'Takes your reaction back.',
    input: inputs.takeReactionInput,
    answer: answers.message,
    failures: ['not_found', 'room_closed', 'silenced', 'too_many_requests'],
    handler: (call, input) => reactTo(call, { ...input, on: false }),
  }),
  defineRoute({
    ...reading,
    path: `${one}/thread`,
    operationId: 'listReplies',
    summary: 'Replies in the thread of a message, as `listMessages` has those of a room.',
    input: inputs.replyPageInput,
    answer: answers.replies,
    failures: ['not_found'],
    example: { answer: { roomId: THREAD_ID, messages: [MESSAGE], marks: MARKS } },
    handler: pages.listReplies,
  }),
  defineRoute({
    ...writing,
    method: 'post',
    path: `${one}/thread`,
    operationId: 'beginThread',
    summary:
      'Begins the thread of a message, or finds the one that is there: its `roomId` is where `sendMessage` puts replies.',
    input: inputs.oneMessageInput,
    answer: answers.thread,
    failures: ['not_found', 'room_closed', 'silenced', 'too_many_requests'],
    example: { body: {}, answer: { roomId: THREAD_ID } },
    handler: pages.beginThread,
  }),
];
