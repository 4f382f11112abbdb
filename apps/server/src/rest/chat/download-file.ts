import { Readable } from 'node:stream';
import { fileInput, type FilePart } from '@onceware/api/chat/files/files.contract';
import { findFile } from '@onceware/api/chat/files/files.service';
import { toAppError } from '@onceware/api/kernel/failures';
import { logFailure } from '#plugins/error-handler.ts';
import { defineRoute } from '../define-route.ts';
import { dispositionOf } from '../files/disposition.ts';
import { rangeOf } from '../files/range.ts';

/**
 * Headers that keep anything hidden in a file from running, and keep caches from storing what a member of the room may
 * fetch.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'accept-ranges': 'bytes',
};

const PICTURE_TYPES = {
  'image/jpeg': null,
  'image/png': null,
  'image/webp': null,
  'image/gif': null,
  'image/avif': null,
};

const downloadOf = (part: FilePart, path: string, operationId: string, summary: string) =>
  defineRoute({
    path,
    operationId,
    summary,
    method: 'get',
    tag: 'Chat',
    access: 'member',
    scope: 'chat.read',
    part: 'chat',
    input: fileInput,
    isRanged: true,
    answer: part === 'file' ? { 'application/octet-stream': null, ...PICTURE_TYPES } : { 'image/webp': null },
    failures: ['not_found'],
    async handler(call, { id }, { request, reply }) {
      const file = await findFile(call, { id, part });
      const etag = `"${file.tag}"`;
      reply.headers({
        ...HEADERS,
        etag,
        'content-disposition': dispositionOf(file.isPicture ? 'inline' : 'attachment', file.name),
      });
      // Only what we drew ourselves is called what it is; nobody opens the rest as anything.
      reply.type(file.isPicture ? file.type : 'application/octet-stream');
      const range = rangeOf(request.headers, { size: file.size, etag });
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send('');
      const { start, end } = range ?? { start: 0, end: file.size - 1 };
      reply.header('content-length', end - start + 1);
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const bytes = await file.read({ start, end });
      bytes.on('error', (error) => logFailure(request, toAppError(error)));
      return reply.send(bytes);
    },
  });

/** LIVE-07 */
export const fileDownloads = [
  downloadOf('file', '/api/chat/files/{id}', 'getFile', 'A file of a room that you may see, whole or in part.'),
  downloadOf(
    'preview',
    '/api/chat/files/{id}/preview',
    'getFilePreview',
    'The small picture of a picture, at most 480 pixels wide and high; it stands still.',
  ),
];
