import { components, failure } from '@onceware/api/kernel/answers';
import { type ErrorKey, ERRORS } from '@onceware/api/kernel/errors';
import { bounded } from '@onceware/api/kernel/list';
import { z } from 'zod';
import type { Route } from '../rest/define-route.ts';

import { failuresOf } from './failures-of.ts';

/** Version of the REST routes; it changes with what they take and return. */
const VERSION = '1.2.0';

/** In the order of their importance to a tool. */
const TAGS: Record<Route['tag'], string> = {
  Catalog: 'Deals and tools, open to everybody.',
  Collections: 'Your collections. Paths of /api/user-collections answer them whole, those of /api/collections by page.',
  Chat: 'Rooms of the chat, their messages, and what happens there.',
  Notifications: 'What you are told: in the bell, and by other ways.',
  Account: 'What is kept of you, and pictures.',
  Administration: 'With a permission of the administration.',
  Service: 'The service itself.',
};

const refTo = (id: string) => `#/components/schemas/${id}`;

interface Schema {
  [keyword: string]: unknown;
}

/** These two are for schemas that stand alone. */
const embedded = ({ $schema: _schema, $id: _id, ...schema }: Schema): Schema => schema;
const inputSchema = (schema: z.core.$ZodType): Schema =>
  embedded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeList }));

/**
 * Describes the parts of schemas that are checked as a whole first (kernel/list.ts) and so do not describe them
 * themselves.
 */
function describeList({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const list = bounded.get(zodSchema);
  const { def } = zodSchema._zod;
  if (list)
    Object.assign(jsonSchema, { type: 'array', maxItems: list.max, items: inputSchema(list.values as z.ZodType) });
  else if (def.type === 'pipe' && def.in._zod.def.type === 'custom') Object.assign(jsonSchema, inputSchema(def.out));
}

function answerSchema(schema: z.ZodType): Schema {
  const known = components.get(schema);
  if (!known) throw new Error('The schema of an answer needs a name.');
  return { $ref: refTo(known.id) };
}

const content = (types: Route['answer'], toSchema: (schema: z.ZodType) => Schema, example?: object) =>
  Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [
      type,
      { ...(schema && { schema: toSchema(schema) }), ...(example && { example }) },
    ]),
  );

function parameters({ params, query, isCacheable, isRanged, isIdempotent }: Route): Schema[] {
  const all = [
    ['path', params],
    ['query', query],
  ] as const;
  const listed = all.flatMap(([place, schema]) => {
    const { properties = {}, required = [] } = schema
      ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeList })
      : {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      // A list is its entries with commas between them.
      ...(typeof property === 'object' && property.type === 'array' && { style: 'form', explode: false }),
      schema: property,
    }));
  });
  const sent = [
    ...(isCacheable ? ['if-none-match'] : []),
    ...(isRanged ? ['range', 'if-range'] : []),
    ...(isIdempotent ? ['idempotency-key'] : []),
  ];
  return [...listed, ...sent.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }))];
}

const headers = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };

/** A failure's body with exactly the keys that it may have here. */
const failed = (keys: readonly [ErrorKey, ...ErrorKey[]]) => ({
  description: keys.map((key) => `\`${key}\`: ${ERRORS[key].sentence}`).join('\n\n'),
  headers: {
    ...headers,
    ...(keys.includes('too_many_requests') && {
      'retry-after': { schema: { type: 'integer' }, description: 'Seconds.' },
    }),
  },
  content: { 'application/json': { schema: embedded(z.toJSONSchema(failure(keys))) } },
});

function responses(route: Route): Schema {
  const byStatus = new Map<number, [ErrorKey, ...ErrorKey[]]>();
  for (const key of failuresOf(route)) {
    const { status } = ERRORS[key];
    byStatus.set(status, [...(byStatus.get(status) ?? []), key] as [ErrorKey, ...ErrorKey[]]);
  }
  return {
    200: {
      description: route.summary,
      headers,
      content: content(route.answer, answerSchema, route.example?.answer),
    },
    ...(route.isRanged && {
      206: { description: 'The part that was asked for.', headers, content: content(route.answer, answerSchema) },
      416: { description: 'There is no such part.', headers },
    }),
    ...(route.isCacheable && { 304: { description: 'What you have is still the same.', headers } }),
    ...Object.fromEntries([...byStatus].map(([status, keys]) => [status, failed(keys)])),
    default: failed(['internal']),
  };
}

const SECURITY: Record<string, object[]> = {
  public: [],
  metrics: [{ metricsToken: [] }],
  session: [{ session: [] }],
};
const SESSION_OR_KEY = [{ session: [] }, { apiKey: [] }];

function operation(route: Route): Schema {
  const { access, body, operationId, scope, summary, tag } = route;
  const needs = [
    access.includes('.') && `Needs the permission \`${access}\`.`,
    scope && `An API key needs the scope \`${scope}\`.`,
  ].filter(Boolean);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(needs.length > 0 && { description: needs.join(' ') }),
    security: SECURITY[access] ?? SESSION_OR_KEY,
    parameters: parameters(route),
    ...(body && { requestBody: { required: true, content: content(body, inputSchema, route.example?.body) } }),
    responses: responses(route),
  };
}

/** The REST routes as an OpenAPI 3.1 document (API-06), made of the schemas that check what comes in. */
export function openApiDocument(
  routes: readonly Route[],
  options: { publicUrl: string; sessionCookie: string },
): Schema {
  const { schemas } = z.toJSONSchema(components, { uri: refTo });
  const paths: Record<string, Schema> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onceware',
      version: VERSION,
      description: [
        'What visitors may read needs nothing. All else needs a session, or an API key made at [/account/api-keys](/account/api-keys) and sent as `Authorization: Bearer onc_…`. Changes by a session come from the site itself (`Origin`); a key needs no `Origin`.',
        `The same for JavaScript and TypeScript, with types: \`npm install ${options.publicUrl}/client/onceware-client.tgz\`. From a shell: \`npm install --global ${options.publicUrl}/client/onceware-cli.tgz\`.`,
      ].join('\n\n'),
    },
    servers: [{ url: options.publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, embedded(schema)])),
      headers: { RequestId: { description: 'Names the request in the log.', schema: { type: 'string' } } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: options.sessionCookie },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key made at /account/api-keys.' },
        metricsToken: { type: 'http', scheme: 'bearer', description: 'The setting METRICS_TOKEN.' },
      },
    },
  };
}
