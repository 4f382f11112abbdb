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
import { catalogImportInput } from '@onceware/api/catalog/import/import.contract';
import {
  addItemInput,
  collectionInput,
  exportInput,
  moveItemInput,
  removeItemInput,
} from '@onceware/api/collections/collections.contract';
import type { ErrorKey } from '@onceware/api/core/errors';
import { gravatarInput } from '@onceware/api/gravatar/gravatar.contract';
import { exportPurchasesInput } from '@onceware/api/purchases/purchases.contract';
import { z } from 'zod';
import { apiPageFileInput } from '../rest/site/api-page.ts';
import { catalogOperations } from '../rest/catalog.ts';
import { collectionsOperations } from '../rest/collections.ts';
import * as answers from './answers.ts';
import { collectionChange, collections, items } from './collections-answers.ts';
import type { DocumentedRoute } from './documented-route.ts';
import { accountFile, collectionsFile } from './files.ts';

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
    operationId: 'loadUserCollections',
    tag: 'Collections',
    summary: 'Your collections with their items, favourites first.',
    access: 'member',
    answer: { [JSON_TYPE]: collections },
  },
  {
    method: 'post',
    path: '/api/user-collections',
    operationId: 'changeUserCollections',
    tag: 'Collections',
    summary: 'Changes your collections: makes the default ones, adds, removes or moves an item.',
    access: 'member',
    scope: 'write',
    body: { [JSON_TYPE]: collectionActions },
    answer: { [JSON_TYPE]: collectionChange },
    failures: ['not_found', 'item_not_found', 'item_exists', 'collection_full', 'id_taken', 'defaults_failed'],
  },
  {
    method: 'get',
    path: '/api/user-collections/items',
    operationId: 'loadUserCollectionItems',
    tag: 'Collections',
    summary: 'The items of one of your collections, in its order.',
    access: 'member',
    query: collectionInput,
    answer: { [JSON_TYPE]: items },
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/api/user-collections/export',
    operationId: 'exportCollections',
    tag: 'Collections',
    summary: 'Your collections, or one of them, as a file.',
    access: 'member',
    query: exportInput,
    answer: { [JSON_TYPE]: collectionsFile, ...CSV },
    failures: ['not_found'],
  },
  ...catalogOperations,
  ...collectionsOperations,
  {
    method: 'get',
    path: '/api/gravatar/exists',
    operationId: 'hasGravatar',
    tag: 'Account',
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
    operationId: 'getAvatar',
    tag: 'Account',
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
    operationId: 'exportAccount',
    tag: 'Account',
    summary: 'Everything that is kept of you, as a file.',
    access: 'session',
    answer: { [JSON_TYPE]: accountFile },
  },
  {
    method: 'get',
    path: '/api/account/purchases/export',
    operationId: 'exportPurchases',
    tag: 'Account',
    summary: 'Your purchases as a file; with their licence codes where `codes` is 1.',
    access: 'member',
    query: exportPurchasesInput,
    answer: CSV,
    failures: ['scope_required'],
  },
  ...Object.entries(adminTables).map(([table, [access, query]]): DocumentedRoute => ({
    method: 'get',
    path: `/api/admin/${table}/export`,
    operationId: `export${table[0]?.toUpperCase()}${table.slice(1)}`,
    tag: 'Administration',
    registered: '/api/admin/{table}/export',
    summary: `The table of ${table}, as far as the filters leave it, as a file.`,
    access,
    query,
    answer: CSV,
  })),
  {
    method: 'post',
    path: '/api/admin/catalog/import',
    operationId: 'importCatalog',
    tag: 'Administration',
    summary:
      'Imports tools and deals from a file of at most 256 MiB; the answer tells line by line how it goes and ends with a summary or an error.',
    access: 'admin.catalog',
    scope: 'write',
    query: catalogImportInput,
    body: { [JSON_TYPE]: null, ...CSV },
    answer: { 'application/x-ndjson': answers.importLine },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'getOpenApi',
    tag: 'Service',
    summary: 'This document.',
    access: 'public',
    answer: { [JSON_TYPE]: null },
    isCacheable: true,
    isAlone: true,
  },
  {
    method: 'get',
    path: '/api',
    operationId: 'getApiPage',
    tag: 'Service',
    summary: 'This document as a page to read and to try.',
    access: 'public',
    answer: { 'text/html': null },
    isAlone: true,
  },
  {
    method: 'get',
    path: '/api/page/{file}',
    operationId: 'getApiPageFile',
    tag: 'Service',
    summary: 'What that page is made of.',
    access: 'public',
    params: apiPageFileInput,
    answer: { 'text/javascript': null, 'text/css': null },
    isAlone: true,
  },
  {
    method: 'get',
    path: '/client/onceware-client.tgz',
    operationId: 'getClient',
    tag: 'Service',
    summary: 'The typed client that fits this server, as a package for npm.',
    access: 'public',
    answer: { 'application/gzip': null },
    isAlone: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/.well-known/security.txt',
    operationId: 'getSecurityContact',
    tag: 'Service',
    summary: 'Whom to tell of a hole (RFC 9116), where the setting SECURITY_CONTACT is there.',
    access: 'public',
    answer: { 'text/plain': null },
    isAlone: true,
    failures: ['not_found'],
  },
  {
    method: 'get',
    path: '/health/live',
    operationId: 'isLive',
    tag: 'Service',
    summary: 'The process answers.',
    access: 'public',
    answer: { [JSON_TYPE]: answers.health },
    isAlone: true,
  },
  {
    method: 'get',
    path: '/health/ready',
    operationId: 'isReady',
    tag: 'Service',
    summary: 'Its database also takes changes and has room for them.',
    access: 'public',
    answer: { [JSON_TYPE]: answers.health },
  },
  {
    method: 'get',
    path: '/metrics',
    operationId: 'getMetrics',
    tag: 'Service',
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
export function failuresOf({
  access,
  method,
  params,
  query,
  body,
  isAlone,
  failures = [],
}: DocumentedRoute): ErrorKey[] {
  return [
    ...(params || query || body ? (['invalid_input'] as const) : []),
    ...(KEYS_OF_ACCESS[access] ?? KEYS_OF_PERMISSION),
    ...(method === 'get' ? [] : (['foreign_origin', 'scope_required'] as const)),
    ...(body ? (['not_json', 'too_large'] as const) : []),
    ...failures,
    ...(isAlone ? [] : ['unavailable' as const]),
  ];
}
