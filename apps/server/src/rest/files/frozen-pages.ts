import { Readable } from 'node:stream';
import { findFrozenFile } from '@onceware/api/purchases/frozen-pages/frozen-pages.service';
import { toAppError } from '@onceware/api/kernel/failures';
import { frozenPageInput } from '@onceware/api/purchases/purchases.contract';
import { logFailure } from '#plugins/error-handler.ts';
import { defineRoute } from '../define-route.ts';
import { dispositionOf, exportName } from './disposition.ts';

/**
 * Headers of a stranger's words: nothing in them runs, is loaded or is sent, also where our own pages frame them, and no cache stores
 * what is one member's.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const PARTS = [
  { ending: 'html', type: 'text/html', name: 'File', of: 'as a document without scripts' },
  { ending: 'txt', type: 'text/plain', name: 'Text', of: 'as words' },
] as const;

/** NOTE-07 */
export const frozenPages = PARTS.map(({ ending, type, name, of }) =>
  defineRoute({
    method: 'get',
    path: `/api/account/purchases/{id}/page.${ending}`,
    operationId: `getPurchasePage${name}`,
    tag: 'Account',
    summary: `The copy of the vendor's page that is kept with your purchase, ${of}.`,
    access: 'member',
    part: 'purchases',
    input: frozenPageInput,
    answer: { [type]: null },
    failures: ['not_found'],
    async handler(call, { id, download }, { request, reply }) {
      const file = await findFrozenFile(call, { id });
      const kind = download === '1' ? 'attachment' : 'inline';
      reply.headers({ ...HEADERS, 'content-disposition': dispositionOf(kind, exportName(file.title, ending)) });
      reply.type(`${type}; charset=utf-8`);
      if (ending === 'txt') return reply.send(file.text);
      reply
        .header('content-length', file.size)
        .header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`);
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const bytes = await file.read();
      bytes.on('error', (error) => logFailure(request, toAppError(error)));
      return reply.send(bytes);
    },
  }),
);
