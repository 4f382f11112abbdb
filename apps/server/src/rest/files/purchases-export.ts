import { requireActor } from '@onceware/api/core/call';
import { exportPurchases } from '@onceware/api/purchases/export.service';
import { exportPurchasesInput } from '@onceware/api/purchases/purchases.contract';
import type { FastifyInstance } from 'fastify';
import type { CallOf } from '../../plugins/session.ts';
import { sendDownload } from './download.ts';

/** GET /api/account/purchases/export?codes=0|1 (ACC-02). */
export function registerPurchasesExport(app: FastifyInstance, callOf: CallOf): void {
  app.get('/api/account/purchases/export', async (request, reply) => {
    const call = await callOf(request, reply);
    requireActor(call);
    const { codes } = exportPurchasesInput.parse(request.query);
    const pieces = exportPurchases(call, { hasCodes: codes === '1' });
    return sendDownload(request, reply, { name: 'purchases', format: 'csv', pieces });
  });
}
