import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailure } from './fetch-failure.ts';
import { type Asked, createSafeFetch, type SafeFetch } from './safe-fetch.ts';

let answer: RequestListener = (_, response) => void response.end('hello');
const asked: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
});
let port: number;
let site: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  site = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  asked.length = 0;
  answer = (_, response) => void response.end('hello');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const userAgent = 'Onceware/1 (tests)';
const guarded = createSafeFetch({ userAgent });
const ofTests = createSafeFetch({ userAgent, reachesLoopback: true });

/** Why it failed, or its body. */
async function outcome(url: string, how: Asked = {}, fetcher: SafeFetch = ofTests): Promise<string> {
  try {
    return (await fetcher(url, how)).body.toString();
  } catch (error) {
    if (error instanceof FetchFailure) return error.reason;
    throw error;
  }
}

describe('the safe fetch', () => {
  it.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://127.1',
    'https://0.0.0.0',
    'https://10.1.2.3',
    'https://100.64.0.1',
    'https://100.100.100.200',
    'https://168.63.129.16',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.31.255.255',
    'https://192.168.0.1',
    'https://198.18.0.1',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::]',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a00:1]',
    'https://[::7f00:1]',
    'https://[64:ff9b::7f00:1]',
    'https://[64:ff9b:1::a00:1]',
    'https://[2002:7f00:1::]',
    'https://[2001:0:7f00:1::]',
    'https://[fe80::1]',
    'https://[fd00:ec2::254]',
    'https://[ff02::1]',
  ])('sends no request to %s (T17, T52)', async (url) => {
    expect(await outcome(url, {}, guarded)).toBe('address');
  });

  it.each([
    'http://example.com',
    'https://example.com:8443',
    'https://a:b@example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'data:,x',
    '//x',
    '',
  ])('refuses %j (T52)', async (url) => {
    expect(await outcome(url, {}, guarded)).toBe('protocol');
    expect(await outcome(site, {}, guarded)).toBe('protocol');
  });

  it('accepts http where that is allowed, without port or credentials, and by the same rules (T52)', async () => {
    const http = { http: true, timeoutMs: 1_000 };
    for (const url of ['http://example.com:22', 'http://a:b@example.com', 'ftp://example.com', 'javascript:alert(1)'])
      expect(await outcome(url, http, guarded)).toBe('protocol');
    for (const url of ['http://127.0.0.1', 'http://2130706433', 'http://169.254.169.254', 'http://[::1]'])
      expect(await outcome(url, http, guarded)).toBe('address');
    const inner = createSafeFetch({ userAgent, resolve: async () => ['10.0.0.1'] });
    expect(await outcome('http://inner.example', http, inner)).toBe('address');
    expect(await outcome(`https://${'a.'.repeat(2_000)}example`, http, guarded)).toBe('unreachable');
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.215.14', '127.0.0.1']],
    [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1']],
    [['::ffff:127.0.0.1']],
    [[]],
  ])('connects nowhere for a name that resolves to %j (T17, T52)', async (addresses) => {
    const fetcher = createSafeFetch({ userAgent, resolve: async () => addresses });
    expect(await outcome('https://rebound.example', {}, fetcher)).toBe('address');
    expect(asked).toEqual([]);
  });

  it('resolves a name once and connects to that address, whatever the name means a moment later (T52)', async () => {
    // Public and never there (TEST-NET is refused): nobody answers within the time, and nobody else is asked.
    const answers = [['192.88.98.1'], ['127.0.0.1']];
    let times = 0;
    const fetcher = createSafeFetch({ userAgent, resolve: async () => answers[times++] ?? [] });
    expect(await outcome('https://rebound.example', { timeoutMs: 300 }, fetcher)).toMatch(/^(timeout|unreachable)$/);
    expect(times).toBe(1);
    expect(asked).toEqual([]);
  });

  it('identifies itself, sends what it was given, and returns the answer (T52)', async () => {
    answer = (_, response) => void response.writeHead(201, { 'content-type': 'text/plain; charset=utf-8' }).end('made');
    const made = await ofTests(`${site}/hook?x=1`, {
      method: 'POST',
      body: '{"text":"é"}',
      headers: { 'content-type': 'application/json' },
      types: ['text/plain'],
    });
    expect(made).toMatchObject({ status: 201, url: `${site}/hook?x=1`, body: Buffer.from('made') });
    expect(asked).toMatchObject([
      {
        url: '/hook?x=1',
        body: '{"text":"é"}',
        headers: { 'user-agent': userAgent, 'content-type': 'application/json', 'content-length': '13' },
      },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });

  it('follows redirects only when told, up to a limit, and each by the same rules (T17, T52)', async () => {
    let location = '/there';
    answer = ({ url }, response) =>
      url === '/there' ? void response.end('arrived') : void response.writeHead(302, { location }).end('moved');
    expect(await outcome(site)).toBe('redirect');
    expect(await outcome(site, { redirectsMax: 1 })).toBe('arrived');
    expect(await outcome(site, { redirectsMax: 5, method: 'POST', body: 'x' })).toBe('redirect');
    // To and fro for ever.
    location = '/again';
    expect(await outcome(site, { redirectsMax: 3 })).toBe('redirect');
    location = 'https://169.254.169.254/latest/meta-data/';
    expect(await outcome(site, { redirectsMax: 3 })).toBe('address');
    location = 'file:///etc/passwd';
    expect(await outcome(site, { redirectsMax: 3 })).toBe('protocol');
  });

  it('limits the size of an answer, also after decompression (T52)', async () => {
    const bytesMax = 10_000;
    const packed = { gzip: gzipSync(Buffer.alloc(50_000_000)), br: brotliCompressSync(Buffer.alloc(5_000_000)) };
    for (const [encoding, body] of Object.entries(packed)) {
      answer = (_, response) => void response.writeHead(200, { 'content-encoding': encoding }).end(body);
      expect(await outcome(site, { bytesMax })).toBe('too_large');
    }
    let sent = 0;
    answer = (_, response) => {
      const more = () => {
        sent += 65_536;
        if (!response.destroyed && sent < 1_000_000_000) response.write(Buffer.alloc(65_536), more);
      };
      more();
    };
    expect(await outcome(site, { bytesMax })).toBe('too_large');
    expect(sent).toBeLessThan(50_000_000);
    answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'));
    expect(await outcome(site, { bytesMax })).toBe('small');
    answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    expect(await outcome(site, { bytesMax })).toBe('unreachable');
    answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'zip' }).end('?');
    expect(await outcome(site, { bytesMax })).toBe('type');
  });

  it('truncates where it is asked to, however much there is (T52)', async () => {
    answer = (_, response) => {
      const more = () => void (response.destroyed || response.write('x'.repeat(1_000), more));
      more();
    };
    expect(await outcome(site, { bytesMax: 2_500, isCut: true })).toBe('x'.repeat(2_500));
    answer = (_, response) => void response.end('short');
    expect(await outcome(site, { bytesMax: 2_500, isCut: true })).toBe('short');
    expect(await outcome(site, { bytesMax: 5, isCut: true })).toBe('short');
  });

  it('withstands endless heads, and answers that are not HTTP (T52)', async () => {
    const answers = [
      `HTTP/1.1 200 OK\r\n${`x: ${'x'.repeat(1_000)}\r\n`.repeat(1_000)}\r\n`,
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1_000),
      '220 mail.example ESMTP\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nless',
    ];
    for (const raw of answers) {
      answer = ({ socket }) => void socket.end(raw);
      expect([raw.slice(0, 40), await outcome(site, { timeoutMs: 10_000 })]).toEqual([raw.slice(0, 40), 'unreachable']);
    }
  });

  it('checks robots.txt first when asked to, once for a site, and at each redirect (CAT-13, T52)', async () => {
    let rules: RequestListener = (_, response) => void response.end('User-agent: *\nDisallow: /private');
    answer = (request, response) =>
      request.url === '/robots.txt'
        ? rules(request, response)
        : request.url === '/moved'
          ? void response.writeHead(302, { location: '/private/x' }).end()
          : void response.end('page');
    const fresh = () => createSafeFetch({ userAgent, reachesLoopback: true });
    const robots = { robots: true, redirectsMax: 2 };
    const fetcher = fresh();
    expect(await outcome(`${site}/a`, robots, fetcher)).toBe('page');
    expect(await outcome(`${site}/private/a`, robots, fetcher)).toBe('robots');
    expect(await outcome(`${site}/moved`, robots, fetcher)).toBe('robots');
    expect(await outcome(`${site}/private/a`, {}, fetcher)).toBe('page');
    expect(asked.map(({ url }) => url)).toEqual(['/robots.txt', '/a', '/moved', '/private/a']);
    for (const [status, expected] of [
      [404, 'page'],
      [403, 'page'],
      [503, 'robots'],
    ] as const) {
      rules = (_, response) => void response.writeHead(status).end('Disallow: /');
      expect(await outcome(`${site}/a`, robots, fresh())).toBe(expected);
    }
    rules = (_, response) => void response.writeHead(302, { location: '/robots.txt' }).end();
    expect(await outcome(`${site}/a`, robots, fresh())).toBe('page');
    rules = ({ socket }) => void socket.destroy();
    expect(await outcome(`${site}/a`, robots, fresh())).toBe('unreachable');
  });

  it('times out on silent servers and on those that trickle (T52)', async () => {
    answer = () => {};
    expect(await outcome(site, { timeoutMs: 100 })).toBe('timeout');
    answer = (_, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await outcome(site, { timeoutMs: 200 })).toBe('timeout');
  });

  it('refuses other content types, and reports servers that are missing or not HTTP (T52)', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    expect(await outcome(site, { types: ['text/html'] })).toBe('type');
    answer = ({ socket }) => void socket.destroy();
    expect(await outcome(site)).toBe('unreachable');
    expect(await outcome('http://127.0.0.1:1')).toBe('unreachable');
    const lost = createSafeFetch({ userAgent, resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await outcome('https://nowhere.example', {}, lost)).toBe('unreachable');
  });
});
