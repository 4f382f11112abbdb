import { expect, it } from 'vitest';
import { applyChange } from '../changes/apply-change.ts';
import type { ListedCollection } from '../changes/change.ts';
import { makeCollection, makeItem } from '../testing.ts';
import { type SavedItem, markingOf, removalOf, type Reversible, taggingOf } from './tag-changes.ts';

const AT = '2026-04-01T12:00:00.000Z';
const collections = (): ListedCollection[] => [
  makeCollection('a', 'a', {
    items: [makeItem('x', { tags: ['Design', 'Later'], is_favorite: false }), makeItem('y'), makeItem('z')],
  }),
  makeCollection('b', 'b', { items: [makeItem('x', { tags: ['Later'], is_favorite: true })] }),
];
const savedItemOf = (all: ListedCollection[]): SavedItem[] =>
  all.flatMap(({ id, items }) => items.map((item) => ({ collectionId: id, item })));
const after = (all: ListedCollection[], { changes }: Pick<Reversible, 'changes'>) =>
  changes.reduce((now, change) => applyChange(now, change, AT), all);
const marks = (all: ListedCollection[]) =>
  savedItemOf(all).map(({ item: { tags, is_favorite } }) => [tags, is_favorite]);

it('adds and removes tags in several collections, only on items that it changes, and is undone exactly (CAT-13)', () => {
  const before = collections();
  const tagging = taggingOf(savedItemOf(before), ['design', 'New'], ['LATER']);
  expect(tagging.changes.map(({ kind, input }) => [kind, input])).toEqual([
    ['tagItems', expect.objectContaining({ collectionId: 'a', entities: expect.objectContaining({ length: 3 }) })],
    ['tagItems', expect.objectContaining({ collectionId: 'b', entities: expect.objectContaining({ length: 1 }) })],
  ]);
  const tagged = after(before, tagging);
  expect(marks(tagged)).toEqual([
    [['Design', 'New'], false],
    [['design', 'New'], false],
    [['design', 'New'], false],
    [['design', 'New'], true],
  ]);
  expect(marks(after(tagged, { changes: tagging.undo }))).toEqual(marks(before));
  // Twice is once.
  expect(after(tagged, tagging)[0]).toBe(tagged[0]);
  expect(taggingOf(savedItemOf(tagged), ['NEW'], []).changes).toEqual([]);
});

it('marks and removes items likewise, and what others did meanwhile stays (CAT-13)', () => {
  const before = collections();
  const marking = markingOf(savedItemOf(before), true);
  expect(marking.changes.map(({ input }) => input)).toEqual([
    expect.objectContaining({ collectionId: 'a', isFavorite: true }),
  ]);
  const marked = after(before, marking);
  expect(marks(marked).map(([, isFavorite]) => isFavorite)).toEqual([true, true, true, true]);
  const meanwhile = after(marked, taggingOf(savedItemOf(marked).slice(1, 2), ['Meanwhile'], []));
  expect(marks(after(meanwhile, { changes: marking.undo }))[1]).toEqual([['Meanwhile'], false]);
  const removal = removalOf(savedItemOf(before).filter(({ item }) => item.entity_id === 'x'));
  const gone = after(before, removal);
  expect(gone.map(({ items }) => items.length)).toEqual([2, 0]);
  expect(marks(after(gone, { changes: removal.undo })).filter(([tags]) => tags)).toEqual(
    marks(before).filter(([tags]) => tags),
  );
});
