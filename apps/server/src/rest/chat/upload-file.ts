import type { Readable } from 'node:stream';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import { uploadInput } from '@onceware/api/chat/files/files.contract';
import { admitUpload, storeUpload } from '@onceware/api/chat/files/files.service';
import { requireActor, requireScope } from '@onceware/api/kernel/actor';
import { lruSize } from '@onceware/api/kernel/lru-size';
import { AppError } from '@onceware/api/kernel/errors';
import { createSemaphore, type Semaphore } from '@onceware/api/kernel/semaphore';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { uploadedFile } from '@onceware/api/chat/chat.answers';
import { callIn, type Route, urlOf } from '../define-route.ts';
import { receiveFile } from '../files/received-file.ts';

/** Not one that a page of another site can send without asking first. */
const TYPES = ['application/octet-stream'];
/** Files of one member on our disk at a time; their further files wait. */
const AT_ONCE = 4;

/** The body is the file (LIVE-07). Interrupted uploads are discarded. */
export const uploadFile: Route = {
  method: 'put',
  path: '/api/chat/rooms/{roomId}/files/{id}',
  operationId: 'uploadFile',
  tag: 'Chat',
  summary: `Keeps a file of at most ${roomLimits.fileBytesMax / 1024 ** 2} MiB for a message to a team or a conversation, under an id that you make; \`chat.send\` names it within ${roomLimits.unsentHours} hours. Sent again it is the same file.`,
  access: 'member',
  scope: 'chat.write',
  params: uploadInput.pick({ roomId: true, id: true }),
  query: uploadInput.pick({ name: true }),
  body: { 'application/octet-stream': null },
  answer: { 'application/json': uploadedFile },
  failures: [
    'not_found',
    'file_empty',
    'file_too_large',
    'picture_unreadable',
    'quota_reached',
    'id_taken',
    'room_closed',
    'forbidden',
    'silenced',
  ],
  register(app, serving) {
    const callOf = callIn('chat', serving);
    const semaphores = new LRUCache<string, Semaphore>(lruSize(10_000));
    const semaphoreOf = (userId: string): Semaphore => {
      const semaphore = semaphores.get(userId) ?? createSemaphore(AT_ONCE);
      semaphores.set(userId, semaphore);
      return semaphore;
    };
    const inputOf = ({ params, query }: FastifyRequest) => ({
      ...uploadInput.pick({ roomId: true, id: true }).parse(params),
      ...uploadInput.pick({ name: true }).parse(query),
    });
    /** Checked before the file is read, and again after it: the sender may have left the room. */
    const callNow = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await callOf(request, reply);
      requireActor(call);
      requireScope(call, 'chat.write');
      return call;
    };

    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // Read by the handler, in its turn.
      scope.addContentTypeParser(TYPES, async (_request: FastifyRequest, body: Readable) => body);
      const route = {
        config: { contentTypes: TYPES },
        bodyLimit: roomLimits.fileBytesMax,
        async onRequest(request: FastifyRequest, reply: FastifyReply) {
          const call = await callNow(request, reply);
          await admitUpload(call, inputOf(request));
          if (Number(request.headers['content-length']) > roomLimits.fileBytesMax) throw tooLarge(reply);
        },
      } as const;
      scope.put<{ Body: Readable }>(urlOf(uploadFile.path), route, async (request, reply) => {
        const { user } = requireActor(await callNow(request, reply));
        return semaphoreOf(user.id)(async () => {
          const received = await receiveFile(request.body, roomLimits.fileBytesMax).catch((error: unknown) => {
            throw error instanceof AppError && error.key === 'too_large' ? tooLarge(reply) : error;
          });
          try {
            return await storeUpload(await callNow(request, reply), inputOf(request), received);
          } finally {
            await received.discard();
          }
        });
      });
    });
  },
};

/** Closes the connection, because nobody reads the rest of the upload. */
function tooLarge(reply: FastifyReply): AppError {
  reply.header('connection', 'close');
  return new AppError('file_too_large');
}
