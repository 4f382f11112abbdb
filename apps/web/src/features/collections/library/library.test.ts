import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { expect, it } from 'vitest';
import { makeItem } from '../testing.ts';
import { applyToGroup, applyToLibrary } from './apply-to-library.ts';
import { isNarrow, NO_FILTER, readFilter, writeFilter } from './filter-params.ts';
import { mergeOf } from './merge.ts';

const row = (collectionId: string, entityId: string, more: Partial<CollectionItem> = {}): CollectionItem => ({
  id: `${collectionId}-${entityId}`,
  collection_id: collectionId,
  ...makeItem(entityId),
  ...more,
});
const ID = '01a205fe-e398-7688-8f82-f0005bd36b5a';

it('a filter is written to the address, and read back unchanged (CAT-13)', () => {
  const filter = {
    ...NO_FILTER,
    q: 'Töne & Ton',
    tags: ['to read', 'C++'],
    entityTypes: ['page' as const],
    collectionIds: [ID],
    isFavorite: true,
    isDead: false,
    sort: 'title' as const,
  };
  expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
  expect(readFilter(writeFilter(NO_FILTER))).toEqual(NO_FILTER);
  expect([isNarrow(filter), isNarrow({ ...NO_FILTER, sort: 'title' })]).toEqual([true, false]);
});

it('an address that makes no sense filters nothing (CAT-13)', () => {
  const nonsense = new URLSearchParams(
    `kept=all&tag=&tag=${'x'.repeat(51)}&kind=user&in=all&favorite=yes&dead=&sort=rank`,
  );
  expect(readFilter(nonsense)).toEqual(NO_FILTER);
});

it('merging keeps one item with the tags, notes and mark of all, and undo brings all back as they were (CAT-13)', () => {
  const one = row('a', 'x', { tags: ['Design'], notes: 'First' });
  const others = [row('b', 'x', { tags: ['design', 'Later'], is_favorite: true, notes: 'Second' }), row('c', 'x')];
  const merge = mergeOf(one, others);
  if (!merge) throw new Error('they fit into one');
  // The kept item receives everything before any other is removed.
  expect(merge.changes.map(({ kind }) => kind)).toEqual([
    'tagItems',
    'favoriteItems',
    'setNotes',
    'removeItems',
    'removeItems',
  ]);
  const merged = merge.changes.reduce(applyToLibrary, [one, ...others]);
  expect(merged).toEqual([{ ...one, tags: ['Design', 'Later'], is_favorite: true, notes: 'First\n\nSecond' }]);
  expect(merge.undo.reduce(applyToLibrary, merged)).toEqual([{ ...one, is_favorite: false }]);
  expect(merge.undo.filter(({ kind }) => kind === 'restoreItems').map(({ input }) => input)).toEqual([
    expect.objectContaining({ collectionId: 'b' }),
    expect.objectContaining({ collectionId: 'c' }),
  ]);
});

it('items that together have too many tags or too long a note are not merged (CAT-13)', () => {
  const tags = (from: number) => Array.from({ length: 20 }, (_, n) => `t${from + n}`);
  expect(mergeOf(row('a', 'x', { tags: tags(0) }), [row('b', 'x', { tags: tags(20) })])).toBeNull();
  const notes = (letter: string) => letter.repeat(3000);
  expect(mergeOf(row('a', 'x', { notes: notes('a') }), [row('b', 'x', { notes: notes('b') })])).toBeNull();
});

it('changes show in rows of several collections, each in its own (COL-12)', () => {
  const rows = [row('a', 'x'), row('b', 'x'), row('a', 'y')];
  const entities = [{ entityType: 'deal' as const, entityId: 'x' }];
  const after = applyToLibrary(rows, { kind: 'tagItems', input: { collectionId: 'b', entities, add: ['Later'] } });
  expect(after.map(({ tags }) => tags)).toEqual([undefined, ['Later'], undefined]);
  expect(after[0]).toBe(rows[0]);
  const removed = applyToLibrary(rows, { kind: 'removeItems', input: { collectionId: 'a', entities } });
  expect(removed.map(({ id }) => id)).toEqual(['b-x', 'a-y']);
  const moved = applyToLibrary(rows, {
    kind: 'moveItems',
    input: {
      fromCollectionId: 'a',
      toCollectionId: 'b',
      runs: [{ after: null, entities: [...entities, { entityType: 'deal', entityId: 'y' }] }],
      skipsExisting: true,
    },
  });
  expect(moved.map((one) => one.collection_id)).toEqual(['a', 'b', 'b']);
});

it('a group of duplicates counts those that are not there yet, less what is removed (CAT-13)', () => {
  const group = { thing: 'deal:x', items: [row('a', 'x'), row('b', 'x')], count: 9 };
  const removed = applyToGroup(group, (items) =>
    applyToLibrary(items, { kind: 'removeItem', input: { collectionId: 'a', entityType: 'deal', entityId: 'x' } }),
  );
  expect(removed).toEqual({ thing: 'deal:x', items: [row('b', 'x')], count: 8 });
});
