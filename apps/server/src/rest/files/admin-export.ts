import type { AdminTable } from '@onceware/api/admin/admin.contract';
import { tableFilters } from '@onceware/api/admin/export.contract';
import { exportTable } from '@onceware/api/admin/export.service';
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

const send = async (name: AdminTable, pieces: ReturnType<typeof exportTable>, { request, reply }: Asked) =>
  sendDownload(request, reply, { name, format: 'csv', pieces: await pieces });

/** ADM-01 */
export const adminExports = [
  defineRoute({
    ...fileOf('users'),
    access: 'admin.users',
    input: tableFilters.users,
    handler: (call, filter, asked) => send('users', exportTable(call, 'users', filter), asked),
  }),
  defineRoute({
    ...fileOf('organizations'),
    access: 'admin.organizations',
    input: tableFilters.organizations,
    handler: (call, filter, asked) => send('organizations', exportTable(call, 'organizations', filter), asked),
  }),
  defineRoute({
    ...fileOf('contacts'),
    access: 'admin.contacts',
    input: tableFilters.contacts,
    handler: (call, filter, asked) => send('contacts', exportTable(call, 'contacts', filter), asked),
  }),
  defineRoute({
    ...fileOf('logs'),
    access: 'admin.logs',
    input: tableFilters.logs,
    handler: (call, filter, asked) => send('logs', exportTable(call, 'logs', filter), asked),
  }),
  defineRoute({
    ...fileOf('orders'),
    access: 'admin.orders',
    input: tableFilters.orders,
    handler: (call, filter, asked) => send('orders', exportTable(call, 'orders', filter), asked),
  }),
];
