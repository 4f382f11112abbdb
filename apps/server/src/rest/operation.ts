import type { KeyScope } from '@onceware/api/access/key-scopes.contract';
import { type Call, requireActor, requireScope } from '@onceware/api/core/call';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DocumentedRoute } from '../openapi/documented-route.ts';
import type { CallOf } from '../plugins/session.ts';
import { sendCacheable } from './files/cacheable.ts';

const JSON_TYPE = 'application/json';

/** A route that gives what it is sent to a service, and answers JSON: the document and Fastify read the same declaration. */
export interface Operation extends DocumentedRoute {
  bodyLimit?: number;
  /** Throws for who may not, before the body is read: a stranger learns nothing of what would be valid, and is no work. */
  admit?(call: Call): void;
  answerTo(
    request: FastifyRequest,
    from: { services: Services; callOf: () => Promise<Call>; signal: AbortSignal },
  ): Promise<object>;
}

interface Declared<Input> extends Omit<
  DocumentedRoute,
  'access' | 'scope' | 'params' | 'query' | 'body' | 'answer' | 'registered'
> {
  /** As the procedure takes it; what the path does not name stands in the query or the body. */
  input: z.ZodType<Input>;
  /** Where `input` is more than an object. */
  fields?: z.ZodObject;
  answer: z.ZodType;
  bodyLimit?: number;
}

interface OfEverybody<Input> extends Declared<Input> {
  access: 'public';
  run(services: Services, input: Input): Promise<object>;
}

interface OfMembers<Input> extends Declared<Input> {
  access: 'member';
  /** Of a key; unless it is said, `write` to change anything. */
  scope?: KeyScope;
  /** `signal`: whoever asked has left. */
  run(call: Call, input: Input, signal: AbortSignal): Promise<object>;
}

/** Declares an operation of everybody's, who is not looked at, or of a member's. */
export function operation<Input>(declared: OfEverybody<Input> | OfMembers<Input>): Operation {
  const { input, fields = input instanceof z.ZodObject ? input : null, answer, bodyLimit, ...rest } = declared;
  const isRead = rest.method === 'get';
  const scope = declared.access === 'member' ? (declared.scope ?? (isRead ? undefined : 'write')) : undefined;
  const hasBody = !isRead && rest.method !== 'delete';
  const { params, others } = apart(fields, rest.path);
  const readQuery = queryReader(isRead ? others : undefined);

  const read = (request: FastifyRequest): Input => {
    const sent = hasBody ? request.body : readQuery(request.query as Record<string, unknown>);
    return input.parse(isObject(sent) ? { ...sent, ...(request.params as object) } : sent);
  };
  const admit = (call: Call): void => {
    requireActor(call);
    if (scope) requireScope(call, scope);
  };
  return {
    ...rest,
    ...(scope && { scope }),
    ...(declared.access === 'member' && { admit }),
    ...(params && { params }),
    ...(isRead && others && { query: others }),
    ...(hasBody && { body: { [JSON_TYPE]: others ?? (fields ? z.object({}) : input) } }),
    answer: { [JSON_TYPE]: answer },
    ...(bodyLimit && { bodyLimit }),
    async answerTo(request, { services, callOf, signal }) {
      if (declared.access === 'public') return declared.run(services, read(request));
      return declared.run(await callOf(), read(request), signal);
    },
  };
}

/** The fields that the path names, and the others. */
function apart(fields: z.ZodObject | null, path: string): { params?: z.ZodObject; others?: z.ZodObject } {
  const isNamed = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const shape = Object.entries(fields?.shape ?? {});
  const objectOf = (some: typeof shape) => (some.length > 0 ? z.object(Object.fromEntries(some)) : undefined);
  const [params, others] = [objectOf(shape.filter(isNamed)), objectOf(shape.filter((field) => !isNamed(field)))];
  return { ...(params && { params }), ...(others && { others }) };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A query is text: what the schema has as numbers and truth values becomes that, where it reads as such. */
function queryReader(fields: z.ZodObject | undefined): (query: Record<string, unknown>) => Record<string, unknown> {
  const { properties = {} } = fields ? z.toJSONSchema(fields, { io: 'input' }) : {};
  const typesOf = (property: z.core.JSONSchema._JSONSchema | undefined): unknown[] =>
    typeof property === 'object' ? [property.type, ...(property.anyOf ?? []).flatMap(typesOf)] : [];
  const isTyped = (name: string, types: string[]) =>
    typesOf(properties[name]).some((type) => types.includes(String(type)));
  const valueOf = (name: string, text: unknown) => {
    if (typeof text !== 'string') return text;
    if (isTyped(name, ['number', 'integer']) && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return Number(text);
    return isTyped(name, ['boolean']) && (text === 'true' || text === 'false') ? text === 'true' : text;
  };
  return (query) => Object.fromEntries(Object.entries(query).map(([name, text]) => [name, valueOf(name, text)]));
}

/** Serves them; each part's calls use its share of the database's connections, as the procedures of the same name do (T33). */
export function registerOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  from: { services: Services; callOf: CallOf },
): void {
  for (const { method, path, bodyLimit, isCacheable, admit, answerTo } of operations) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.route({
      method: method.toUpperCase(),
      url,
      ...(bodyLimit && { bodyLimit }),
      ...(admit && { onRequest: async (request, reply) => admit(await from.callOf(request, reply)) }),
      async handler(request, reply) {
        const leaving = new AbortController();
        reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
        const answer = await answerTo(request, {
          services: from.services,
          callOf: () => from.callOf(request, reply),
          signal: leaving.signal,
        });
        return isCacheable ? sendCacheable(request, reply, answer) : answer;
      },
    });
  }
}
