import type { Entity } from '@onceware/api/collections/collections.contract';
import { describe, expect, it } from 'vitest';
import { makeCollection, makeItem } from '../testing.ts';
import { applyChange, runsOf } from './apply-change.ts';
import type { Change, ListedCollection } from './change.ts';

const AT = '2026-04-01T12:00:00.000Z';

const deal = (entityId: string): Entity => ({ entityType: 'deal', entityId });
const deals = (ids: string) => ids.split(' ').map(deal);
const collection = (id: string, ids = '', more: Partial<ListedCollection> = {}) =>
  makeCollection(id, id, {
    items: ids
      .split(' ')
      .filter(Boolean)
      .map((one) => makeItem(one)),
    ...more,
  });
const after = (before: ListedCollection[], ...changes: Change[]) =>
  changes.reduce((now, change) => applyChange(now, change, AT), before);
const shown = (collections: ListedCollection[]) =>
  collections.map(({ id, items }) => `${id}: ${items.map((item) => item.entity_id).join(' ')}`);

const add = (collectionId: string, id: string): Change => ({
  kind: 'addItem',
  input: { id: `id-${id}`, collectionId, ...deal(id) },
});
const remove = (collectionId: string, ids: string): Change => ({
  kind: 'removeItems',
  input: { collectionId, entities: deals(ids) },
});
const move = (from: string, to: string, ids: string, behind: string | null = null): Change => ({
  kind: 'moveItems',
  input: {
    fromCollectionId: from,
    toCollectionId: to,
    runs: [{ after: behind === null ? null : deal(behind), entities: deals(ids) }],
  },
});

describe('a change of items', () => {
  it('puts an added item first, once, and marks the collection as changed (COL-09)', () => {
    const result = after([collection('a', 'x')], add('a', 'y'), add('a', 'y'));
    expect(shown(result)).toEqual(['a: y x']);
    expect(result[0]?.updated_at).toBe(AT);
  });

  it('removes items, as far as they are there (COL-10)', () => {
    expect(shown(after([collection('a', 'x y z')], remove('a', 'x z gone')))).toEqual(['a: y']);
  });

  it.each([
    ['in the middle', 'x y z', 'y', 'x z', 'x y z'],
    ['at the top', 'x y z', 'x', 'y z', 'x y z'],
    ['several, neighbours and not', 'u v w x y', 'v w y', 'u x', 'u v w x y'],
    ['behind the nearest that is left', 'x y z', 'y z', 'new', 'y z new'],
    ['where others have come meanwhile', 'x y z', 'y', 'new x z', 'new x y z'],
    ['nothing twice', 'x y z', 'y', 'y x z', 'y x z'],
  ])('brings back what was removed, to its place: %s (COL-16)', (_what, before, removed, now, expected) => {
    const undo: Change = {
      kind: 'restoreItems',
      input: { collectionId: 'a', entities: deals(removed) },
      before: collection('a', before).items,
    };
    expect(shown(after([collection('a', now)], undo))).toEqual([`a: ${expected}`]);
  });

  it.each([
    ['to the top', 'z', null, 'z w x y'],
    ['down', 'w', 'y', 'x y w z'],
    ['up', 'y', 'w', 'w y x z'],
    ['several, in the order asked for', 'z w', 'x', 'x z w y'],
    ['behind what is gone: to the top', 'y', 'gone', 'y w x z'],
  ])('moves within a collection %s, and does so once (COL-16)', (_what, ids, behind, expected) => {
    const change = move('a', 'a', ids, behind);
    expect(shown(after([collection('a', 'w x y z')], change))).toEqual([`a: ${expected}`]);
    expect(shown(after([collection('a', 'w x y z')], change, change))).toEqual([`a: ${expected}`]);
  });

  it('moves to another collection, with notes, or not at all when one of them is there (COL-11)', () => {
    const both = [collection('a', 'x y z'), collection('b', 'q r')];
    expect(shown(after(both, move('a', 'b', 'x z', 'q')))).toEqual(['a: y', 'b: q x z r']);
    expect(after([both[0] ?? collection('a'), collection('b', 'z')], move('a', 'b', 'x z'))[1]?.items).toHaveLength(1);
    const noted = after(
      [collection('a', 'x'), collection('b')],
      { kind: 'setNotes', input: { collectionId: 'a', ...deal('x'), notes: 'mine' } },
      move('a', 'b', 'x'),
    );
    expect(noted[1]?.items[0]?.notes).toBe('mine');
  });

  it('undoes a move by the runs in which the items stood (COL-16)', () => {
    const before = [collection('a', 'u v w x y'), collection('b', 'q')];
    const runs = runsOf(before[0]?.items ?? [], deals('u w x'));
    expect(runs).toEqual([
      { after: null, entities: deals('u') },
      { after: deal('v'), entities: deals('w x') },
    ]);
    const there = after(before, move('a', 'b', 'u w x'));
    expect(
      shown(after(there, { kind: 'moveItems', input: { fromCollectionId: 'b', toCollectionId: 'a', runs } })),
    ).toEqual(shown(before));
  });

  it('treats blanks as no note (COL-16)', () => {
    const [result] = after([collection('a', 'x')], {
      kind: 'setNotes',
      input: { collectionId: 'a', ...deal('x'), notes: ' \n' },
    });
    expect(result?.items[0]?.notes).toBeNull();
  });

  it('leaves untouched collections the same objects, so that nothing else is drawn again (COL-12)', () => {
    const before = [collection('a', 'x'), collection('b', 'x')];
    expect(after(before, add('b', 'y'))[0]).toBe(before[0]);
    expect(after(before, add('a', 'x'))[0]).toBe(before[0]);
    expect(after(before, remove('a', 'gone'))[0]).toBe(before[0]);
  });

  it('is quick with 5,000 items (COL-16)', () => {
    const ids = Array.from({ length: 5000 }, (_, n) => `e${n}`);
    const half = ids.filter((_, n) => n % 2 === 0).join(' ');
    const before = [collection('a', ids.join(' ')), collection('b')];
    const runs = runsOf(before[0]?.items ?? [], deals(half));
    const back = after(before, move('a', 'b', half), {
      kind: 'moveItems',
      input: { fromCollectionId: 'b', toCollectionId: 'a', runs },
    });
    expect(back[0]?.items.map((item) => item.entity_id)).toEqual(ids);
  });
});

