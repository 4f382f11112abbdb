import { makeDeal } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: TestBrowser;
let collectionId: string;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.signedIn();
  await server.services.database.pool.query('update users set email_verified_at = now() where id = $1', [
    owner.user?.id,
  ]);
  await owner.act('ensure_defaults');
  const { collections } = (await owner.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  collectionId = collections[0]?.id ?? '';
  const published = await owner.mutate('publishing.publish', { collectionId, theme: 'ai' });
  token = published.json().result.data.json.publication.token;
});

async function addDeal(title: string) {
  const deal = await makeDeal(server.services.database, { title });
  await owner.act('add_item', { collectionId, entityType: 'deal', entityId: deal.id });
}

it('a published collection has feeds that search engines may list, and answers 410 once it is taken back (NET-05)', async () => {
  await addDeal('Kiln Lifetime');
  const atom = await server.visitor.get(`/c/${token}.atom`);
  expect([atom.statusCode, atom.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(atom.body).toContain('<title>Kiln Lifetime</title>');
  const feed = (await server.visitor.get(`/c/${token}.json`)).json<{
    home_page_url: string;
    items: { title: string }[];
  }>();
  expect([feed.home_page_url, feed.items.map(({ title }) => title)]).toEqual([
    `${ORIGIN}/c/${token}`,
    ['Kiln Lifetime'],
  ]);
  await owner.mutate('publishing.unpublish', { collectionId });
  for (const path of [
    `/c/${token}.atom`,
    `/c/${token}.json`,
    `/api/shared/${token}`,
    `/previews/collections/${token}.png`,
  ]) {
    const answer = await server.visitor.get(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'gone']);
  }
});

it('a published collection has a preview picture of its items, one shared by link has none (NET-05)', async () => {
  const picture = async () => {
    const answer = await server.visitor.get(`/previews/collections/${token}.png`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    return answer.rawPayload;
  };
  const empty = await picture();
  expect([empty.readUInt32BE(16), empty.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const title of ['One', 'Two', 'Three', 'Four']) await addDeal(title);
  expect((await picture()).equals(empty)).toBe(false);
  const { share } = (await owner.mutate('collections.share', { collectionId })).json().result.data.json;
  expect((await server.visitor.get(`/previews/collections/${share.token}.png`)).statusCode).toBe(404);
});
