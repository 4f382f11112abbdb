import type { Permission } from '@onceware/api/access/access.contract';
import { pictureInput } from '@onceware/api/account/account.contract';
import {
  type AdminTable,
  listContactsInput,
  listLogsInput,
  listOrdersInput,
  listOrganizationsInput,
  listUsersInput,
} from '@onceware/api/admin/admin.contract';
import { entityIdInput } from '@onceware/api/catalog/catalog.contract';
import { catalogImportInput } from '@onceware/api/catalog/import/import.contract';
import { addItemInput, collectionInput, exportInput, moveItemInput, removeItemInput } from '@onceware/api/collections/collections.contract';
import type { ErrorKey } from '@onceware/api/core/errors';
import { gravatarInput } from '@onceware/api/gravatar/gravatar.contract';
import { exportPurchasesInput } from '@onceware/api/purchases/purchases.contract';
import { z } from 'zod';
import * as answers from './answers.ts';
import { accountFile, collectionsFile } from './files.ts';

/** By content type; null where there is no schema. An answer's schema has a name. */
type Contents = Record<string, z.ZodType | null>;

export interface DocumentedRoute {
  method: 'get' | 'post';
  path: string;
  /** As Fastify has it, where that is one for several paths of the document. */
  registered?: string;
  summary: string;
  /** Who may: anybody; a member by session or API key, or by session alone; who holds a permission; who reads the metrics. */
  access: 'public' | 'member' | 'session' | 'metrics' | Permission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: Contents;
  answer: Contents;
  /** Answers 304 to whoever has it already. */
  isCacheable?: boolean;
  /** Answers without the database, so even while that is away. */
  isAlone?: boolean;
  /** Failures of its own; those that follow from all the above are not named here. */
  failures?: ErrorKey[];
}

const JSON_TYPE = 'application/json';
const CSV = { 'text/csv': null };

const collectionActions = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ensure_defaults') }),
  z.object({ action: z.literal('add_item'), ...addItemInput.shape }),
  z.object({ action: z.literal('remove_item'), ...removeItemInput.shape }),
  z.object({ action: z.literal('move_item'), ...moveItemInput.shape }),
]);

const paging = { sort: true, direction: true, page: true } as const;
const adminTables = {
  users: ['admin.users', listUsersInput.omit(paging)],
  organizations: ['admin.organizations', listOrganizationsInput.omit(paging)],
  contacts: ['admin.contacts', listContactsInput.omit(paging)],
  logs: ['admin.logs', listLogsInput.omit(paging)],
  orders: ['admin.orders', listOrdersInput.omit(paging)],
} satisfies Record<AdminTable, [Permission, z.ZodObject]>;

