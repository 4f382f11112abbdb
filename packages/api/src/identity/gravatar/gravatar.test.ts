import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { gravatarInput } from './gravatar.contract.ts';
import { createGravatarLookup } from './gravatar.service.ts';

const HASH = 'a'.repeat(32);
const OTHER = 'b'.repeat(64);
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { asked, baseUrl: `http://127.0.0.1:${address.port}/avatar` };
}

const status = (code: number) => (_: IncomingMessage, response: ServerResponse) => response.writeHead(code).end('body');

describe('the Gravatar look-up', () => {
  it('answers true for 200 and false for 404, asking with the size and d=404 (API-05)', async () => {
    const { asked, baseUrl } = await upstream((request, response) => {
      response.writeHead(request.url?.includes(HASH) ? 200 : 404).end('an image');
    });
    const lookup = createGravatarLookup({ baseUrl: `${baseUrl}/` });
    expect(await lookup.exists(HASH, 80)).toBe(true);
    expect(await lookup.exists(OTHER, 2048)).toBe(false);
    expect(asked).toEqual([`/avatar/${HASH}?s=80&d=404`, `/avatar/${OTHER}?s=2048&d=404`]);
  });

  it('remembers both answers, and asks once for look-ups of the same moment (API-05)', async () => {
    const { asked, baseUrl } = await upstream(status(404));
    const lookup = createGravatarLookup({ baseUrl });
    expect(await Promise.all(Array.from({ length: 20 }, () => lookup.exists(HASH, 80)))).not.toContain(true);
    await lookup.exists(HASH, 40);
    expect(asked).toHaveLength(1);
  });

  it.each([500, 503, 429, 302])('answers false for %i, and asks again soon (API-05)', async (code) => {
    const { asked, baseUrl } = await upstream(status(code));
    const lookup = createGravatarLookup({ baseUrl, failureTtlMs: 500 });
    const asks = async () => {
      expect(await lookup.exists(HASH, 80)).toBe(false);
      return asked.length;
    };
    expect([await asks(), await asks()]).toEqual([1, 1]);
    await expect.poll(asks).toBe(2);
  });

  it('follows no redirect (API-05)', async () => {
    const { asked, baseUrl } = await upstream((_, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    expect(await createGravatarLookup({ baseUrl }).exists(HASH, 80)).toBe(false);
    expect(asked).toEqual([`/avatar/${HASH}?s=80&d=404`]);
  });

  it('answers false when the upstream stays silent for longer than the limit (API-05)', async () => {
    const { baseUrl } = await upstream(() => {});
    expect(await createGravatarLookup({ baseUrl, timeoutMs: 100 }).exists(HASH, 80)).toBe(false);
  });

  it('does not wait for a body that never ends (API-05)', async () => {
    const { baseUrl } = await upstream((_, response) => response.writeHead(200).write('and so on'));
    expect(await createGravatarLookup({ baseUrl, timeoutMs: 1_000 }).exists(HASH, 80)).toBe(true);
  });

  it('limits requests at the same moment, and remembers nothing about those beyond (T44)', async () => {
    const waiting: ServerResponse[] = [];
    const { asked, baseUrl } = await upstream((_, response) => void waiting.push(response));
    const lookup = createGravatarLookup({ baseUrl, asksMax: 2, timeoutMs: 10_000 });
    const [one, two] = [lookup.exists(HASH, 80), lookup.exists(OTHER, 80)];
    expect(await lookup.exists('c'.repeat(32), 80)).toBe(false);
    await expect.poll(() => waiting.length).toBe(2);
    for (const response of waiting.splice(0)) response.writeHead(200).end();
    expect(await Promise.all([one, two])).toEqual([true, true]);
    const third = lookup.exists('c'.repeat(32), 80);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.writeHead(200).end();
    expect([await third, asked.length]).toEqual([true, 3]);
  });

  it('checks the caller’s limit before it asks upstream, and not for what it remembers (T44)', async () => {
    const { baseUrl } = await upstream(status(200));
    const lookup = createGravatarLookup({ baseUrl });
    let admitted = 0;
    const admit = async () => {
      admitted += 1;
      if (admitted > 1) throw new Error('Too many.');
    };
    expect([await lookup.exists(HASH, 80, admit), await lookup.exists(HASH, 80, admit)]).toEqual([true, true]);
    await expect(lookup.exists(OTHER, 80, admit)).rejects.toThrow('Too many.');
  });

  it('answers false when nothing listens there (API-05)', async () => {
    const { baseUrl } = await upstream(status(200));
    await closing.pop()?.();
    expect(await createGravatarLookup({ baseUrl }).exists(HASH, 80)).toBe(false);
  });
});

describe('the input', () => {
  it('takes a query string, with 80 pixels unless told (API-05)', () => {
    expect(gravatarInput.parse({ hash: HASH.toUpperCase() })).toEqual({ hash: HASH, s: 80 });
    expect(gravatarInput.parse({ hash: OTHER, s: '2048' })).toEqual({ hash: OTHER, s: 2048 });
    expect(gravatarInput.parse({ hash: OTHER, s: 1 })).toEqual({ hash: OTHER, s: 1 });
  });

  it.each([
    {},
    { hash: '' },
    { hash: 'g'.repeat(32) },
    { hash: 'a'.repeat(33) },
    { hash: `${HASH}\n` },
    { hash: [HASH, HASH] },
    { hash: HASH, s: '0' },
    { hash: HASH, s: '2049' },
    { hash: HASH, s: '' },
    { hash: HASH, s: '1e2' },
    { hash: HASH, s: '-1' },
    { hash: HASH, s: '8.5' },
    { hash: HASH, s: ['80', '80'] },
  ])('refuses %j (API-05)', (input) => {
    expect(gravatarInput.safeParse(input).success).toBe(false);
  });
});
