import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeDeal } from '@onceware/api/testing/factories';
import { createOncewareClient } from '@onceware/api/composition/client';
import { appRouter } from '@onceware/api/composition/router';
import { TRPCClientError } from '@trpc/client';
import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../rest/routes.ts';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** `auth.signIn`, `collections.load`, … with what kind each is. */
const procedures = Object.entries<unknown>(appRouter._def.procedures).map(([path, procedure]) => ({
  path,
  type: (procedure as AnyProcedure)._def.type,
}));

describe('the list of procedures that answer without a session', () => {
  it('is complete (T12)', async () => {
    const open: string[] = [];
    for (const { path, type } of procedures) {
      const answer = await (type === 'query' ? server.visitor.query(path) : server.visitor.mutate(path));
      if (answer.statusCode !== 401) open.push(path);
    }
    expect(open.toSorted()).toEqual([
      'auth.confirmEmailChange',
      'auth.requestReset',
      'auth.resetPassword',
      'auth.session',
      'auth.signIn',
      'auth.signOut',
      'auth.signUp',
      'auth.verifyEmail',
      'catalog.cards',
      'catalog.compare',
      'catalog.currencies',
      'catalog.deal',
      'catalog.facets',
      'catalog.home',
      'catalog.priceHistory',
      'catalog.searchDeals',
      'catalog.searchTools',
      'catalog.seen',
      'catalog.suggest',
      'catalog.tool',
      'collections.shared',
      'contact.send',
      'legal.page',
      // By the link of a mail, whose token says whose choices they are.
      'notifications.chooseByMail',
      'notifications.endMail',
      'notifications.mailChoices',
      'profiles.card',
      'profiles.get',
      'profiles.reviews',
      'publishing.directory',
      'reviews.list',
    ]);
  });
});

describe('mutations', () => {
  const mutations = procedures.filter(({ type }) => type === 'mutation').map(({ path }) => path);

  it.each(mutations)(
    '%s refuses foreign, null and missing origins, other content types and GET (T09)',
    async (path) => {
      const mine = await server.signedIn();
      const address = `/trpc/${path}`;
      for (const origin of ['https://evil.example', 'null', '']) {
        expect((await mine.post(address, { json: {} }, { origin })).statusCode).toBe(403);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        expect((await mine.post(address, '{}', { 'content-type': type })).statusCode).toBe(415);
      }
      expect((await mine.query(path)).statusCode).toBe(405);
    },
  );
});

describe('errors', () => {
  it('carry the key, sentence and issues, and no stack (API-02)', async () => {
    const mine = await server.signedIn();
    const answer = await mine.mutate('collections.addItem', { collectionId: 'x' });
    expect(answer.statusCode).toBe(400);
    const { data, message } = answer.json().error.json;
    expect(message).toBe('Some of what was sent is not valid.');
    expect(data.error.issues).toContainEqual({ path: 'collectionId', message: 'This is not an id.' });
    expect(answer.body).not.toMatch(/stack|node_modules|\.ts/);
  });

  it('refused before tRPC sees them have the same form (API-02)', async () => {
    const answer = await server.visitor.post('/trpc/auth.signIn', { json: {} }, { origin: 'https://evil.example' });
    expect(answer.json().error.json.data).toMatchObject({ httpStatus: 403, error: { code: 'foreign_origin' } });
    const broken = await server.visitor.post('/trpc/auth.signIn', '{"json":');
    expect([broken.statusCode, broken.json().error.json.data.error.code]).toEqual([400, 'invalid_input']);
    const unknown = await server.visitor.query('catalog.nothing');
    expect([unknown.statusCode, unknown.json().error.json.data.error.code]).toEqual([404, 'not_found']);
  });
});

