import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { getDeal, getTool } from '#catalog/catalog.service.ts';
import { findTarget } from '#catalog/outbound-links/outbound-links.repo.ts';
import { listPages } from '#outlets/sitemap/sitemap.repo.ts';
import { countCatalog } from '#catalog/maintenance/maintenance.service.ts';

let api: TestApi;
let staff: ReturnType<TestApi['as']>['admin']['catalog']['editing'];
let sharedBy: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' })).admin.catalog.editing;
  sharedBy = api.as(await makeUser(api.database));
});
afterAll(() => api.close());

const DAY = 86_400_000;

/** Each place where the public may meet a deal or its tool, by name; where it is met is in the answer. */
async function placesOf(
  deal: { id: string; slug: string; title: string },
  tool: { id: string; slug: string; name: string },
  share: string,
) {
  const { catalog, collections } = api.as(null);
  const has = (cards: { id: string }[]) => cards.some(({ id }) => id === deal.id || id === tool.id);
  const there = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );
  const places: Record<string, boolean> = {
    'deal page': await there(catalog.deal({ ref: deal.slug })),
    'deal by id': await there(getDeal({ database: api.database }, { id: deal.id })),
    comparison: has(await catalog.compare({ slugs: [deal.slug] })),
    cards: has((await catalog.cards({ dealIds: [deal.id] })).deals),
    'newest deals': has((await catalog.searchDeals({})).items),
    'found deals': has((await catalog.searchDeals({ q: deal.title })).items),
    'ended deals': has((await catalog.searchDeals({ ended: true })).items),
    suggestions: (await catalog.suggest({ q: deal.title })).deals.some(({ slug }) => slug === deal.slug),
    home: has((await catalog.home()).newest),
    prices: await there(catalog.priceHistory({ dealId: deal.id })),
    'way out': (await findTarget(api.database.db, deal.slug)) !== undefined,
    sitemap: has(await listPages(api.database.db, 'deals', null, 1000)),
    'shared collection': (await collections.shared({ token: share })).items.some((item) => item.entity_type === 'deal'),
    'tool page': await there(catalog.tool({ ref: tool.slug })),
    'tool’s deals': await catalog.tool({ ref: tool.slug }).then(
      ({ deals }) => has(deals),
      () => false,
    ),
    'tool by id': await there(getTool({ database: api.database }, { id: tool.id })),
    tools: has((await catalog.searchTools({})).items),
    'found tools': has((await catalog.searchTools({ q: tool.name })).items),
    'cards of tools': has((await catalog.cards({ toolIds: [tool.id] })).tools),
    'tools of the sitemap': has(await listPages(api.database.db, 'tools', null, 1000)),
  };
  return Object.keys(places).filter((place) => places[place]);
}

const OF_TOOLS = ['tool page', 'tool by id', 'tools', 'found tools', 'cards of tools', 'tools of the sitemap'];

it('a hidden deal appears nowhere, a hidden tool hides all its deals, and both return when shown again; a deal that ended meanwhile is among the ended (CAT-11, T57)', async () => {
  const tool = await makeTool(api.database, {
    name: 'Lanternworks',
    category: 'design',
    website: 'https://lantern.example',
  });
  const deal = await makeDeal(api.database, { toolId: tool.id, title: 'Lanternworks for ever', category: 'design' });
  await api.database.transaction(refreshSearchWords);
  const collectionId = uuidv7();
  await sharedBy.collections.create({ id: collectionId, name: 'Lamps' });
  await sharedBy.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
  const { share } = await sharedBy.collections.share({ collectionId, showsNotes: false, isIndexed: false });
  const places = () => placesOf(deal, tool, share.token);

  const everywhere = await places();
  expect(everywhere).not.toContain('ended deals');
  expect(everywhere).toHaveLength(19);
  const change = async (entityType: 'deal' | 'tool', kind: 'hide' | 'show') =>
    await staff.change({ entityType, ids: [entityType === 'deal' ? deal.id : tool.id], change: { kind } });

  await change('deal', 'hide');
  expect(await places()).toEqual(OF_TOOLS);
  expect((await staff.list({ entityType: 'deal', state: 'hidden' })).rows.map(({ id }) => id)).toEqual([deal.id]);
  await change('tool', 'hide');
  expect(await places()).toEqual([]);
  await change('deal', 'show');
  expect(await places()).toEqual([]);
  await countCatalog(api.database);
  expect(
    (await api.database.pool.query(`select deals, tools from catalog_counts where category = 'design'`)).rows,
  ).toEqual([{ deals: 0, tools: 0 }]);
  await change('tool', 'show');
  expect(await places()).toEqual(everywhere);

  await change('deal', 'hide');
  await api.database.pool.query(`update deals set ends_at = now() - interval '1 second' where id = $1`, [deal.id]);
  expect(await places()).not.toContain('ended deals');
  await change('deal', 'show');
  expect(await places()).toContain('ended deals');
});

