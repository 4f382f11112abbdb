import type { ItemFacts } from '@onceware/api/collections/collections.contract';
import { describe, expect, it } from 'vitest';
import type { ListedItem } from '../changes/change.ts';
import { type Arrangement, arrangeItems, needsFacts } from './arrange-items.ts';
import { makeItem } from '../testing.ts';

const NOW = Date.parse('2026-04-01T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const deal = (id: string, more: Partial<ItemFacts> = {}): ItemFacts => ({
  entity_type: 'deal',
  entity_id: id,
  title: `The ${id}`,
  price: 10,
  currency: 'USD',
  ends_at: null,
  ...more,
});
const tool = (id: string): ItemFacts => ({ ...deal(id), entity_type: 'tool', price: null, currency: null });
const items = (ids: string, more: Partial<ListedItem> = {}) =>
  ids.split(' ').map((id) => makeItem(id, { entity_type: id.startsWith('tool') ? 'tool' : 'deal', ...more }));

const ALL: Arrangement = { sort: 'manual', query: '', kind: 'all' };
const arrange = (from: ListedItem[], facts: ItemFacts[], how: Partial<Arrangement>, locale = 'en') =>
  arrangeItems(from, facts, { ...ALL, ...how }, NOW, locale)
    .map((item) => item.entity_id)
    .join(' ');

describe('sorting a collection', () => {
  it('leaves manual order as it is (COL-16)', () => {
    expect(arrange(items('b a c'), [], {})).toBe('b a c');
  });

  it('puts the newest first, and those of one moment in manual order (COL-16)', () => {
    const from = [
      ...items('old', { added_at: inDays(-3) }),
      ...items('b a', { added_at: inDays(-2) }),
      ...items('new', { added_at: inDays(-1) }),
    ];
    expect(arrange(from, [], { sort: 'newest' })).toBe('new b a old');
  });

  it('puts the cheapest first, and what has no price last in manual order (COL-16)', () => {
    const facts = [
      deal('dear', { price: 99 }),
      deal('free', { price: 0 }),
      deal('cheap', { price: 9.5 }),
      tool('tool'),
    ];
    expect(arrange(items('just-added tool dear free cheap'), facts, { sort: 'price' })).toBe(
      'free cheap dear just-added tool',
    );
  });

  it('puts what ends next first, then what has no end, what ended, tools, and what nothing is known of (COL-16)', () => {
    const facts = [
      deal('open'),
      deal('over', { ends_at: inDays(-9) }),
      deal('later', { ends_at: inDays(30) }),
      tool('tool'),
      deal('soon', { ends_at: inDays(1) }),
      deal('just-over', { ends_at: inDays(-1) }),
    ];
    expect(arrange(items('just-added tool over just-over open later soon'), facts, { sort: 'ending' })).toBe(
      'soon later open just-over over tool just-added',
    );
  });

  it('does not take the facts of a tool for those of a deal (COL-16)', () => {
    expect(arrange(items('x y'), [deal('y'), { ...deal('x'), entity_type: 'tool' }], { sort: 'price' })).toBe('y x');
  });

  it('leaves the given items alone (COL-16)', () => {
    const from = items('b a');
    arrange(from, [deal('a', { price: 1 }), deal('b', { price: 2 })], { sort: 'price' });
    expect(from.map((item) => item.entity_id)).toEqual(['b', 'a']);
  });
});

describe('filtering a collection', () => {
  it.each([
    ['a title, whatever its case', 'THE a', 'a'],
    ['a note', 'mother', 'b'],
    ['blanks: everything', '  ', 'a b'],
    ['what is nowhere', 'zzz', ''],
  ])('finds by %s (COL-16)', (_what, query, found) => {
    const from = [...items('a'), ...items('b', { notes: 'For my Mother' })];
    expect(arrange(from, [deal('a'), deal('b')], { query })).toBe(found);
  });

  it('finds items without a title yet by their note (COL-16)', () => {
    expect(arrange(items('a b', { notes: 'hers' }), [], { query: 'hers' })).toBe('a b');
  });

  it('ignores case by the rules of the language (COL-16)', () => {
    expect(arrange(items('a'), [deal('a', { title: 'IŞIK' })], { query: 'ışık' }, 'tr')).toBe('a');
  });

  it.each([
    ['deals', 'a over'],
    ['tools', 'tool'],
    ['ended', 'over'],
    ['all', 'a tool over'],
  ] as const)('shows %s alone (COL-16)', (kind, found) => {
    expect(
      arrange(
        items('a tool over'),
        [deal('a', { ends_at: inDays(1) }), tool('tool'), deal('over', { ends_at: inDays(0) })],
        { kind },
      ),
    ).toBe(found);
  });

  it('sorts what it found (COL-16)', () => {
    expect(
      arrange(items('a tool b'), [deal('a', { price: 2 }), deal('b', { price: 1 })], { sort: 'price', kind: 'deals' }),
    ).toBe('b a');
  });
});

it('asks for facts only where they decide (COL-16)', () => {
  const needs = (how: Partial<Arrangement>) => needsFacts({ ...ALL, ...how });
  expect([needs({}), needs({ sort: 'newest', query: ' ' }), needs({ kind: 'tools' })]).toEqual([false, false, false]);
  expect([
    needs({ sort: 'price' }),
    needs({ sort: 'ending' }),
    needs({ query: 'a' }),
    needs({ kind: 'ended' }),
  ]).toEqual([true, true, true, true]);
});
