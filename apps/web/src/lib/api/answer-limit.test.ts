import { createServer, type RequestListener, type Server } from 'node:http';
import type { AppRouter } from '@onceware/api/composition/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '@onceware/api/kernel/wire';
import { fetchWithin, isTimedOut } from './answer-limit.ts';
import { failureKey, isUnreached } from './api-error.ts';
import { isWorthRetrying } from './query-client.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the error of a call to a server that answers like this. */
async function failureAt(answer: RequestListener, ms = 60_000): Promise<unknown> {
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `http://127.0.0.1:${port}/trpc`, transformer: wire, fetch: fetchWithin(ms) })],
  });
  return client.auth.session.query().then(
    () => null,
    (error: unknown) => error,
  );
}

const page = '<!doctype html><title>Bad luck</title>';
const html =
  (status: number, body = page): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body);

describe('a call', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'begins an answer and never ends it',
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    ],
  ])('fails at a server that %s, is worth another try and says what happened (COL-12)', async (_what, answer) => {
    const error = await failureAt(answer, 50);
    expect([isTimedOut(error), isUnreached(error), failureKey(error)]).toEqual([true, true, 'no_answer']);
    expect([0, 1].map((failures) => isWorthRetrying(failures, error))).toEqual([true, false]);
  });

  it.each<[string, RequestListener, string, boolean]>([
    ["a proxy's page", html(500), 'internal', false],
    ['an empty body', html(500, ''), 'internal', false],
    [
      'JSON that is not ours',
      (_request, response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
      'internal',
      false,
    ],
    ['a page in place of the answer', html(200), 'internal', false],
    ['a gateway without a server behind it', html(502), 'unavailable', true],
    ['a gateway that gave up waiting', html(504, ''), 'unavailable', true],
    [
      'a connection that breaks in the answer',
      (_request, response) => (
        response.writeHead(200, { 'content-length': '100' }).write('['),
        setImmediate(() => response.destroy())
      ),
      'offline',
      true,
    ],
    ['a connection that breaks before it', (request) => void request.socket.destroy(), 'offline', true],
  ])('answered by %s fails with the right reason (COL-09)', async (_what, answer, key, isWorthIt) => {
    const error = await failureAt(answer);
    expect([failureKey(error), isUnreached(error), isTimedOut(error)]).toEqual([key, isWorthIt, false]);
  });

  it('that its caller aborts does not count as timed out (COL-12)', async () => {
    const leaving = new AbortController();
    const call = fetchWithin(60_000)('http://127.0.0.1:9/', { signal: AbortSignal.any([leaving.signal]) });
    leaving.abort();
    await expect(call).rejects.toThrow('abort');
    server = createServer();
  });
});
