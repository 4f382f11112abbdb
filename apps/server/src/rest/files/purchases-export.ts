import { exportPurchases } from '@onceware/api/purchases/export.service';
import { exportPurchasesInput } from '@onceware/api/purchases/purchases.contract';
import { defineRoute } from '../define-route.ts';
import { sendDownload } from './download.ts';

/** ACC-02 */
export const purchasesExport = defineRoute({
  method: 'get',
  path: '/api/account/purchases/export',
  operationId: 'exportPurchases',
  tag: 'Account',
  summary: 'Your purchases as a file; with their licence codes where `codes` is 1.',
  access: 'member',
  part: 'purchases',
  input: exportPurchasesInput,
  answer: { 'text/csv': null },
  failures: ['scope_required'],
  handler: (call, { codes }, { request, reply }) =>
    sendDownload(request, reply, {
      name: 'purchases',
      format: 'csv',
      pieces: exportPurchases(call, { hasCodes: codes === '1' }),
    }),
});
