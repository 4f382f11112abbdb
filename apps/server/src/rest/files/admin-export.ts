import { exportTable, isAdminTable } from '@onceware/api/admin/export.service';
import { requireActor } from '@onceware/api/core/call';
import { AppError } from '@onceware/api/core/errors';
import type { FastifyInstance } from 'fastify';
import type { CallOf } from '../../plugins/session.ts';
import { sendDownload } from './download.ts';

/** GET /api/admin/{users|organizations|contacts|logs|orders}/export?<the filters of the table's list> (ADM-01). */
export function registerAdminExport(app: FastifyInstance, callOf: CallOf): void {
  app.get<{ Params: { table: string } }>('/api/admin/:table/export', async (request, reply) => {
    const call = await callOf(request, reply);
    requireActor(call);
    const { table } = request.params;
    if (!isAdminTable(table)) throw new AppError('not_found');
    const pieces = await exportTable(call, table, request.query);
    return sendDownload(request, reply, { name: table, format: 'csv', pieces });
  });
}
