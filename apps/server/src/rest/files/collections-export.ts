import { exportInput } from '@onceware/api/collections/collections.contract';
import { exportCollections } from '@onceware/api/collections/transfer/export.service';
import { requireActor } from '@onceware/api/core/call';
import type { FastifyInstance } from 'fastify';
import type { CallOf } from '../../plugins/session.ts';
import { sendDownload } from './download.ts';

/** GET /api/user-collections/export?format=json|csv[&collectionId=…] (COL-18). */
export function registerCollectionsExport(app: FastifyInstance, options: { callOf: CallOf; publicUrl: string }): void {
  app.get('/api/user-collections/export', async (request, reply) => {
    const call = await options.callOf(request, reply);
    requireActor(call);
    const input = exportInput.parse(request.query);
    const { name, pieces } = await exportCollections(call, input, options.publicUrl);
    return sendDownload(request, reply, { name: name ?? 'collections', format: input.format, pieces });
  });
}