describe('a caller without permission is refused before the input is read', () => {
  const send = (browser: TestBrowser, { path, type }: { path: string; type: string }) =>
    type === 'query'
      ? browser.get(`/trpc/${path}?input=${encodeURIComponent('{"json":')}`)
      : browser.post(`/trpc/${path}`, '{"json":');

  it.each(procedures.filter(({ path }) => path.startsWith('admin.')))(
    '$path, without its permission (T45)',
    async (procedure) => {
      expect((await send(await server.signedIn(), procedure)).statusCode).toBe(403);
    },
  );

  it.each(
    procedures.filter(({ path, type }) => type === 'mutation' && /^(account|collections|purchases)\./.test(path)),
  )('$path, by a key that only reads (T45)', async (procedure) => {
    const { user } = await server.signedIn();
    expect((await send(await server.tool(user, [], []), procedure)).statusCode).toBe(403);
  });

  it.each(
    procedures.filter(
      ({ path }) => /^(account|admin|apiKeys|collections|purchases)\./.test(path) && path !== 'collections.shared',
    ),
  )('$path, without a session (T45)', async (procedure) => {
    expect((await send(server.visitor, procedure)).statusCode).toBe(401);
  });

  const routes = ROUTES.filter(({ access, body }) => access === 'member' && body?.['application/json']);
  const sent = [
    ...routes.map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, randomUUID())] as const),
    ['post', '/trpc/collections.addItem,collections.create?batch=1'] as const,
  ];

  it.each(sent)('%s %s, without a session (T45)', async (method, path) => {
    const answer = await server.app.inject({
      method,
      url: path,
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: '{"json":',
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each(sent.filter(([method, path]) => method === 'post' && !path.includes('/preview')))(
    '%s %s, by a key that only reads (T45)',
    async (_method, path) => {
      const { user } = await server.signedIn();
      expect((await (await server.tool(user, [], [])).post(path, '{"json":')).statusCode).toBe(403);
    },
  );
});

describe('inputs', () => {
  it('are plain JSON: what superjson would make of them is refused, undefined alone is not (T45)', async () => {
    const mine = await server.signedIn();
    const create = (sent: object) => mine.post('/trpc/collections.create', sent);
    const shared = await create({
      json: { name: 'Mine', description: 'Mine' },
      meta: { referentialEqualities: { name: ['description'] } },
    });
    expect([shared.statusCode, shared.json().error.json.data.error.issues]).toEqual([
      400,
      [{ path: 'meta', message: 'Send plain JSON.' }],
    ]);
    expect((await create({ json: { name: '1' }, meta: { values: { name: ['bigint'] } } })).statusCode).toBe(400);
    expect(
      (
        await create({
          json: { id: randomUUID(), name: 'Mine', description: 'What it is for.', unknown: null },
          meta: { values: { unknown: ['undefined'] }, v: 1 },
        })
      ).statusCode,
    ).toBe(200);
  });
});

describe('batches', () => {
  it('of 5,000 calls are refused before any work (T23)', async () => {
    const path = Array.from({ length: 5000 }, () => 'catalog.home').join(',');
    const answer = await server.visitor.get(`/trpc/${path}?batch=1&input={}`);
    expect([400, 404, 414]).toContain(answer.statusCode);
    const eleven = Array.from({ length: 11 }, () => 'catalog.home').join(',');
    expect((await server.visitor.get(`/trpc/${eleven}?batch=1&input={}`)).statusCode).toBe(400);
    const ten = Array.from({ length: 10 }, () => 'catalog.home').join(',');
    expect((await server.visitor.get(`/trpc/${ten}?batch=1&input={}`)).statusCode).toBe(200);
  });

  it.each([
    'auth.signUp,auth.signUp',
    'auth.signIn,catalog.home',
    'catalog.home,auth.session',
    'collections.import,collections.load',
  ])('with what goes alone are refused before their body is read: %s (T23, T44)', async (path) => {
    const answer = await server.visitor.post(`/trpc/${path}?batch=1`, '{"0":');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.json.data.error.issues).toMatchObject([
      { message: 'This is called alone, not in a batch.' },
    ]);
    expect((await server.visitor.post(`/trpc/${encodeURIComponent(path)}?batch=1`, '{"0":')).json()).toEqual(
      answer.json(),
    );
  });

  it.each(['auth.signUp,auth.signUp', 'catalog.home,catalog.home', '%zz'])(
    'with names that were encoded twice are refused: %s (T23, T44)',
    async (path) => {
      const answer = await server.visitor.post(
        `/trpc/${encodeURIComponent(encodeURIComponent(path))}?batch=1`,
        '{"0":{"json":{}},"1":{"json":{}}}',
      );
      expect(answer.statusCode).toBe(404);
      expect([answer.json()].flat()).toHaveLength(1);
    },
  );
});

describe('an answer', () => {
  it.each(['trpc-accept', 'accept'])(
    'asked for as a stream of lines by %s is JSON of the length that it says (T25)',
    async (header) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write(
        `GET /trpc/auth.session?batch=1 HTTP/1.1\r\nhost: localhost\r\n${header}: application/jsonl\r\nconnection: close\r\n\r\n`,
      );
      const answer = await text(socket);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain('HTTP/1.1 200 ');
      expect(head).toMatch(/content-type: application\/json/i);
      expect(head).toMatch(new RegExp(`content-length: ${body.length}$`, 'im'));
      expect(head).not.toMatch(/transfer-encoding/i);
      expect(JSON.parse(body)).toEqual([{ result: { data: { json: null } } }]);
    },
  );
});

