import { exportAccount } from '@onceware/api/account/export.service';
import type { FastifyInstance } from 'fastify';
import type { CallOf } from '../../plugins/session.ts';
import { sendDownload } from './download.ts';

/** GET /api/account/export: everything that is kept of the member (AUTH-06). */
export function registerAccountExport(app: FastifyInstance, callOf: CallOf): void {
  app.get('/api/account/export', async (request, reply) => {
    const pieces = await exportAccount(await callOf(request, reply));
    return sendDownload(request, reply, { name: 'account', format: 'json', pieces });
  });
}
