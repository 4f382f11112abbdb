import { readInput, roomInput } from '@onceware/api/chat/chat.contract';
import * as answers from '@onceware/api/chat/pages/pages.answers';
import { roomPageInput } from '@onceware/api/chat/pages/pages.contract';
import { listRoomPage, readRoom } from '@onceware/api/chat/pages/pages.service';
import { markRead } from '@onceware/api/chat/rooms/rooms.service';
import { done } from '@onceware/api/kernel/answers';
import { defineRoute } from '../define-route.ts';
import { ROOM } from './examples.ts';

const chat = { tag: 'Chat', access: 'member', part: 'chat' } as const;
const one = '/api/chat/rooms/{roomId}';

/** REST routes of the rooms of the chat (LIVE-12). */
export const roomRoutes = [
  defineRoute({
    ...chat,
    method: 'get',
    path: '/api/chat/rooms',
    operationId: 'listRooms',
    scope: 'chat.read',
    summary:
      'Rooms of yours, and those that you may ask to join, 50 at a time. New messages move no room to another page.',
    input: roomPageInput,
    answer: answers.roomPage,
    example: { answer: { rooms: [ROOM], nextCursor: null } },
    handler: listRoomPage,
  }),
  defineRoute({
    ...chat,
    method: 'get',
    path: one,
    operationId: 'getRoom',
    scope: 'chat.read',
    summary: 'A room, or a thread, without entering it.',
    input: roomInput,
    answer: answers.oneRoom,
    failures: ['not_found'],
    example: { answer: { room: ROOM } },
    handler: readRoom,
  }),
  defineRoute({
    ...chat,
    method: 'post',
    path: `${one}/read`,
    operationId: 'markRoomRead',
    scope: 'chat.write',
    summary: 'Marks a room as read up to a number. The mark never goes back.',
    input: readInput,
    answer: done,
    failures: ['not_found'],
    example: { body: { number: 128 }, answer: { ok: true } },
    handler: markRead,
  }),
];