describe('a large body', () => {
  /** Some more bytes than the limit of everything but imports. */
  const items = Array.from({ length: 100 }, () => ({ url: 'https://nothing.example', notes: 'x'.repeat(4000) }));
  const input = { collections: [{ name: 'Large', items }] };
  const tooLarge = (answer: Awaited<ReturnType<TestBrowser['post']>>) => {
    expect(answer.json().error.json.data).toMatchObject({ httpStatus: 413, error: { code: 'too_large' } });
    return answer.statusCode;
  };

  it('is accepted for an import and its preview, and for nothing else (COL-18, API-02)', async () => {
    const mine = await server.signedIn();
    expect((await mine.mutate('collections.previewImport', input)).statusCode).toBe(200);
    expect((await mine.mutate('collections.import', input)).statusCode).toBe(200);
    expect(tooLarge(await mine.mutate('collections.addItem', { notes: 'x'.repeat(400_000) }))).toBe(413);
  });

  it('is accepted for a change of all items of a full collection, each in a run of its own (COL-16)', async () => {
    const mine = await server.signedIn();
    const entities = Array.from({ length: 5000 }, (_, n) => ({
      entityType: 'deal',
      entityId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    }));
    const [collectionId, other] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001'];
    const runs = entities.map((entity) => ({ after: { ...entity, entityType: 'tool' }, entities: [entity] }));
    for (const [procedure, body] of [
      ['collections.removeItems', { collectionId, entities }],
      ['collections.restoreItems', { collectionId, entities }],
      ['collections.moveItems', { fromCollectionId: collectionId, toCollectionId: other, runs }],
    ] as const) {
      // Read and understood: there is no such collection.
      expect((await mine.mutate(procedure, body)).statusCode).toBe(404);
    }
  });

  it.each([9, 50])('of %d MB is refused for an import too (COL-18, API-02)', async (megabytes) => {
    const mine = await server.signedIn();
    const body = JSON.stringify({ json: 'x'.repeat(megabytes * 1024 * 1024) });
    for (const path of ['collections.import', 'collections.previewImport']) {
      expect(tooLarge(await mine.post(`/trpc/${path}`, body))).toBe(413);
    }
  });

  it('of millions of values is refused before it is parsed (COL-18, T44)', async () => {
    const mine = await server.signedIn();
    for (const path of ['collections.import', 'collections.previewImport', 'purchases.import']) {
      const answer = await mine.post(`/trpc/${path}`, `{"json":{"collections":[${'{},'.repeat(1_000_000)}{}]}}`);
      expect([answer.statusCode, answer.body.length < 1000]).toEqual([400, true]);
      expect(answer.json().error.json.data.error.issues).toEqual([
        { path: '', message: 'Send at most 250000 values at once.' },
      ]);
    }
  });

  it('of a key that only reads is refused before it is read (T45)', async () => {
    const { user } = await server.signedIn();
    const answer = await (
      await server.tool(user, [], [])
    ).post('/trpc/collections.import', `"${'x'.repeat(9 * 1024 * 1024)}`);
    expect(answer.json().error.json.data).toMatchObject({ httpStatus: 403, error: { code: 'scope_required' } });
  });

  it('of a visitor is refused before it is read (COL-18, API-02)', async () => {
    const answer = await server.visitor.post('/trpc/collections.import', `"${'x'.repeat(9 * 1024 * 1024)}`);
    expect(answer.json().error.json.data).toMatchObject({ httpStatus: 401, error: { code: 'unauthenticated' } });
  });
});

describe('createOncewareClient', () => {
  it('calls the typed procedures of a running server with a session (API-08)', async () => {
    const mine = await server.signedIn();
    // The server's public address is its own; a tool on another address says whose pages it acts for.
    const client = createOncewareClient({ url, headers: { cookie: mine.cookie, origin: 'http://localhost:3000' } });
    const { collections } = await client.collections.load.query();
    const collectionId = collections[0]?.id ?? '';
    const deal = await makeDeal(server.services.database);
    const { item } = await client.collections.addItem.mutate({ collectionId, entityType: 'deal', entityId: deal.id });
    expect(item.entity_id).toBe(deal.id);
    const failed = await client.catalog.deal.query({ ref: 'no-such-deal' }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(TRPCClientError);
    expect(failed).toMatchObject({ data: { error: { code: 'not_found' } } });
  });
});
