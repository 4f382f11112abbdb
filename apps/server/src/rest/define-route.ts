import { isPermission, type Permission } from '@onceware/api/kernel/permissions.contract';
import type { KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import { type Permitted, requirePermission } from '@onceware/api/kernel/require-permission';
import type { Call } from '@onceware/api/kernel/call';
import { requireActor, requireScope, requireSession, type SignedIn } from '@onceware/api/kernel/actor';
import type { Previews } from '@onceware/api/outlets/previews/previews';
import type { ErrorKey } from '@onceware/api/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallOf } from '../plugins/session.ts';
import { cacheable } from './files/cacheable.ts';
import { type Contents, type InputSchemas, type Method, readerOf } from './read-input.ts';
import type { Services } from '@onceware/api/kernel/services';

const JSON_TYPE = 'application/json';
const JSON_UTF8 = 'application/json; charset=utf-8';

/**
 * Callers allowed: anybody; a member by session or API key, or by session alone; holders of a permission; readers of
 * the metrics.
 */
export type Access = 'public' | 'member' | 'session' | 'metrics' | Permission;

interface Described {
  method: Method;
  /** `/api/deals/{id}` */
  path: string;
  /** Names it once and for all: generators make a function's name of it. */
  operationId: string;
  tag: 'Catalog' | 'Collections' | 'Chat' | 'Notifications' | 'Account' | 'Administration' | 'Service';
  summary: string;
  access: Access;
  /** Scope that an API key needs. */
  scope?: KeyScope;
  /** Answers 304 to clients that have it already. */
  isCacheable?: boolean;
  /** Answers range requests with a part of the bytes. */
  isRanged?: boolean;
  /** Answers without the database, so even while that is away. */
  isAlone?: boolean;
  /** Takes an `Idempotency-Key`: what is sent again with it has its effect once. */
  isIdempotent?: boolean;
  /** A body that is sent and an answer to it, as the document shows them. */
  example?: { body?: object; answer?: object };
  /** Open to everybody with its address, from any origin, without key or cookie. */
  isOpenAddress?: boolean;
  /** Failures of its own; those that follow from all the rest are not named here. */
  failures?: ErrorKey[];
}

/** Downloads for use outside the site; null if not built. */
export interface Downloads {
  client: Buffer | null;
  cli: Buffer | null;
  extension: Buffer | null;
}

/** Values that the server gives its routes beside the services. */
export interface Site {
  /** Address of the site itself, without a trailing slash. */
  publicUrl: string;
  /** Token by which a mail service tells of mails that did not arrive; null: none may. */
  mailEventsToken: string | null;
  /** Addresses for reporting a vulnerability. */
  securityContacts: readonly string[];
  downloads: Downloads;
  /** Draws what pages are shown by elsewhere. */
  previews: Previews;
  /** The OpenAPI document. */
  document(): object;
  /** @throws unavailable while the database takes no changes */
  ready(): Promise<void>;
  /**
   * Metrics for Prometheus; null if nothing is measured.
   * @throws unauthenticated without the token
   */
  metrics: ((authorization: string | undefined) => Promise<{ type: string; text: string }>) | null;
}

/** Dependencies for serving all routes. */
interface Serving {
  services: Services;
  callOf: CallOf;
  site: Site;
}

/** Route as the document describes it and Fastify serves it. */
export interface Route extends Described, InputSchemas {
  answer: Contents;
  register(app: FastifyInstance, serving: Serving): void;
}

/** Context that a handler may need in addition to the caller and the input. */
export interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  site: Site;
  /** Aborted when the caller has left. */
  signal(): AbortSignal;
}

type CallerFor<Of extends Access> = Of extends 'public' | 'metrics'
  ? Services
  : Of extends Permission
    ? Permitted<Of, Call>
    : SignedIn<Call>;

interface Declared<Of extends Access, Input> extends Described {
  access: Of;
  /** The part of the product whose connections it uses. */
  part?: string;
  /** Input as the procedure takes it; fields that the path does not name are in the query or the body. */
  input?: z.ZodType<Input>;
  /** Fields of `input`, where that is more than an object. */
  fields?: z.ZodObject;
  bodyLimit?: number;
  /** JSON, unless the content types are named. */
  answer: z.ZodType | Contents;
  /** Once a change was made. */
  afterChange?(caller: CallerFor<Of>): void;
  /** Answers what becomes JSON, or JSON as text, or sends by itself and answers the reply. */
  handler(caller: CallerFor<Of>, input: Input, asked: Asked): Promise<object | string> | object | string;
}

/** A route of REST, declared once: from this come Fastify's route, what is parsed, and the OpenAPI document. */
export function defineRoute<const Of extends Access, Input = undefined>(declared: Declared<Of, Input>): Route {
  const { part, input, fields, bodyLimit, answer, afterChange, handler, ...described } = declared;
  const { method, path, access, isCacheable } = described;
  const isRead = method === 'get';
  const scope = described.scope ?? (isRead || isOpen(access) ? undefined : 'write');
  const { read, ...documented } = readerOf({ method, path, input, fields });

  return {
    ...described,
    ...documented,
    ...(scope && { scope }),
    answer: answer instanceof z.ZodType ? { [JSON_TYPE]: answer } : answer,
    register(app, serving) {
      const { services, site } = serving;
      const own = part === undefined ? services : { ...services, database: services.database.share(part) };
      const callOf = callIn(part, serving);
      const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<CallerFor<Of>> => {
        const caller = isOpen(access) ? own : await admit(await callOf(request, reply), { ...described, scope });
        return caller as CallerFor<Of>;
      };
      app.route({
        method: method.toUpperCase(),
        url: urlOf(path),
        ...(bodyLimit && { bodyLimit }),
        ...(described.isOpenAddress && { config: { isOpenAddress: true } }),
        // Before the body is read: a stranger learns nothing of what would be valid, and is no work.
        ...(!isRead &&
          !isOpen(access) && {
            onRequest: async (request: FastifyRequest, reply: FastifyReply) => void (await callerOf(request, reply)),
          }),
        async handler(request, reply) {
          const caller = await callerOf(request, reply);
          const signal = () => leavingOf(reply);
          const answered: object | string | undefined = await handler(caller, read(request), {
            request,
            reply,
            site,
            signal,
          });
          if (!isRead) afterChange?.(caller);
          // A reply that was awaited is nothing: it has been sent. What is returned Fastify sends without waiting for its end.
          if (isCacheable && answered !== undefined) return cacheable(request, reply, answered);
          if (typeof answered === 'string') reply.type(JSON_UTF8);
          return answered;
        },
      });
    },
  };
}

/** Calls that use the connections of a part of the product, as the procedures of that name do (T33). */
export function callIn(part: string | undefined, { callOf }: Pick<Serving, 'callOf'>): CallOf {
  if (part === undefined) return callOf;
  return async (request, reply) => {
    const call = await callOf(request, reply);
    return { ...call, database: call.database.share(part) };
  };
}

/** Converts a path to Fastify's syntax. */
export const urlOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const isOpen = (access: Access): boolean => access === 'public' || access === 'metrics';

async function admit(call: Call, { method, path, access, scope }: Described): Promise<Call> {
  if (access === 'session') requireSession(call);
  else requireActor(call);
  const admitted = isPermission(access)
    ? await requirePermission(call, access, `${method.toUpperCase()} ${path}`)
    : call;
  if (scope) requireScope(call, scope);
  return admitted;
}

function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
  return leaving.signal;
}
