import { requireActor, requireScope } from '@onceware/api/kernel/actor';
import { AppError } from '@onceware/api/kernel/errors';
import { pictureNameInput } from '@onceware/api/platform/pictures/pictures.contract';
import { pictureLimits } from '@onceware/api/platform/pictures/pictures.limits';
import { admitPicture, readPicture, uploadPicture } from '@onceware/api/platform/pictures/pictures.service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedPicture } from '@onceware/api/platform/pictures/pictures.answers';
import { callIn, defineRoute, type Route } from './define-route.ts';

/** Headers of a picture: immutable under its address, and sandboxed in case it contains something else. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** CAT-13 */
export const getPicture = defineRoute({
  method: 'get',
  path: '/api/pictures/{name}',
  operationId: 'getPicture',
  tag: 'Catalog',
  summary: 'A picture of a page or of the catalogue, by its unguessable name.',
  access: 'public',
  input: pictureNameInput,
  answer: { 'image/webp': null },
  isCacheable: true,
  failures: ['not_found'],
  async handler(services, { name }, { request, reply }) {
    const etag = `"${name}"`;
    const { size, read } = await readPicture(services, name.replace('.webp', ''));
    reply.headers({ ...HEADERS, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('image/webp')
      .header('content-length', size)
      .send(await read());
  },
});

/** Not one that a page of another site can send without asking first. */
const TYPES = ['application/octet-stream'];

/** The body is the picture (CAT-11). */
export const uploadPictureRoute: Route = {
  method: 'post',
  path: '/api/pictures',
  operationId: 'uploadPicture',
  tag: 'Catalog',
  summary: `Keeps a picture of at most ${pictureLimits.bytesMax / 1024 ** 2} MiB for the catalogue, drawn anew as a WebP. For staff of the catalogue and vendors.`,
  access: 'member',
  scope: 'write',
  body: { 'application/octet-stream': null },
  answer: { 'application/json': storedPicture },
  failures: ['forbidden', 'picture_unreadable', 'too_large'],
  register(app, serving) {
    const callOf = callIn('catalog', serving);
    const admitted = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await callOf(request, reply);
      requireActor(call);
      requireScope(call, 'write');
      admitPicture(call);
      return call;
    };
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser<Buffer>(
        TYPES,
        { parseAs: 'buffer', bodyLimit: pictureLimits.bytesMax },
        async (_request: FastifyRequest, body: Buffer) => body,
      );
      const route = {
        config: { contentTypes: TYPES },
        bodyLimit: pictureLimits.bytesMax,
        // Before the body is read: strangers send none.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => void (await admitted(request, reply)),
      } as const;
      scope.post<{ Body: Buffer | undefined }>(uploadPictureRoute.path, route, async (request, reply) => {
        if (!request.body?.length) throw new AppError('invalid_input');
        return uploadPicture(await admitted(request, reply), request.body);
      });
    });
  },
};
