import { describe, expect, it } from 'vitest';
import { makeCollection, makeItem } from '../testing.ts';
import { applyToSaved } from './apply-to-saved.ts';
import type { Change } from './change.ts';

const deal = (entityId: string) => ({ entityType: 'deal' as const, entityId });
const x = deal('x');
const move = (fromCollectionId: string, toCollectionId: string): Change => ({
  kind: 'moveItems',
  input: { fromCollectionId, toCollectionId, runs: [{ after: null, entities: [x, deal('y')] }] },
});
const deleted = makeCollection('a', 'Mine', { items: [makeItem('x')] });

describe('the collections that hold a deal', () => {
  it.each<[string, string[], Change, string[]]>([
    ['an add', ['b'], { kind: 'addItem', input: { id: 'i', collectionId: 'a', ...x } }, ['b', 'a']],
    ['a second add', ['a'], { kind: 'addItem', input: { id: 'i', collectionId: 'a', ...x } }, ['a']],
    ['a removal', ['a', 'b'], { kind: 'removeItem', input: { collectionId: 'a', ...x } }, ['b']],
    [
      'a removal of several',
      ['a'],
      { kind: 'removeItems', input: { collectionId: 'a', entities: [deal('y'), x] } },
      [],
    ],
    ['its undo', [], { kind: 'restoreItems', input: { collectionId: 'a', entities: [x] }, before: [] }, ['a']],
    ['a move', ['a'], move('a', 'b'), ['b']],
    ['a move to where it is', ['a', 'b'], move('a', 'b'), ['a', 'b']],
    ['a move of what is not there', ['c'], move('a', 'b'), ['c']],
    ['a new order', ['a'], move('a', 'a'), ['a']],
    ['a deletion', ['a', 'b'], { kind: 'delete', input: { collectionId: 'a' } }, ['b']],
    ['its undo', ['b'], { kind: 'restore', input: { collectionId: 'a' }, deleted }, ['b', 'a']],
    ['a new name', ['a'], { kind: 'update', input: { collectionId: 'a', name: 'New' } }, ['a']],
  ])('follow %s (COL-09) (COL-10)', (_what, before, change, after) => {
    expect(applyToSaved(before, x, change)).toEqual(after);
  });

  it('are different for a tool of the same id (COL-09)', () => {
    expect(
      applyToSaved(
        [],
        { entityType: 'tool', entityId: 'x' },
        { kind: 'addItem', input: { id: 'i', collectionId: 'a', ...x } },
      ),
    ).toEqual([]);
  });
});
