import { exportAccount } from '@onceware/api/identity/account/exporting/export.service';
import { accountFile } from '#openapi/files.ts';
import { defineRoute } from '../define-route.ts';
import { sendDownload } from './download.ts';

/** AUTH-06 */
export const accountExport = defineRoute({
  method: 'get',
  path: '/api/account/export',
  operationId: 'exportAccount',
  tag: 'Account',
  summary: 'Everything that is kept of you, as a file.',
  access: 'session',
  part: 'account',
  answer: { 'application/json': accountFile },
  handler: async (call, _input, { request, reply }) =>
    sendDownload(request, reply, { name: 'account', format: 'json', pieces: await exportAccount(call) }),
});
