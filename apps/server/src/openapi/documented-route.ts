import type { Permission } from '@onceware/api/access/access.contract';
import type { KeyScope } from '@onceware/api/access/key-scopes.contract';
import type { ErrorKey } from '@onceware/api/core/errors';
import type { z } from 'zod';

/** By content type; null where there is no schema. An answer's schema has a name. */
export type Contents = Record<string, z.ZodType | null>;

export interface DocumentedRoute {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** As Fastify has it, where that is one for several paths of the document. */
  registered?: string;
  /** Names it once and for all: generators make a function's name of it. */
  operationId: string;
  tag: 'Catalog' | 'Collections' | 'Account' | 'Administration' | 'Service';
  summary: string;
  /** Who may: anybody; a member by session or API key, or by session alone; who holds a permission; who reads the metrics. */
  access: 'public' | 'member' | 'session' | 'metrics' | Permission;
  /** What an API key must have been allowed. */
  scope?: KeyScope;
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
