import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { appRouter } from '@onceware/api/composition/router';
import { makeDeal } from '@onceware/api/testing/factories';
import type { AnyProcedure } from '@trpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../rest/define-route.ts';
import { ROUTES } from '../rest/routes.ts';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

const NAUGHTY = JSON.parse(
  readFileSync(new URL('../../../../packages/api/src/testing/blns.json', import.meta.url), 'utf8'),
) as string[];
// oxlint-disable-next-line no-control-regex -- the control characters are what it looks for
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Times as many runs, for longer than a gate takes. */
const TIMES = Number(process.env.PROPERTY_RUNS ?? '1');

let server: TestServer;
let mine: TestBrowser;
let collectionId: string;
let entity: { entityType: 'deal'; entityId: string };

beforeAll(async () => {
  server = await createTestServer();
  mine = await server.signedIn();
  await mine.act('ensure_defaults');
  collectionId = (await mine.get('/api/user-collections')).json().collections[0].id;
  entity = { entityType: 'deal', entityId: (await makeDeal(server.services.database)).id };
});
afterAll(() => server.close());

describe('naughty strings', () => {
  it('as notes come back byte for byte, or are refused for their control characters (T26)', async () => {
    for (const notes of NAUGHTY) {
      const added = await mine.act('add_item', { collectionId, ...entity, notes });
      expect(added.statusCode).toBe(REFUSED.test(notes) ? 400 : 200);
      if (added.statusCode === 400) continue;
      const { items } = (await mine.get(`/api/user-collections/items?collectionId=${collectionId}`)).json();
      expect(items[0].notes).toBe(notes);
      await mine.act('remove_item', { collectionId, ...entity });
    }
  });

  it('as names of people come back trimmed, or are refused (T26)', async () => {
    for (const [n, name] of NAUGHTY.entries()) {
      const person = { name, email: `naughty-${n}@example.com`, password: 'a long enough one' };
      const isLine =
        !REFUSED.test(name) && !/[\t\n\r]/.test(name) && name.trim() !== '' && Array.from(name).length <= 100;
      // Hashing five hundred passwords would take long: every twentieth that is taken is enough.
      if (isLine && n % 20 !== 0) continue;
      const answer = await server.visitor.mutate('auth.signUp', person);
      expect([name, answer.statusCode]).toEqual([name, isLine ? 200 : 400]);
      if (!isLine) continue;
      const [cookie] = answer.cookies;
      const session = await server.browser(`${cookie?.name}=${cookie?.value}`).query('auth.session');
      expect(session.json().result.data.json.user.name).toBe(name.trim());
    }
  });
});

describe('random input', () => {
  const procedures = Object.entries<unknown>(appRouter._def.procedures);
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        collectionId: fc.oneof(fc.uuid(), fc.string()),
        entityType: fc.constantFrom('deal', 'tool', 'user', '', null),
        entityId: fc.oneof(fc.uuid(), fc.jsonValue()),
        itemId: fc.uuid(),
        fromCollectionId: fc.uuid(),
        toCollectionId: fc.uuid(),
        notes: fc.string({ unit: 'binary' }),
        q: fc.string({ unit: 'binary' }),
        ref: fc.string({ unit: 'binary' }),
        cursor: fc.string(),
        limit: fc.double(),
        minPrice: fc.double(),
        name: fc.string(),
        email: fc.string(),
        password: fc.string(),
        action: fc.constantFrom('ensure_defaults', 'add_item', 'remove_item', 'move_item', 'x', 1),
      },
      { requiredKeys: [] },
    ),
  );
  const isDiscreet = ({ statusCode, body }: { statusCode: number; body: string }) =>
    statusCode < 500 && !/node_modules|\.ts:\d|select |insert /i.test(body);

  it.each(procedures)('%s answers it without a 5xx and without internal details (T24)', async (path, procedure) => {
    const isQuery = (procedure as AnyProcedure)._def.type === 'query';
    await fc.assert(
      fc.asyncProperty(anything, async (input) => {
        const answer = await (isQuery ? mine.query(path, input) : mine.mutate(path, input));
        expect(answer).toSatisfy(isDiscreet);
      }),
      { numRuns: (path.startsWith('auth.') ? 10 : 25) * TIMES },
    );
  });

  const routes = ROUTES.filter(({ params, query, body }) => params ?? query ?? body);
  const field = fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme' }));
  const fieldsOf = (schema: Route['params']) =>
    Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, field]));

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers it likewise (T24)',
    async (_name, { method, path, params, query, body: takes }) => {
      const sent = fc.tuple(fc.record(fieldsOf(params)), fc.record(fieldsOf(query), { requiredKeys: [] }), anything);
      await fc.assert(
        fc.asyncProperty(sent, async ([named, asked, body]) => {
          const url = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''))}?${new URLSearchParams(asked as Record<string, string>).toString()}`;
          expect(
            await (method === 'get' ? mine.get(url) : mine.change(method, url, takes && (body ?? null))),
          ).toSatisfy(isDiscreet);
        }),
        { numRuns: (path === '/api/user-collections' ? 60 : 25) * TIMES },
      );
    },
  );
});

describe('requests that are no proper HTTP or JSON', () => {
  async function raw(text: string): Promise<string> {
    const address = server.app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
    const socket = connect(address.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.write(text, 'latin1');
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  const post = (headers: string, body: string) =>
    `POST /api/user-collections HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\ncookie: ${mine.cookie}\r\nconnection: close\r\n${headers}\r\n${body}`;

  it('answer 4xx, and the server goes on (T25)', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const nested = '['.repeat(10_000) + ']'.repeat(10_000);
    const requests = [
      post('transfer-encoding: chunked\r\n', 'ZZ\r\nhello\r\n0\r\n\r\n'),
      post('content-length: 5\r\ncontent-length: 50\r\n', 'hello'),
      post(`x-large: ${'x'.repeat(64 * 1024)}\r\n`, ''),
      post(`content-length: ${nested.length}\r\n`, nested),
      post('content-length: 4\r\n', '"\xff\xfe"'),
      'GET /api/deals/%00 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      'GET /api/deals/%ff%fe HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      'GET /api/\u0000 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    ];
    for (const request of requests) expect(await raw(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await mine.get('/health/live')).statusCode).toBe(200);
  });
});
