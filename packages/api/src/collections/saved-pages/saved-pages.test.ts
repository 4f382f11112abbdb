import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { type OwnCollections, ownCollections } from '#testing/own-collections.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let own: OwnCollections;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  own = await ownCollections(api);
});

const url = 'https://example.com/a?utm_source=mail';

describe('saving a web page', () => {
  it('shows it at once, on top, with what its member wrote about it (CAT-13)', async () => {
    const { mine, collectionId, items } = own;
    const ids = { id: uuidv7(), pageId: uuidv7() };
    const said = {
      title: ' Read me ',
      description: 'Two\nlines',
      notes: 'soon',
      tags: ['To read', 'to READ'],
      isFavorite: true,
    };
    const { item, page, saved } = await mine.collections.addUrl({ ...ids, collectionId, url, ...said });
    expect(item).toMatchObject({ id: ids.id, entity_type: 'page', entity_id: ids.pageId, notes: 'soon' });
    expect(item).toMatchObject({ tags: ['To read'], is_favorite: true });
    expect(page).toEqual({
      id: ids.pageId,
      url,
      title: 'Read me',
      description: 'Two\nlines',
      site_name: '',
      picture_url: null,
      icon_url: null,
      state: 'waiting',
      failure: null,
      dead_since: null,
      is_suggested: false,
      tool: null,
      deal: null,
    });
    expect(await items()).toEqual([item]);
    expect(await mine.collections.pages({ ids: [uuidv7(), page.id] })).toEqual([page]);
    expect((await mine.collections.facts({ collectionId })).facts).toMatchObject([
      { entity_type: 'page', title: 'Read me', price: null },
    ]);
    expect(saved).toEqual({
      already_in: [],
      added_to: { id: collectionId, name: 'Nice Find' },
      tags_added: ['To read'],
      note_added: true,
      favorite_added: true,
      title_kept: false,
    });
    // Its answer was lost.
    expect(await mine.collections.addUrl({ ...ids, collectionId, url, ...said })).toEqual({ item, page, saved });
    expect(await failure(mine.collections.addUrl({ ...ids, collectionId, url: `${url}&b` }))).toBe('409 id_taken');
    expect(await failure(mine.collections.addUrl({ ...ids, id: uuidv7(), collectionId, url: `${url}&b` }))).toBe(
      '409 id_taken',
    );
  });

  it('makes one page for all equivalent addresses, once in each collection (CAT-13, COL-14)', async () => {
    const { mine, collectionId, otherId, items } = own;
    const { page } = await mine.collections.addUrl({ collectionId, url });
    const again = { collectionId, url: 'http://www.example.com/a/#part', title: 'Named' };
    const { item } = await mine.collections.addUrl(again);
    expect(await items()).toEqual([item]);
    const other = await mine.collections.addUrl({ ...again, collectionId: otherId, title: 'Otherwise' });
    expect(other.page).toEqual({ ...page, title: 'Named' });
    expect(await mine.collections.kept({ url: again.url })).toEqual({
      page: other.page,
      collection_ids: [collectionId, otherId],
      tool: null,
      deal: null,
    });
    // At once, by several addresses.
    const addresses = Array.from({ length: 20 }, (_, index) => `https://example.com/b?utm_id=${index}`);
    const outcomes = await Promise.all(addresses.map((one) => mine.collections.addUrl({ collectionId, url: one })));
    expect(outcomes.filter(({ saved }) => saved.added_to !== null)).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => outcome.item.id)).size).toBe(1);
  });

  it('lets nobody else see, change or add it (CAT-13, T11)', async () => {
    const { mine, other, collectionId } = own;
    const { page } = await mine.collections.addUrl({ collectionId, url });
    const theirs = api.as(other).collections;
    const theirId = (await theirs.load()).collections[0]?.id ?? '';
    expect(await theirs.pages({ ids: [page.id] })).toEqual([]);
    expect(await theirs.kept({ url })).toMatchObject({ page: null, collection_ids: [] });
    const attempts = [
      theirs.addItem({ collectionId: theirId, entityType: 'page', entityId: page.id }),
      theirs.addUrl({ collectionId, url }),
      theirs.editPage({ pageId: page.id, title: 'Theirs' }),
      theirs.fetchPage({ pageId: page.id }),
      theirs.suggestPage({ pageId: page.id }),
    ];
    expect(new Set(await Promise.all(attempts.map(failure)))).toEqual(new Set(['404 not_found']));
    expect(await failure(theirs.addUrl({ collectionId: theirId, pageId: page.id, url: `${url}2` }))).toBe(
      '409 id_taken',
    );
    // Each has a page of the same address.
    const { page: copy } = await theirs.addUrl({ collectionId: theirId, url });
    expect(copy.id).not.toBe(page.id);
    expect(await mine.collections.pages({ ids: [page.id, copy.id] })).toEqual([page]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<h1>',
    'https://me:secret@example.com',
    `https://${'a.'.repeat(1000)}com`,
    'ftp://example.com',
    'no address',
  ])('refuses %.40s (CAT-13, T44)', async (bad) => {
    const { mine, collectionId } = own;
    expect(await failure(mine.collections.addUrl({ collectionId, url: bad }))).toBe('400 invalid_input');
    expect(await failure(mine.collections.kept({ url: bad }))).toBe('400 invalid_input');
  });

  it('knows the tool of the catalogue and its running deal (CAT-13)', async () => {
    const { mine, collectionId } = own;
    const domain = `${uuidv7()}.example`;
    const tool = await makeTool(api.database, { domain, website: `https://${domain}` });
    const known = { id: tool.id, slug: tool.slug, name: tool.name };
    const { page } = await mine.collections.addUrl({ collectionId, url: `https://app.${domain}/pricing` });
    expect(page).toMatchObject({ tool: known, deal: null });
    await makeDeal(api.database, { toolId: tool.id, endsAt: new Date(0) });
    const deal = await makeDeal(api.database, { toolId: tool.id, priceMinor: 4900, currency: 'EUR' });
    const offered = { slug: deal.slug, title: deal.title, price: 49, currency: 'EUR' };
    expect(await mine.collections.pages({ ids: [page.id] })).toMatchObject([{ tool: known, deal: offered }]);
    expect(await mine.collections.kept({ url: `https://${domain}` })).toMatchObject({
      page: null,
      collection_ids: [],
      tool: known,
      deal: offered,
    });
  });

  it('makes an item that is moved, noted, removed and restored like deals and tools (CAT-13)', async () => {
    const { mine, collectionId, otherId, items } = own;
    const { item, page } = await mine.collections.addUrl({ collectionId, url });
    const entity = { entityType: 'page' as const, entityId: page.id };
    await mine.collections.setNotes({ collectionId, ...entity, notes: 'noted' });
    await mine.collections.moveItem({ itemId: item.id, fromCollectionId: collectionId, toCollectionId: otherId });
    await mine.collections.addItem({ collectionId, ...entity });
    expect((await mine.collections.saved({ entities: [entity] })).saved[0]?.collection_ids).toHaveLength(2);
    await mine.collections.removeItem({ collectionId, ...entity });
    expect(await items()).toEqual([]);
    await mine.collections.restoreItems({ collectionId, entities: [entity] });
    expect(await items()).toMatchObject([{ entity_type: 'page', entity_id: page.id }]);
    await mine.collections.editPage({ pageId: page.id, title: 'By hand' });
    await mine.collections.suggestPage({ pageId: page.id });
    expect(await mine.collections.pages({ ids: [page.id] })).toMatchObject([{ title: 'By hand', is_suggested: true }]);
  });

  it('lets members suggest it to staff as a draft of a tool, once (CAT-13)', async () => {
    const { mine, other, collectionId } = own;
    const said = { url: `https://www.${uuidv7()}.example/`, title: 'Kiln', description: 'Fires\npots' };
    const { page } = await mine.collections.addUrl({ collectionId, ...said });
    const theirs = api.as(other).collections;
    const theirId = (await theirs.load()).collections[0]?.id ?? '';
    const { page: same } = await theirs.addUrl({ collectionId: theirId, url: said.url });
    await mine.collections.suggestPage({ pageId: page.id });
    await mine.collections.suggestPage({ pageId: page.id });
    await theirs.suggestPage({ pageId: same.id });
    const { rows } = await api.database.pool.query(
      `select state, organization_id, entity_id, content from catalog_drafts where content ->> 'website' = $1`,
      [said.url],
    );
    const domain = new URL(said.url).host.slice('www.'.length);
    expect(rows).toMatchObject([
      {
        state: 'draft',
        organization_id: null,
        entity_id: null,
        content: { name: 'Kiln', tagline: 'Fires pots', website: said.url, domain, category: null },
      },
    ]);
    // A page of a tool that the catalogue already has makes no draft.
    await makeTool(api.database, { domain: 'had.example', website: 'https://had.example' });
    const had = await mine.collections.addUrl({ collectionId, url: 'https://had.example' });
    await mine.collections.suggestPage({ pageId: had.page.id });
    const drafts = await api.database.pool.query(
      `select 1 from catalog_drafts where content ->> 'domain' = 'had.example'`,
    );
    expect(drafts.rowCount).toBe(0);
  });

  it('shows it on a shared collection, and copies it with that (CAT-13, COL-17)', async () => {
    const { mine, other, collectionId, deal } = own;
    const { page } = await mine.collections.addUrl({ collectionId, url, title: 'Shown' });
    await mine.collections.addItem({ collectionId, ...(await deal()) });
    const { token } = (await mine.collections.share({ collectionId })).share;
    const shown = await api.as(null).collections.shared({ token });
    expect(shown.items.map(({ entity_type }) => entity_type)).toEqual(['deal', 'page']);
    expect(shown.items[1]).toEqual({
      entity_type: 'page',
      notes: null,
      page: {
        id: page.id,
        url,
        title: 'Shown',
        description: '',
        site_name: '',
        picture_url: null,
        icon_url: null,
        tool: null,
        deal: null,
      },
    });
    const theirs = api.as(other).collections;
    const copyId = uuidv7();
    await theirs.copyShared({ token, id: copyId });
    const copied = (await theirs.items({ collectionId: copyId })).items[1];
    expect(copied?.entity_type).toBe('page');
    expect(copied?.entity_id).not.toBe(page.id);
    expect(await theirs.pages({ ids: [copied?.entity_id ?? ''] })).toMatchObject([{ url, title: 'Shown' }]);
    await theirs.copyShared({ token, id: uuidv7() });
    expect(await theirs.kept({ url })).toMatchObject({ collection_ids: [copyId, expect.any(String)] });
  });
});
