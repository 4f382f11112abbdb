import { Readable } from 'node:stream';
import { type ExportInput, exportInput } from '@onceware/api/collections/collections.contract';
import { exportCollections } from '@onceware/api/collections/export.service';
import { requireActor } from '@onceware/api/core/call';
import { toAppError } from '@onceware/api/core/failures';
import type { FastifyInstance } from 'fastify';
import { logFailure } from '../plugins/error-handler.ts';
import type { CallOf } from '../plugins/session.ts';

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' } as const;

/** GET /api/user-collections/export?format=json|csv[&collectionId=…] (COL-18). */
export function registerCollectionsExport(app: FastifyInstance, options: { callOf: CallOf; publicUrl: string }): void {
  app.get('/api/user-collections/export', async (request, reply) => {
    const call = await options.callOf(request, reply);
    requireActor(call);
    const input = exportInput.parse(request.query);
    const { name, pieces } = await exportCollections(call, input, options.publicUrl);
    const body = Readable.from(pieces);
    // By now the answer has begun: all that is left is to end the connection, which Fastify does, and to say why.
    body.on('error', (error) => logFailure(request, toAppError(error)));
    reply.header('cache-control', 'no-store').header('content-disposition', dispositionOf(name, input.format));
    return reply.type(TYPES[input.format]).send(body);
  });
}

/** Says how the file is called, for old browsers in ASCII (RFC 6266, RFC 8187). */
function dispositionOf(name: string | null, format: ExportInput['format']): string {
  const date = new Date().toISOString().slice(0, 10);
  // Neither folders, nor characters that turn the rest of the name around.
  const safe = (name ?? 'collections').replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ').trim();
  const fileName = `Onceware ${safe} ${date}.${format}`;
  const ascii = fileName.replace(/[^\w .-]+/g, '-');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
