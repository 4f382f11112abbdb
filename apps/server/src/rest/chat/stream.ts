import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { streamLimits } from '@onceware/api/chat/chat.limits';
import type { Follower } from '@onceware/api/chat/stream/follower';
import { parsePosition } from '@onceware/api/chat/stream/position.contract';
import { AppError } from '@onceware/api/kernel/errors';
import { z } from 'zod';
import { bearerOf } from '#plugins/session.ts';
import { defineRoute } from '../define-route.ts';

/** Position in 200 rooms, with some characters to spare. */
const position = z
  .string()
  .max(8_000)
  .refine((text) => parsePosition(text) !== null, 'This is no position of the stream.');

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep events back.
  'x-accel-buffering': 'no',
};

/**
 * One stream for all rooms of the reader (LIVE-04): `StreamEvent` in chat.contract.ts says what comes. Its end is the
 * connection's: in chunks every event would be written in three pieces.
 */
export const chatStream = defineRoute({
  method: 'get',
  path: '/api/chat/stream',
  operationId: 'followChat',
  tag: 'Chat',
  summary:
    'What happens in the rooms of the caller, as server-sent events of JSON, from `after` or `Last-Event-ID` on: an `id:` of before. Rooms that it does not name are followed from now on.',
  access: 'member',
  scope: 'chat.read',
  part: 'chat',
  // `reader`: of a page that may not know that somebody else is signed in by now.
  // `collections`: first it is told how long ago the caller's collections changed.
  input: z.object({
    after: position.optional(),
    reader: z.uuid().optional(),
    collections: z.literal('1').optional(),
  }),
  answer: { 'text/event-stream': null },
  failures: ['scope_required'],
  async handler({ rooms, sessions, actor, token }, { after = '', reader, collections }, { request, reply }) {
    if (reader !== undefined && reader !== actor.user.id) throw new AppError('unauthenticated');
    const last = request.headers['last-event-id'];
    const from = parsePosition(typeof last === 'string' ? position.parse(last) : after) ?? new Map();
    const key = bearerOf(request);
    const { raw } = reply;
    const follower: Follower = {
      userId: actor.user.id,
      asksForCollections: collections !== undefined,
      send(bytes) {
        // Disconnects a slow reader, who continues from the same position after reconnecting.
        if (raw.writableLength > streamLimits.waitingBytesMax) raw.destroy();
        else raw.write(bytes);
      },
      drained: () => drained(raw),
      end: () => void raw.end(),
      async actor() {
        if (!key) return token ? sessions.read(token) : null;
        const now = await sessions.readKey(key);
        return now?.scopes.has('chat.read') ? now : null;
      },
    };
    const following = await rooms.follow(follower, from);
    if (!following) throw new AppError('unauthenticated');
    raw.once('close', () => following.stop());
    if (raw.destroyed) return following.stop();

    reply.headers(HEADERS).hijack();
    raw.useChunkedEncodingByDefault = false;
    raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    following.start();
    return reply;
  },
});

const drained = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed || !raw.writableNeedDrain) return resolve();
    const done = () => {
      raw.off('drain', done);
      raw.off('close', done);
      resolve();
    };
    raw.on('drain', done);
    raw.on('close', done);
  });
