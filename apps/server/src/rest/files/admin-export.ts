import type { Permitted } from '@onceware/api/kernel/require-permission';
import type { AdminTable } from '@onceware/api/staff/staff.contract';
import { type TableFilter, tableFilters } from '@onceware/api/staff/export/export.contract';
import { exportTable } from '@onceware/api/staff/export/export.service';
import { type Asked, defineRoute } from '../define-route.ts';
import { sendDownload } from './download.ts';

const fileOf = (table: AdminTable) =>
  ({
    method: 'get',
    path: `/api/admin/${table}/export`,
    operationId: `export${table[0]?.toUpperCase()}${table.slice(1)}`,
    tag: 'Administration',
    summary: `The table of ${table}, as far as the filters leave it, as a file.`,
    part: 'admin',
    answer: { 'text/csv': null },
  }) as const;

const send =
  <Of extends AdminTable>(table: Of) =>
  async (call: Permitted<`admin.${Of}`>, filter: TableFilter<Of>, { request, reply }: Asked) =>
    sendDownload(request, reply, { name: table, format: 'csv', pieces: await exportTable(call, table, filter) });

/** ADM-01 */
export const adminExports = [
  defineRoute({ ...fileOf('users'), access: 'admin.users', input: tableFilters.users, handler: send('users') }),
  defineRoute({
    ...fileOf('organizations'),
    access: 'admin.organizations',
    input: tableFilters.organizations,
    handler: send('organizations'),
  }),
  defineRoute({
    ...fileOf('contacts'),
    access: 'admin.contacts',
    input: tableFilters.contacts,
    handler: send('contacts'),
  }),
  defineRoute({ ...fileOf('logs'), access: 'admin.logs', input: tableFilters.logs, handler: send('logs') }),
  defineRoute({ ...fileOf('orders'), access: 'admin.orders', input: tableFilters.orders, handler: send('orders') }),
];