it('a deal that has not begun is seen by staff alone, until it begins (CAT-11)', async () => {
  const deal = await makeDeal(api.database, { title: 'Next week', startsAt: new Date(Date.now() + 7 * DAY) });
  expect(await failure(api.as(null).catalog.deal({ ref: deal.slug }))).toBe('404 not_found');
  expect((await api.as(null).catalog.cards({ dealIds: [deal.id] })).deals).toEqual([]);
  expect((await staff.list({ entityType: 'deal', state: 'scheduled' })).rows).toMatchObject([
    { id: deal.id, state: 'scheduled' },
  ]);
  await api.database.pool.query(`update deals set starts_at = now() where id = $1`, [deal.id]);
  expect((await api.as(null).catalog.deal({ ref: deal.slug })).title).toBe('Next week');
  expect((await staff.list({ entityType: 'deal', state: 'running', q: 'next we' })).rows).toMatchObject([
    { id: deal.id, state: 'running' },
  ]);
});

it('reviews of a hidden deal are not found by any id; a tool’s reviews are those of its other deals (CAT-11, CAT-07)', async () => {
  const { id: toolId } = await makeTool(api.database);
  const [hidden, other] = [await makeDeal(api.database, { toolId }), await makeDeal(api.database, { toolId })];
  const [author, reader] = [api.as(await makeUser(api.database)), api.as(await makeUser(api.database))];
  const review = (dealId: string, text: string) => ({ id: uuidv7(), dealId, stars: 4, text });
  const [ofHidden, ofOther] = [review(hidden.id, 'Of the one.'), review(other.id, 'Of the other.')];
  await author.reviews.write(ofHidden);
  await author.reviews.write(ofOther);
  const found = async (subject: { dealId: string } | { toolId: string }) => {
    const { items, histogram } = await reader.reviews.list(subject);
    return [items.map(({ text }) => text).toSorted(), histogram[3]];
  };
  expect(await found({ toolId })).toEqual([['Of the one.', 'Of the other.'], 2]);

  const change = async (entityType: 'deal' | 'tool', entityId: string, kind: 'hide' | 'show') =>
    void (await staff.change({ entityType, ids: [entityId], change: { kind } }));
  await change('deal', hidden.id, 'hide');
  const refused = async (dealId: string) =>
    await Promise.all(
      [
        reader.reviews.list({ dealId }),
        author.reviews.mine({ dealId }),
        reader.reviews.write(review(dealId, 'Of what nobody sees.')),
        reader.reviews.flag({ id: dealId === hidden.id ? ofHidden.id : ofOther.id, on: true }),
      ].map(failure),
    );
  const nowhere = Array<string>(4).fill('404 not_found');
  expect(await refused(hidden.id)).toEqual(nowhere);
  expect(await found({ toolId })).toEqual([['Of the other.'], 1]);
  await change('tool', toolId, 'hide');
  expect(await refused(other.id)).toEqual(nowhere);
  expect(await failure(reader.reviews.list({ toolId }))).toBe('404 not_found');
  // Its author keeps what they wrote, and is not told of what.
  const unnamed = { review: { id: ofHidden.id, deal: null } };
  const { reviews } = author;
  expect(await reviews.write(ofHidden)).toMatchObject(unnamed);
  expect(await reviews.edit({ id: ofHidden.id, stars: 3, text: 'Of the one.' })).toMatchObject(unnamed);
  expect(await reviews.remove({ id: ofHidden.id })).toMatchObject(unnamed);
  expect(await reviews.restore({ id: ofHidden.id })).toMatchObject(unnamed);
  expect(await reviews.edit({ id: ofHidden.id, stars: 4, text: 'Of the one.' })).toMatchObject(unnamed);
  await change('tool', toolId, 'show');
  await change('deal', hidden.id, 'show');
  expect(await reviews.write(ofHidden)).toMatchObject({ review: { deal: { id: hidden.id, title: hidden.title } } });
  expect(await found({ dealId: hidden.id })).toEqual([['Of the one.'], 1]);
  expect(await found({ toolId })).toEqual([['Of the one.', 'Of the other.'], 2]);
});

it('members who bought or saved a hidden or future deal read no more of it than their own notes (CAT-11, T57)', async () => {
  const member = await makeUser(api.database);
  const mine = api.as(member);
  const deal = await makeDeal(api.database, { title: 'Secret lamp', priceMinor: 777 });
  const collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Kept' });
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
  const bought = { title: 'Lamp', price: 7, currency: 'USD', purchasedOn: '2026-01-01', dealId: deal.id };
  await mine.purchases.create({ ...bought, id: uuidv7() });
  const facts = async () => JSON.parse(JSON.stringify(await mine.collections.facts({ collectionId }))).facts[0];
  const found = async () => (await mine.collections.search({ q: 'secret lamp' })).items.length;
  const link = async () => (await mine.purchases.list()).purchases[0]?.deal ?? null;
  expect([(await facts()).title, await found(), (await link())?.slug]).toEqual(['Secret lamp', 1, deal.slug]);
  for (const change of ['is_hidden = true', `is_hidden = false, starts_at = now() + interval '7 days'`]) {
    await api.database.pool.query(`update deals set ${change} where id = $1`, [deal.id]);
    expect(await facts()).toMatchObject({ title: '', price: null });
    expect([await found(), await link()]).toEqual([0, null]);
    expect(await failure(mine.purchases.create({ ...bought, id: uuidv7() }))).toBe('404 not_found');
  }
});

