import { expect, it } from 'vitest';
import { applyChange } from '../changes/apply-change.ts';
import { applyToSaved } from '../changes/apply-to-saved.ts';
import type { Change } from '../changes/change.ts';
import { makeCollection, makePage } from '../testing.ts';
import { applyToPage } from './apply-to-page.ts';

const AT = '2026-04-01T12:00:00.000Z';
const add: Change = {
  kind: 'addUrl',
  input: { id: 'item', pageId: 'p', collectionId: 'c', url: 'https://example.com/', tags: ['read'], isFavorite: true },
};
const edit: Change = { kind: 'editPage', input: { pageId: 'p', title: 'Mine' } };

it('an added address becomes an item on top, once, with its tags, and a pending page (CAT-13, T43)', () => {
  const before = [makeCollection('c', 'Nice Find'), makeCollection('d', 'Other')];
  const once = applyChange(before, add, AT);
  expect(once[0]).toMatchObject({
    item_count: 1,
    items: [{ entity_type: 'page', entity_id: 'p', added_at: AT, tags: ['read'], is_favorite: true }],
  });
  expect(once[1]).toBe(before[1]);
  expect(applyChange(once, add, AT)).toEqual(once);
  expect(applyToSaved(['d'], { entityType: 'page', entityId: 'p' }, add)).toEqual(['d', 'c']);
  expect(applyToPage(null, 'p', add)).toMatchObject({ url: 'https://example.com/', title: '', state: 'waiting' });
  expect(applyToPage(null, 'other', add)).toBeNull();
});

it('a page that is saved already stays as it is when it is added elsewhere, and its changes affect no collection (CAT-13, T43)', () => {
  const page = makePage('p', 'A guide', { description: 'Old.' });
  expect(applyToPage(page, 'p', add)).toEqual(page);
  expect(applyToPage(page, 'p', edit)).toEqual({ ...page, title: 'Mine' });
  expect(applyToPage(page, 'other', edit)).toBe(page);
  const failed = makePage('p', '', { state: 'failed', failure: 'timeout' });
  expect(applyToPage(failed, 'p', { kind: 'fetchPage', input: { pageId: 'p' } })).toMatchObject({
    state: 'waiting',
    failure: null,
  });
  const collections = [makeCollection('c', 'Nice Find')];
  for (const change of [edit, { kind: 'suggestPage' as const, input: { pageId: 'p' } }])
    expect(applyChange(collections, change, AT)).toBe(collections);
});
