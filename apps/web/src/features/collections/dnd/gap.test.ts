import { describe, expect, it } from 'vitest';
import { applyChange } from '../changes/apply-change.ts';
import { makeCollection, makeItem } from '../testing.ts';
import { inOrderOf, placeIn, stepFrom } from './gap.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => makeItem(id));
const deal = (entityId: string) => ({ entityType: 'deal' as const, entityId });
const gap = (id: string, edge: 'before' | 'after') => ({ key: `deal:${id}`, isAfter: edge === 'after' });

/** Returns the list after the drop, as the screen shows it. */
function dropped(ids: string[], id: string, edge: 'before' | 'after'): string {
  const place = placeIn(items, ids.map(deal), gap(id, edge));
  if (!place) return 'nothing';
  const input = { fromCollectionId: 'c', toCollectionId: 'c', runs: [place.run] };
  const [collection] = applyChange(
    [makeCollection('c', 'Mine', { items })],
    { kind: 'moveItems', input },
    '2026-01-01T00:00:00.000Z',
  );
  return collection?.items.map((item) => item.entity_id).join('') ?? '';
}

describe('dropping into a gap', () => {
  it.each([
    { ids: ['a'], id: 'c', edge: 'after', list: 'bcad' },
    { ids: ['a'], id: 'c', edge: 'before', list: 'bacd' },
    { ids: ['d'], id: 'a', edge: 'before', list: 'dabc' },
    { ids: ['a'], id: 'd', edge: 'after', list: 'bcda' },
    { ids: ['c', 'a'], id: 'd', edge: 'after', list: 'bdac' },
    { ids: ['a', 'c'], id: 'c', edge: 'before', list: 'bacd' },
  ] as const)('puts $ids $edge $id: $list (COL-16)', ({ ids, id, edge, list }) => {
    expect(dropped([...ids], id, edge)).toBe(list);
  });

  it('knows when items stand there already (COL-16)', () => {
    const isElsewhere = (id: string, edge: 'before' | 'after') =>
      placeIn(items, [deal('b')], gap(id, edge))?.isElsewhere;
    expect([
      isElsewhere('a', 'after'),
      isElsewhere('b', 'before'),
      isElsewhere('b', 'after'),
      isElsewhere('c', 'before'),
    ]).toEqual([false, false, false, false]);
    expect([isElsewhere('a', 'before'), isElsewhere('c', 'after')]).toEqual([true, true]);
  });

  it('says at which position items stand afterwards (COL-16)', () => {
    expect(placeIn(items, [deal('a'), deal('b')], gap('d', 'before'))?.position).toBe(2);
  });

  it('does nothing when item or gap have gone meanwhile (COL-16)', () => {
    expect(dropped(['gone'], 'a', 'before')).toBe('nothing');
    expect(dropped(['a'], 'gone', 'before')).toBe('nothing');
  });

  it('names items in the order of the list (COL-16)', () => {
    expect(inOrderOf(items, [deal('d'), deal('gone'), deal('b')])).toEqual([deal('b'), deal('d')]);
  });
});

describe('stepping from gap to gap', () => {
  const walk = (id: string, ...steps: number[]) =>
    steps.reduce<ReturnType<typeof stepFrom>>((from, step) => stepFrom(items, [deal(id)], from, step), null);

  it('goes down and up, one item at a time (COL-16)', () => {
    expect(walk('b', 1)).toEqual(gap('c', 'after'));
    expect(walk('b', 1, 1)).toEqual(gap('d', 'after'));
    expect(walk('b', 1, 1, -1)).toEqual(gap('d', 'before'));
    expect(walk('b', -1)).toEqual(gap('a', 'before'));
  });

  it('stops at the ends, and can go there at once (COL-16)', () => {
    expect(walk('b', -1, -1)).toEqual(gap('a', 'before'));
    expect(walk('b', Infinity)).toEqual(gap('d', 'after'));
    expect(walk('b', Infinity, 1)).toEqual(gap('d', 'after'));
    expect(walk('d', -Infinity)).toEqual(gap('a', 'before'));
    expect(walk('a', -1)).toBeNull();
  });
});