/** Every REST route there is; a test compares it with those that are registered. */
export const documentedRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api/user-collections',
    summary: 'Your collections with their items, favourites first.',
    access: 'member',
    answer: { [JSON_TYPE]: answers.collections },
  },
  {
    method: 'post',
    path: '/api/user-collections',
    summary: 'Changes your collections: makes the default ones, adds, removes or moves an item.',
    access: 'member',
    body: { [JSON_TYPE]: collectionActions },
    answer: { [JSON_TYPE]: answers.collectionChange },
    failures: ['not_found', 'item_not_found', 'item_exists', 'collection_full', 'id_taken', 'defaults_failed'],
  },
  {
    method: 'get',
    path: '/api/user-collections/items',
    summary: 'The items of one of your collections, in its order.',
    access: 'member',
    query: collectionInput,
    answer: { [JSON_TYPE]: answers.items },
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/user-collections/export',
    summary: 'Your collections, or one of them, as a file.',
    access: 'member',
    query: exportInput,
    answer: { [JSON_TYPE]: collectionsFile, ...CSV },
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/deals/{id}',
    summary: 'A deal.',
    access: 'public',
    params: entityIdInput,
    answer: { [JSON_TYPE]: answers.deal },
    isCacheable: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/tools/{id}',
    summary: 'A tool.',
    access: 'public',
    params: entityIdInput,
    answer: { [JSON_TYPE]: answers.tool },
    isCacheable: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/gravatar/exists',
    summary: 'Whether an e-mail address, named by its MD5 or SHA-256, has a Gravatar.',
    access: 'public',
    query: gravatarInput,
    answer: { [JSON_TYPE]: answers.gravatar },
    isAlone: true,
    failures: ['too_many_requests'],
  },
  {
    method: 'get',
    path: '/api/avatars/{id}',
    summary: 'A picture that a member has set.',
    access: 'public',
    params: pictureInput,
    answer: { 'image/webp': null, 'image/jpeg': null, 'image/png': null },
    isCacheable: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is kept of you, as a file.',
    access: 'session',
    answer: { [JSON_TYPE]: accountFile },
  },
  {
    method: 'get',
    path: '/api/account/purchases/export',
    summary: 'Your purchases as a file; with their licence codes where `codes` is 1.',
    access: 'member',
    query: exportPurchasesInput,
    answer: CSV,
    failures: ['scope_required'],
  },
  ...Object.entries(adminTables).map(
    ([table, [access, query]]): DocumentedRoute => ({
      method: 'get',
      path: `/api/admin/${table}/export`,
      registered: '/api/admin/{table}/export',
      summary: `The table of ${table}, as far as the filters leave it, as a file.`,
      access,
      query,
      answer: CSV,
    }),
  ),
  {
    method: 'post',
    path: '/api/admin/catalog/import',
    summary: 'Imports tools and deals from a file of at most 256 MiB; the answer tells line by line how it goes and ends with a summary or an error.',
    access: 'admin.catalog',
    query: catalogImportInput,
    body: { [JSON_TYPE]: null, ...CSV },
    answer: { 'application/x-ndjson': answers.importLine },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document.',
    access: 'public',
    answer: { [JSON_TYPE]: null },
    isCacheable: true,
    isAlone: true,
  },
  {
    method: 'get',
    path: '/client/onceware-client.tgz',
    summary: 'The typed client that fits this server, as a package for npm.',
    access: 'public',
    answer: { 'application/gzip': null },
    isAlone: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/.well-known/security.txt',
    summary: 'Whom to tell of a hole (RFC 9116), where the setting SECURITY_CONTACT is there.',
    access: 'public',
    answer: { 'text/plain': null },
    isAlone: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/health/live',
    summary: 'The process answers.',
    access: 'public',
    answer: { [JSON_TYPE]: answers.health },
    isAlone: true,
  },
  { method: 'get', path: '/health/ready', summary: 'It also reaches its database.', access: 'public', answer: { [JSON_TYPE]: answers.health } },
  {
    method: 'get',
    path: '/metrics',
    summary: 'Numbers for Prometheus, where the setting METRICS_TOKEN is there.',
    access: 'metrics',
    answer: { 'text/plain': null },
    isAlone: true,
    failures: ['not_found'],
  },
];

const KEYS_OF_ACCESS: Record<string, ErrorKey[]> = {
  public: [],
  metrics: ['unauthenticated'],
  member: ['unauthenticated', 'key_invalid'],
  session: ['unauthenticated', 'key_invalid', 'session_required'],
};
const KEYS_OF_PERMISSION: ErrorKey[] = ['unauthenticated', 'key_invalid', 'forbidden', 'too_many_requests'];

/** All that a route may fail with, except for what nobody expected. */
export function failuresOf({ access, method, params, query, body, isAlone, failures = [] }: DocumentedRoute): ErrorKey[] {
  return [
    ...(params || query || body ? ['invalid_input' as const] : []),
    ...(KEYS_OF_ACCESS[access] ?? KEYS_OF_PERMISSION),
    ...(method === 'post' ? (['foreign_origin', 'not_json', 'too_large', 'scope_required'] as const) : []),
    ...failures,
    ...(isAlone ? [] : ['unavailable' as const]),
  ];
}
