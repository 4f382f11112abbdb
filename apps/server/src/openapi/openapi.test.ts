import { Validator } from '@seriousme/openapi-schema-validator';
import { ERRORS } from '@onceware/api/kernel/errors';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, urlOf } from '../rest/define-route.ts';
import { ROUTES } from '../rest/routes.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { failuresOf } from './failures-of.ts';
import { casesIn } from './testing/cases.ts';
import { requestsIn, type Requests } from './testing/requests.ts';
import { MAIL_EVENTS_TOKEN, createWorld, inBrokenDatabase, type World } from './testing/world.ts';

interface MediaType {
  schema?: object;
}
interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, MediaType> }> }>>;
  components: { schemas: object };
}

let world: World;
let requests: Requests;
let cases: ReturnType<typeof casesIn>;
let document: Documented;

beforeAll(async () => {
  world = await createWorld();
  requests = requestsIn(world);
  cases = casesIn(world, requests);
  document = (await world.server.visitor.get('/api/openapi.json')).json();
});
afterAll(() => world.server.close());

/** Fails unless status, content type and body are in the document. */
function check(route: Route, answer: LightMyRequestResponse, status: string = String(answer.statusCode)): void {
  const response = document.paths[route.path]?.[route.method]?.responses[status];
  expect(response, `${route.method} ${route.path} answered ${status}: ${answer.body.slice(0, 300)}`).toBeDefined();
  expect(answer.headers['x-request-id']).toBeDefined();
  if (status === '304') return;
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  expect(Object.keys(response?.content ?? {})).toContain(type);
  const schema = response?.content?.[type]?.schema;
  if (!schema) return;
  const bodies = type === 'application/x-ndjson' ? answer.body.split('\n').filter(Boolean) : [answer.body];
  for (const body of bodies) expect(problemsOf(schema, JSON.parse(body))).toEqual([]);
}

/** Most failures have the same schema, and a schema takes longer to compile than its answers to be sent. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  return ajv.compile(JSON.parse(whole) as object);
}

function problemsOf(schema: object, value: unknown): unknown[] {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? validatorOf(schema);
  validators.set(key, validate);
  validate(value);
  return validate.errors ?? [];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 (API-06)', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every route that is registered, and nothing else (API-06)', () => {
    const described = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${urlOf(path)}`);
    expect(described.toSorted()).toEqual(registeredRoutes(world.server.app).toSorted());
  });

  it('shows examples that are what the routes take and answer (API-06, LIVE-12)', () => {
    const shown = ROUTES.flatMap(({ operationId, body, answer, example }) => [
      [`${operationId} takes`, body?.['application/json'], example?.body] as const,
      [`${operationId} answers`, answer['application/json'], example?.answer] as const,
    ]).filter(([, , value]) => value !== undefined);
    expect(shown.length).toBeGreaterThan(10);
    for (const [name, schema, value] of shown)
      expect([name, schema?.safeParse(value).error]).toEqual([name, undefined]);
  });

  it('holds no schema of an answer that takes what it does not name (API-06)', () => {
    const text = JSON.stringify(document.components.schemas);
    expect(text.match(/"type":"object"/g)?.length).toBe(
      (text.match(/"additionalProperties":false/g)?.length ?? 0) + (text.match(/"propertyNames"/g)?.length ?? 0),
    );
  });
});

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
  it('answers as the document says when all is well (API-06)', async () => {
    const answer = await requests.send(route, world.owner);
    expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
    check(route, answer);
    for (const ask of cases.moreSuccessesOf(route)) {
      const more = await ask();
      expect([more.statusCode, more.statusCode === 200 || more.body]).toEqual([200, true]);
      check(route, more);
    }
    if (!route.isCacheable) return;
    const again = await requests.send(route, world.owner, {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    check(route, again);
  });

  it.each(failuresOf(route))('fails with %s as the document says (API-06, API-02)', async (key) => {
    const answer = await cases.failWith(route, key);
    expect([answer.statusCode, answer.json().error.code]).toEqual([ERRORS[key].status, key]);
    check(route, answer);
  });
});

it('whatever else breaks is answered as the document says (API-06, API-02)', async () => {
  await inBrokenDatabase(
    'alter schema public rename to gone',
    async (browser) => {
      for (const route of ROUTES.filter(({ isAlone, path }) => !isAlone && path !== '/health/ready')) {
        const answer = await requests.send(route, browser);
        expect([route.path, answer.statusCode]).toEqual([route.path, 500]);
        check(route, answer, 'default');
      }
    },
    { MAIL_EVENTS_TOKEN },
  );
});
