import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const url = 'https://example.com/kilns';

describe('saving a page again', () => {
  it('adds tags, note and mark to the item that is there, and says so (KEEP-03)', async () => {
    const { mine, collectionId, items } = own;
    const first = await mine.collections.addUrl({ collectionId, url, tags: ['Kilns'], notes: 'By hand.' });
    const again = { collectionId, url, tags: ['kilns', 'Glaze'], notes: 'Later.', isFavorite: true };
    const second = await mine.collections.addUrl(again);
    expect(second.saved).toEqual({
      already_in: [{ id: collectionId, name: 'Nice Find' }],
      added_to: null,
      tags_added: ['Glaze'],
      note_added: true,
      favorite_added: true,
      title_kept: false,
    });
    expect(second.item).toEqual({
      ...first.item,
      tags: ['Kilns', 'Glaze'],
      notes: 'By hand.\n\nLater.',
      is_favorite: true,
    });
    const third = await mine.collections.addUrl(again);
    expect(third).toMatchObject({
      item: second.item,
      saved: { tags_added: [], note_added: false, favorite_added: false },
    });
    expect(await items()).toEqual([second.item]);
  });

  it('into another collection leaves what was edited by hand as it is (KEEP-03)', async () => {
    const { mine, collectionId, otherId, items } = own;
    const { page } = await mine.collections.addUrl({ collectionId, url, title: 'Of the tab', notes: 'By hand.' });
    await mine.collections.editPage({ pageId: page.id, title: 'My title', description: 'My words' });
    const { saved, ...second } = await mine.collections.addUrl({
      collectionId: otherId,
      url,
      title: 'Of the tab',
      description: 'Of the page',
      tags: ['a', 'b'],
    });
    expect(second.page).toMatchObject({ title: 'My title', description: 'My words' });
    expect(saved).toMatchObject({
      already_in: [{ id: collectionId, name: 'Nice Find' }],
      added_to: { id: otherId },
      tags_added: ['a', 'b'],
      note_added: false,
      title_kept: true,
    });
    expect(await items()).toMatchObject([{ notes: 'By hand.' }]);
  });

  it('without a collection goes where the page is, and a new page into the first (KEEP-03)', async () => {
    const { mine, collectionId, otherId } = own;
    expect((await mine.collections.addUrl({ url: `${url}/new` })).saved.added_to?.id).toBe(collectionId);
    await mine.collections.addUrl({ collectionId: otherId, url });
    const { item, saved } = await mine.collections.addUrl({ url, tags: ['x'] });
    expect([item.collection_id, saved.added_to, saved.tags_added]).toEqual([otherId, null, ['x']]);
    await mine.collections.removeItem({ collectionId: otherId, entityType: 'page', entityId: item.entity_id });
    expect((await mine.collections.addUrl({ url })).saved).toMatchObject({
      already_in: [],
      added_to: { id: collectionId },
    });
  });

  it('refuses more than an item may have, and changes nothing then (KEEP-03)', async () => {
    const { mine, collectionId, items } = own;
    const tags = Array.from({ length: 30 }, (_, n) => `t${n}`);
    await mine.collections.addUrl({ collectionId, url, tags, notes: 'x'.repeat(4000) });
    const before = await items();
    const refused = [{ tags: ['more'] }, { notes: 'y'.repeat(999) }];
    for (const more of refused)
      expect(await failure(mine.collections.addUrl({ collectionId, url, title: 'Other', ...more }))).toBe(
        '400 invalid_input',
      );
    expect(await items()).toEqual(before);
    expect((await mine.collections.kept({ url })).page?.title).toBe('');
    await mine.collections.addUrl({ collectionId, url, notes: 'y'.repeat(998) });
  });

  it('loses nothing when many do it at once (KEEP-03, T13)', async () => {
    const { mine, collectionId, items } = own;
    const tags = Array.from({ length: 20 }, (_, n) => `t${n}`);
    await Promise.all(
      tags.map((tag) => mine.collections.addUrl({ collectionId, url, tags: [tag], notes: `Note ${tag}.` })),
    );
    const [item, ...others] = await items();
    expect(others).toEqual([]);
    expect(item?.tags?.toSorted()).toEqual(tags.toSorted());
    expect(item?.notes?.split('\n\n').toSorted()).toEqual(tags.map((tag) => `Note ${tag}.`).toSorted());
  });

  it('answers a repeated request as the first, also when the item was removed meanwhile (KEEP-03)', async () => {
    const { mine, collectionId, items } = own;
    const input = { id: uuidv7(), collectionId, url, tags: ['a'] };
    const first = await mine.collections.addUrl(input);
    expect(await mine.collections.addUrl(input)).toEqual(first);
    await mine.collections.removeItem({ collectionId, entityType: 'page', entityId: first.item.entity_id });
    expect((await mine.collections.addUrl(input)).item).toEqual(first.item);
    expect(await items()).toEqual([]);
  });
});
