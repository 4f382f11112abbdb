import { streamLimits } from '@onceware/api/chat/chat.limits';
import { parsePosition } from '@onceware/api/chat/stream/position';
import { AppError } from '@onceware/api/core/errors';
import { z } from 'zod';
import { bearerOf } from '../plugins/session.ts';
import { defineRoute } from './define-route.ts';

const position = z
  .string()
  .max(8_000)
  .transform((text) => parsePosition(text))
  .refine((read) => read !== null, 'This is no position of the stream.');

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // nginx would keep events back.
  'x-accel-buffering': 'no',
};

/** One stream for all rooms of the reader (LIVE-04). Every event is JSON; `id:` lines, with the heartbeats, say from where to go on. */
export const chatStream = defineRoute({
  method: 'get',
  path: '/api/chat/stream',
  operationId: 'followChat',
  tag: 'Chat',
  summary: 'What happens in the rooms of the caller, as server-sent events, from `after` or `Last-Event-ID` on.',
  access: 'member',
  part: 'chat',
  input: z.object({ after: position.optional() }),
  answer: { 'text/event-stream': null },
  async handler(caller, { after }, { request, reply }) {
    const last = request.headers['last-event-id'];
    const from = typeof last === 'string' ? position.parse(last) : after;
    const { sessions, rooms, actor, token } = caller;
    const key = bearerOf(request);
    const { raw } = reply;

    const following = await rooms.follow(
      {
        userId: actor.user.id,
        send(chunk) {
          if (!raw.headersSent) open();
          // A reader this slow goes on from where it was when it comes again.
          if (raw.writableLength > streamLimits.waitingBytesMax) raw.destroy();
          else raw.write(chunk);
        },
        end: () => void raw.end(),
        actor: async () => (key ? sessions.readKey(key) : token ? sessions.read(token) : null),
      },
      from ?? new Map(),
    );
    if (!following) throw new AppError('unauthenticated');

    function open() {
      if (!reply.sent) reply.hijack();
      raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
    }
    if (!raw.headersSent) open();
    const beat = () => raw.write(`id: ${following.position()}\nevent: here\ndata:\n\n`);
    beat();
    const heart = setInterval(beat, streamLimits.heartbeatMs).unref();
    raw.on('close', () => {
      clearInterval(heart);
      following.stop();
    });
    return reply;
  },
});
