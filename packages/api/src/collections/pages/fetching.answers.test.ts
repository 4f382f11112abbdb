import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let own: OwnCollections;
let site: string;
let answer: RequestListener;
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  if (url === '/favicon.ico') return void response.writeHead(404).end();
  if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private');
  asked.push({ url, headers });
  answer(request, response);
});

beforeAll(async () => {
  api = await createTestApi();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  own = await ownCollections(api);
  await api.database.pool.query('truncate pages cascade; truncate page_hosts; truncate pgboss.job');
  asked = [];
});

const add = async (path = '/') =>
  (await own.mine.collections.addUrl({ collectionId: own.collectionId, url: site + path })).page.id;
const read = async (id: string) => (await own.mine.collections.pages({ ids: [id] }))[0];
const fetched = async (path?: string) => {
  const id = await add(path);
  await runJobs(api, ['fetchPage']);
  return read(id);
};
const paths = () => asked.map(({ url }) => url);

describe('a page that sends its readers on', () => {
  const sends =
    (targets: Record<string, string>): RequestListener =>
    ({ url = '' }, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          url in targets
            ? `<title>Moved</title><meta http-equiv=refresh content="${targets[url]}">`
            : `<title>At ${url}</title>`,
        );

  it('is followed as a redirect is, to the page that is meant (CAT-13)', async () => {
    answer = sends({ '/old': '0;url=/older', '/older': "5; URL='new'" });
    expect(await fetched('/old')).toMatchObject({ state: 'fetched', title: 'At /new' });
    expect(paths()).toEqual(['/old', '/older', '/new']);
  });

  it('by its header is followed too (CAT-13)', async () => {
    answer = ({ url = '' }, response) =>
      void response
        .setHeader('content-type', 'text/html')
        .setHeader('refresh', url === '/old' ? '0;url=/new' : '30')
        .end(`<title>At ${url}</title>`);
    expect(await fetched('/old')).toMatchObject({ title: 'At /new' });
  });

  it.each([
    ['after a while', '60;url=/new', { state: 'fetched', title: 'Moved' }],
    ['to itself', '0;url=/old#top', { state: 'fetched', title: 'Moved' }],
    ['to a program', '0;url=javascript:alert(1)', { state: 'fetched', title: 'Moved' }],
    ['into the network', '0;url=http://169.254.169.254/latest', { state: 'failed', failure: 'address' }],
    ['where no programs may go', '0;url=/private', { state: 'failed', failure: 'robots' }],
  ])('%s is read or refused by the rules for all addresses (CAT-13, T52)', async (_, content, expected) => {
    answer = sends({ '/old': content });
    expect(await fetched('/old')).toMatchObject(expected);
    expect(paths()).toEqual(['/old']);
  });

  it('for ever is given up like one that redirects for ever (CAT-13)', async () => {
    answer = ({ url = '' }, response) =>
      void response.setHeader('content-type', 'text/html').end(`<meta http-equiv=refresh content="0;url=${url}x">`);
    expect(await fetched('/old')).toMatchObject({ state: 'failed', failure: 'redirect' });
    expect(asked).toHaveLength(11);
  });
});
