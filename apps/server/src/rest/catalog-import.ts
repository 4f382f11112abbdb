import { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { catalogImportInput, type ImportLine } from '@onceware/api/supply/import/import.contract';
import { importFailure } from '@onceware/api/supply/import/run.service';
import { admitUpload, importUpload } from '@onceware/api/supply/import/upload.service';
import { type Permitted, requirePermission } from '@onceware/api/kernel/require-permission';
import type { Call } from '@onceware/api/kernel/call';
import { requireScope } from '@onceware/api/kernel/actor';
import { AppError } from '@onceware/api/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { importLine } from '@onceware/api/supply/import/import.answers';
import { logFailure } from '../plugins/error-handler.ts';
import { callIn, type Route } from './define-route.ts';
import { type ReceivedFile, receiveFile } from './files/received-file.ts';
import { importLimits } from '@onceware/api/supply/import/import.limits';

/** Neither is a type that a page of another site can send without asking first. */
const TYPES = ['text/csv', 'application/json'];

/**
 * Checks that the caller may import, which is a change. Called before the file is read and again after it, because
 * permissions can be revoked meanwhile.
 */
async function admit(call: Call): Promise<Permitted<'admin.catalog', Call>> {
  const permitted = await requirePermission(call, 'admin.catalog', 'catalog.import');
  requireScope(permitted, 'write');
  return permitted;
}

/**
 * The file is the body (CAT-03). Answers one JSON object a line while it waits its turn and imports (`ImportLine`); a reader
 * may go away meanwhile. The end of the process ends it, and nothing is written.
 */
export const importCatalog: Route = {
  method: 'post',
  path: '/api/admin/catalog/import',
  operationId: 'importCatalog',
  tag: 'Administration',
  summary: `Imports tools and deals from a file of at most ${importLimits.bytesMax / 1024 ** 2} MiB; the answer tells line by line how it goes and ends with a summary or an error.`,
  access: 'admin.catalog',
  scope: 'write',
  query: catalogImportInput,
  body: { 'application/json': null, 'text/csv': null },
  answer: { 'application/x-ndjson': importLine },
  register(app, serving) {
    const callOf = callIn('admin', serving);
    void app.register(async (scope) => {
      const stopping = new AbortController();
      const imports = new Set<Promise<void>>();
      scope.addHook('preClose', async () => {
        stopping.abort(new AppError('unavailable'));
        await Promise.all(imports);
      });
      scope.removeAllContentTypeParsers();
      // Fastify closes the connection after what is thrown here, so that nobody goes on sending.
      scope.addContentTypeParser(TYPES, async (request: FastifyRequest, body: Readable) => {
        if (Number(request.headers['content-length']) > importLimits.bytesMax) throw new AppError('too_large');
        return receiveFile(body, importLimits.bytesMax);
      });

      const route = {
        config: { contentTypes: TYPES },
        compress: false,
        // Before the body is read: strangers send no files.
        async onRequest(request: FastifyRequest, reply: FastifyReply) {
          await admitUpload(await admit(await callOf(request, reply)));
          catalogImportInput.parse(request.query);
        },
      } as const;
      scope.post<{ Body: ReceivedFile }>(importCatalog.path, route, async (request, reply) => {
        // It may be silent for as long as Postgres works.
        if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
        const lines = new PassThrough();
        const call = async () => admit(await callOf(request, reply));
        const running = importFile(request, call, lines, stopping.signal)
          .catch((error: unknown) => request.log.error(error, 'a received file could not be removed'))
          .finally(() => imports.delete(running));
        imports.add(running);
        return reply.type('application/x-ndjson').send(lines);
      });
    });
  },
};

async function importFile(
  request: FastifyRequest<{ Body: ReceivedFile }>,
  callNow: () => Promise<Permitted<'admin.catalog', Call>>,
  lines: PassThrough,
  stopping: AbortSignal,
) {
  const onLine = (line: ImportLine) => void (lines.writable && lines.write(`${JSON.stringify(line)}\n`));
  const { body: file, query } = request;
  try {
    // Looks up the sender again: an upload takes time, and permissions can be revoked meanwhile.
    await importUpload(await callNow(), catalogImportInput.parse(query), {
      path: file.path,
      stopping,
      onLine,
    });
  } catch (error) {
    const failure = importFailure(error);
    logFailure(request, failure);
    onLine({ error: failure.toBody() });
  } finally {
    lines.end();
    await file.discard();
  }
}
