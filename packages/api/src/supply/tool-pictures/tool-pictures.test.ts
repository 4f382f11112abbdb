import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobKinds } from '#composition/jobs.ts';
import { purgePictures } from '#platform/pictures/pictures.service.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { fetchToolPictures, TOOL_PICTURE_TIMES } from './fetch-tool-pictures.ts';

let api: TestApi;
let staff: ReturnType<TestApi['as']>['admin']['catalog']['toolPictures'];
let server: Server;
let site: string;
let answer: RequestListener;
let asked: string[] = [];
const shots = new Map<string, Buffer>();

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  api = await createTestApi();
  const admin = await makeUser(api.database, { role: 'admin' });
  staff = api.as(admin, ['admin.catalog']).admin.catalog.toolPictures;
  shots.set('/one.png', await picture(1_900, 1_000, 'red'));
  shots.set('/two.png', await picture(960, 600, 'green'));
  shots.set('/again.png', await picture(960, 600, 'green'));
  shots.set('/button.png', await picture(120, 60, 'blue'));
  shots.set('/banner.png', await picture(2_000, 300, 'blue'));
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/robots.txt') return void response.writeHead(404).end();
    asked.push(url);
    const shot = shots.get(url);
    if (shot) response.setHeader('content-type', 'image/png').end(shot);
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  await api.database.pool.query('truncate tool_pages cascade; truncate pgboss.job; truncate page_hosts');
  await api.database.pool.query('update tools set website = null');
  asked = [];
});

