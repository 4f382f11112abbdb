import { exportInput } from '@onceware/api/collections/collections.contract';
import { exportCollections } from '@onceware/api/collections/transfer/export.service';
import { collectionsFile } from '#openapi/files.ts';
import { defineRoute } from '../define-route.ts';
import { sendDownload } from './download.ts';

/** COL-18 */
export const collectionsExport = defineRoute({
  method: 'get',
  path: '/api/user-collections/export',
  operationId: 'exportCollections',
  tag: 'Collections',
  summary: 'Your collections, or one of them, as a file.',
  access: 'member',
  part: 'collections',
  input: exportInput,
  answer: { 'application/json': collectionsFile, 'text/csv': null },
  failures: ['not_found'],
  async handler(call, input, { request, reply, site }) {
    const { name, pieces } = await exportCollections(call, input, site.publicUrl);
    return sendDownload(request, reply, { name: name ?? 'collections', format: input.format, pieces });
  },
});
