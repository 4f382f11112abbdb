import { text } from 'node:stream/consumers';
import type { Permission } from '@onceware/api/kernel/permissions.contract';
import { KEY_SCOPES, type KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import { makeKey, makeUser } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices, type TestServicesOptions } from '@onceware/api/testing/test-api';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Downloads } from '../rest/define-route.ts';
import { readSettings } from '../start/settings.ts';

export const ORIGIN = 'http://localhost:3000';

/** A browser that is signed in, or not: what it sends carries its cookie and our own origin. */
export interface TestBrowser {
  user: SessionUser | null;
  cookie: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** GET of an endless stream: returns its head and disconnects. */
  open(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A change by another method than POST; without a body none is named. */
  change(
    method: 'post' | 'put' | 'patch' | 'delete',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** POST /api/user-collections. */
  act(action: string, fields?: object): Promise<LightMyRequestResponse>;
  /** A tRPC mutation. */
  mutate(procedure: string, input?: unknown): Promise<LightMyRequestResponse>;
  /** A tRPC query. */
  query(procedure: string, input?: unknown): Promise<LightMyRequestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  services: TestServices;
  visitor: TestBrowser;
  signedIn(fields?: Parameters<typeof makeUser>[1]): Promise<TestBrowser & { user: SessionUser }>;
  /** A browser with this cookie header. */
  browser(cookie: string): TestBrowser;
  /** A tool that calls with an API key of this user; by default with all scopes. */
  tool(user: SessionUser, permissions?: readonly Permission[], scopes?: readonly KeyScope[]): Promise<TestBrowser>;
  close(): Promise<void>;
}

/** The server without pages, on a fresh database. */
export async function createTestServer(
  options: TestServicesOptions & { env?: Record<string, string>; downloads?: Partial<Downloads> } = {},
): Promise<TestServer> {
  const services = await createTestServices(options);
  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN, ...options.env });
  const app = await buildApp({ services, settings, web: null, downloads: options.downloads ?? {} });
  await app.ready();

  const browser = (cookie: string, user: SessionUser | null = null, key = ''): TestBrowser => {
    const credentials = { ...(cookie && { cookie }), ...(key && { authorization: `Bearer ${key}` }) };
    const send = (request: InjectOptions) =>
      app.inject({ ...request, headers: { ...credentials, ...request.headers } });
    const change: TestBrowser['change'] = (method, url, body, headers = {}) =>
      send({
        method,
        url,
        headers: { origin: ORIGIN, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      });
    const post: TestBrowser['post'] = (url, body, headers = {}) =>
      change('post', url, body, { 'content-type': 'application/json', ...headers });
    return {
      user,
      cookie,
      get: (url, headers = {}) => send({ method: 'GET', url, headers }),
      async open(url, headers = {}) {
        const answer = await send({ method: 'GET', url, headers, payloadAsStream: true });
        const isOpen = String(answer.headers['content-type']).startsWith('text/event-stream');
        // Refused requests have an ordinary body.
        const payload = isOpen ? '' : await text(answer.stream());
        if (isOpen) answer.raw.res.destroy();
        return { ...answer, payload, body: payload, json: () => JSON.parse(payload) };
      },
      post,
      change,
      act: (action, fields = {}) => post('/api/user-collections', { action, ...fields }),
      mutate: (procedure, input) => post(`/trpc/${procedure}`, { json: input }),
      query: (procedure, input) =>
        send({ method: 'GET', url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}` }),
    };
  };

  return {
    app,
    services,
    visitor: browser(''),
    browser,
    async signedIn(fields) {
      const user = await makeUser(services.database, fields);
      const token = await services.sessions.create(user.id);
      return { ...browser(`onceware=${token}`, user), user };
    },
    tool: async (user, permissions = [], scopes = KEY_SCOPES) =>
      browser('', user, await makeKey(services.database, user, permissions, scopes)),
    async close() {
      await app.close();
      await services.close();
    },
  };
}