describe('a change of collections', () => {
  const three = () => [collection('1'), collection('2'), collection('3', 'x')];

  it('adds a new one at the end, empty, under its own id (COL-15)', () => {
    const [, , , made] = after(three(), { kind: 'create', input: { id: '4', name: ' Shop ', description: 'For it.' } });
    expect(made).toMatchObject({ id: '4', name: 'Shop', description: 'For it.', is_default: false, items: [] });
  });

  it('puts favourites first, and back where they were (COL-15)', () => {
    const favorite = (isFavorite: boolean): Change => ({ kind: 'update', input: { collectionId: '2', isFavorite } });
    expect(after(three(), favorite(true)).map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(after(three(), favorite(true), favorite(false)).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('renames and describes, and leaves what is not named (COL-15)', () => {
    const [result] = after([collection('1', 'x', { description: 'old' })], {
      kind: 'update',
      input: { collectionId: '1', name: 'New' },
    });
    expect(result).toMatchObject({ name: 'New', description: 'old' });
  });

  it('brings a deleted one back with its items, to its place (COL-15)', () => {
    const all = three();
    const [, second] = all;
    if (!second) throw new Error('three were made');
    const input = { collectionId: '2' };
    const gone = after(all, { kind: 'delete', input });
    expect(gone.map(({ id }) => id)).toEqual(['1', '3']);
    expect(after(gone, { kind: 'restore', input, deleted: second })).toEqual(all);
  });

  it('knows a link only from the server, and forgets it when it is revoked (COL-17)', () => {
    const share: Change = { kind: 'share', input: { collectionId: '1', showsNotes: true } };
    expect(after(three(), share)[0]?.share).toBeNull();
    const answered: Change = { ...share, share: { token: 'T', shows_notes: true, is_indexed: false } };
    expect(after(three(), answered)[0]?.share?.token).toBe('T');
    expect(
      after(three(), answered, { kind: 'share', input: { collectionId: '1', isIndexed: true } })[0]?.share,
    ).toEqual({ token: 'T', shows_notes: false, is_indexed: true });
    expect(after(three(), answered, { kind: 'unshare', input: { collectionId: '1' } })[0]?.share).toBeNull();
  });
});

describe('a change of a collection that has not loaded completely', () => {
  /** «a» with 100 items, of which the first two are known; «b» is known whole. */
  const two = () => [collection('a', 'x y', { item_count: 100 }), collection('b', 'q')];
  const counts = (collections: ListedCollection[]) => collections.map(({ item_count }) => item_count);

  it('changes the count, also for items that are not loaded (COL-05) (COL-12)', () => {
    expect(counts(after(two(), add('a', 'new')))).toEqual([101, 1]);
    expect(counts(after(two(), add('a', 'x')))).toEqual([100, 1]);
    expect(counts(after(two(), remove('a', 'x')))).toEqual([99, 1]);
    expect(counts(after(two(), remove('a', 'far')))).toEqual([99, 1]);
    expect(counts(after(two(), remove('b', 'far')))).toEqual([100, 1]);
    expect(counts(after(two(), move('b', 'a', 'q')))).toEqual([101, 0]);
    expect(counts(after(two(), move('a', 'b', 'x y')))).toEqual([98, 3]);
    const undo: Change = {
      kind: 'restoreItems',
      input: { collectionId: 'a', entities: deals('far') },
      before: two()[0]?.items ?? [],
    };
    expect(counts(after(two(), remove('a', 'far'), undo))).toEqual([100, 1]);
  });

  it('keeps loaded items in their order, with new ones first (COL-16)', () => {
    expect(shown(after(two(), add('a', 'new'), move('b', 'a', 'q')))).toEqual(['a: q new x y', 'b: ']);
  });

  it('undoes a move into it by what was moved, also when only its first items are loaded by then (COL-11)', () => {
    const before = [collection('a', 'u v w'), collection('b', 'q', { item_count: 50 })];
    const moved = before[0]?.items.slice(0, 2) ?? [];
    const there = after(before, move('a', 'b', 'u v'));
    const [rest, target] = there;
    const reloaded = [rest ?? collection('a'), { ...(target ?? collection('b')), items: [] }];
    const runs = runsOf(before[0]?.items ?? [], deals('u v'));
    const back: Change = { kind: 'moveItems', input: { fromCollectionId: 'b', toCollectionId: 'a', runs }, moved };
    const [undone, left] = after(reloaded, back);
    expect([shown([undone ?? collection('a')]), left?.item_count]).toEqual([['a: u v w'], 50]);
  });

  it('leaves what the other has already, when the move skips it (COL-11)', () => {
    const both = [collection('a', 'x y z'), collection('b', 'q y')];
    const input = {
      fromCollectionId: 'a',
      toCollectionId: 'b',
      runs: [{ after: null, entities: deals('x y') }],
      skipsExisting: true,
    };
    expect(shown(after(both, { kind: 'moveItems', input }))).toEqual(['a: y z', 'b: x q y']);
  });
});