const html =
  (...names: string[]): RequestListener =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>Tool</title><div class=gallery>${names.map((name) => `<img src="${name}">`).join('')}</div>`);
/** A tool at the site with a running deal, whose pages are read as visitors read them. */
async function made(path = '/') {
  const tool = await makeTool(api.database, { website: site + path });
  const deal = await makeDeal(api.database, { toolId: tool.id });
  const visitor = api.as(null).catalog;
  return {
    toolId: tool.id,
    shown: async () => (await visitor.deal({ ref: deal.slug })).websitePictures,
    ofTool: async () => (await visitor.tool({ ref: tool.slug })).websitePictures,
  };
}
const due = async () => {
  await api.jobs.enqueue(api.database.db, 'dueToolPictures', {});
  await runJobs(api, ['dueToolPictures', 'toolPictures']);
};
const pass = (days: number) =>
  api.database.pool.query('update tool_pages set due_at = due_at - make_interval(days => $1)', [days]);

describe('pictures from a vendor’s page', () => {
  it('are shown on the pages of the tool and its deals: large ones alone, each once, as ours (CAT-17)', async () => {
    answer = html('/one.png', '/button.png', '/banner.png', '/two.png', '/again.png', '/gone.png', '/one.png');
    const { toolId, shown, ofTool } = await made();
    expect(await shown()).toEqual([]);
    await due();
    const pictures = await shown();
    expect(pictures).toEqual([expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/), expect.any(String)]);
    expect(await ofTool()).toEqual(pictures);
    expect(await staff.get({ toolId })).toMatchObject({
      failure: null,
      pictures: [
        { sourceUrl: `${site}/one.png`, width: 1600, height: 842, isHidden: false },
        { sourceUrl: `${site}/two.png`, width: 960, height: 600 },
      ],
    });
    // Nothing is due for a month.
    asked = [];
    await due();
    expect(asked).toEqual([]);
  });

  it('are forgotten, bytes too, when the page has them no more; those that fail for once stay (CAT-17)', async () => {
    answer = html('/one.png', '/two.png');
    const { shown } = await made();
    await due();
    const [one, two] = await shown();
    answer = html('/two.png');
    await pass(40);
    await due();
    expect(await shown()).toEqual([two]);
    await api.database.pool.query(`update pictures set used_at = now() - interval '2 days'`);
    await purgePictures(api);
    const { rows } = await api.database.pool.query<{ name: string }>('select name from pictures');
    const left = rows.map(({ name }) => `/api/pictures/${name}.webp`);
    expect([left.includes(two ?? ''), left.includes(one ?? '')]).toEqual([true, false]);
    const kept = shots.get('/two.png') ?? Buffer.alloc(0);
    shots.set('/two.png', Buffer.from('broken'));
    await pass(40);
    await due();
    shots.set('/two.png', kept);
    expect(await shown()).toEqual([two]);
  });

  it('go with a page that is gone twice, and with the address of the tool (CAT-17)', async () => {
    answer = html('/one.png');
    const { toolId, shown } = await made();
    await due();
    answer = (_, response) => void response.writeHead(404).end();
    await pass(40);
    await due();
    expect([await shown(), await staff.get({ toolId })]).toMatchObject([[expect.any(String)], { failure: 'gone' }]);
    await pass(2);
    await due();
    expect(await shown()).toEqual([]);
    answer = html('/one.png');
    await pass(40);
    await due();
    expect(await shown()).toHaveLength(1);
    await api.database.pool.query('update tools set website = null where id = $1', [toolId]);
    await due();
    expect(await shown()).toEqual([]);
  });

  it('are hidden, and their fetching stopped and resumed, by staff (CAT-17)', async () => {
    answer = html('/one.png', '/two.png');
    const { toolId, shown } = await made();
    await due();
    const [one = '', two] = await shown();
    await staff.hide({ toolId, url: one, isHidden: true });
    expect(await shown()).toEqual([two]);
    await staff.fetch({ toolId });
    await runJobs(api, ['toolPictures']);
    expect(await shown()).toEqual([two]);
    await staff.hide({ toolId, url: one, isHidden: false });
    expect(await shown()).toEqual([one, two]);
    await staff.stop({ toolId, isStopped: true });
    asked = [];
    await staff.fetch({ toolId });
    await pass(40);
    await due();
    expect([asked, await shown()]).toEqual([[], [one, two]]);
    await staff.stop({ toolId, isStopped: false });
    await pass(40);
    await due();
    expect(asked).not.toEqual([]);
    expect(await failure(staff.hide({ toolId, url: `/api/pictures/${'0'.repeat(64)}.webp`, isHidden: true }))).toBe(
      '404 not_found',
    );
  });

  it.each<[string, RequestListener, string]>([
    [
      'leads into the network',
      (_, r) => void r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'address',
    ],
    ['is for others', (_, r) => void r.writeHead(403).end(), 'refused'],
    ['fails', (_, r) => void r.writeHead(500).end(), 'server'],
  ])('are none where the page %s (CAT-17, T52)', async (_, answers, reason) => {
    answer = answers;
    const { toolId, shown } = await made();
    await due();
    expect([await shown(), (await staff.get({ toolId })).failure]).toEqual([[], reason]);
  });

  it('are none of tools without an address, without a deal, or on hosts of samples (CAT-17)', async () => {
    answer = html('/one.png');
    await makeTool(api.database, { website: `${site}/without-deal` });
    const sample = await makeTool(api.database, { website: 'https://kiln.example/' });
    await makeDeal(api.database, { toolId: sample.id });
    const none = await makeTool(api.database, {});
    await makeDeal(api.database, { toolId: none.id });
    await due();
    expect(asked).toEqual([]);
    expect(await failure(staff.fetch({ toolId: none.id }))).toBe('404 not_found');
  });

  it('that never come end within the limit of the job, and the host is free again (CAT-17, T65)', async () => {
    expect(TOOL_PICTURE_TIMES.wholeMs + 10_000).toBeLessThan(jobKinds.toolPictures.withinSeconds * 1_000);
    expect(TOOL_PICTURE_TIMES.picturesMs).toBeLessThan(TOOL_PICTURE_TIMES.wholeMs);
    answer = () => {};
    const { toolId } = await made();
    await staff.stop({ toolId, isStopped: false });
    await fetchToolPictures(api, { toolId }, new AbortController().signal, { wholeMs: 200, picturesMs: 100 });
    expect((await staff.get({ toolId })).failure).toBe('timeout');
    const { rows } = await api.database.pool.query('select from page_hosts');
    expect(rows).toEqual([]);
  });
});