it('the id or slug of a hidden or future deal is answered like an unknown one (CAT-11, T57)', async () => {
  const member = await makeUser(api.database);
  const mine = api.as(member, ['sidebar.view']);
  const tool = await makeTool(api.database, { name: 'Veil', website: 'https://veil.example' });
  const deal = await makeDeal(api.database, { toolId: tool.id, title: 'Veiled deal' });
  const other = await makeDeal(api.database, { title: 'Open deal' });
  const collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Asked' });
  const add = (entityType: 'deal' | 'tool', entityId: string, id = uuidv7()) =>
    failure(mine.collections.addItem({ collectionId, entityType, entityId, id }));
  const imported = async (entityType: 'deal' | 'tool', entityId: string) =>
    (
      await mine.collections.import({
        collections: [{ name: uuidv7(), items: [{ title: 'x', entityType, entityId }] }],
      })
    ).became;
  const kept = uuidv7();
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id, id: kept });
  for (const change of ['is_hidden = true', `is_hidden = false, starts_at = now() + interval '7 days'`]) {
    await api.database.pool.query(`update deals set ${change} where id = $1`, [deal.id]);
    const elsewhere = uuidv7();
    await mine.collections.create({ id: elsewhere, name: 'Elsewhere' });
    const ask = (entityId: string) =>
      failure(mine.collections.addItem({ collectionId: elsewhere, entityType: 'deal', entityId }));
    expect(await ask(deal.id)).toBe(await ask(uuidv7()));
    expect(await imported('deal', deal.id)).toEqual(await imported('deal', uuidv7()));
    // Sent again, an add of before is answered as it was.
    const again = { collectionId, entityType: 'deal', entityId: deal.id, id: kept } as const;
    expect((await mine.collections.addItem(again)).item.id).toBe(kept);
  }
  await api.database.pool.query('update tools set is_hidden = true where id = $1', [tool.id]);
  expect(await add('tool', tool.id)).toBe('404 not_found');
  expect(await imported('tool', tool.id)).toEqual(await imported('tool', uuidv7()));
  expect(await imported('deal', other.id)).not.toEqual(await imported('deal', uuidv7()));
});

it('the room of a deal that is hidden or has not begun opens by its slug to nobody, and is listed and found without its title (CAT-11, LIVE-01, T57)', async () => {
  const mine = api.as(await makeUser(api.database), ['sidebar.view']);
  const deal = await makeDeal(api.database, { title: 'Whispered deal' });
  const { room } = await mine.chat.open({ dealSlug: deal.slug });
  await mine.chat.send({ roomId: room.id, id: uuidv7(), text: 'pangolin' });
  const seen = async () => ({
    listed: (await mine.chat.rooms()).rooms.find(({ id }) => id === room.id),
    found: (await mine.chat.search({ q: 'pangolin' })).messages[0]?.room,
    opened: (await mine.chat.open({ roomId: room.id })).room,
  });
  const named = { name: 'Whispered deal', dealSlug: deal.slug };
  expect(await seen()).toMatchObject({ listed: named, found: named, opened: named });
  const unnamed = { name: null, dealSlug: null };
  for (const change of ['is_hidden = true', `is_hidden = false, starts_at = now() + interval '7 days'`]) {
    await api.database.pool.query(`update deals set ${change} where id = $1`, [deal.id]);
    expect(await seen()).toMatchObject({ listed: unnamed, found: unnamed, opened: unnamed });
    expect(await failure(mine.chat.open({ dealSlug: deal.slug }))).toBe('404 not_found');
  }
});

it('a page at the address of a hidden tool names no tool, and is no duplicate of it (CAT-11, KEEP-01, T57)', async () => {
  const mine = api.as(await makeUser(api.database));
  const tool = await makeTool(api.database, {
    name: 'Shroud',
    domain: 'shroud.example',
    website: 'https://shroud.example',
  });
  const collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Pages' });
  await mine.collections.addItem({ collectionId, entityType: 'tool', entityId: tool.id });
  const { page } = await mine.collections.addUrl({ collectionId, url: 'https://shroud.example' });
  const shown = async () => (await mine.collections.pages({ ids: [page.id] }))[0]?.tool?.name ?? null;
  const groups = async () => (await mine.collections.duplicates({})).groups.length;
  expect([await shown(), await groups()]).toEqual(['Shroud', 1]);
  await api.database.pool.query('update tools set is_hidden = true where id = $1', [tool.id]);
  expect([await shown(), await groups()]).toEqual([null, 0]);
});
