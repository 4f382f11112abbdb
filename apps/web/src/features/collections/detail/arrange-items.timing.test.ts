import type { ItemFacts } from '@onceware/api/collections/collections.contract';
import { expect, it } from 'vitest';
import { makeItem } from '../testing.ts';
import { arrangeItems } from './arrange-items.ts';

const COUNT = 5000;
const NOW = Date.parse('2026-04-01T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

it('is quick with 5,000 items, in each order (COL-16)', () => {
  const facts = Array.from({ length: COUNT }, (_, n): ItemFacts => ({
    entity_type: 'deal',
    entity_id: `e${n}`,
    title: `The e${n}`,
    price: (n * 7919) % 5003,
    currency: 'USD',
    ends_at: n % 3 === 0 ? null : inDays((n % 90) - 30),
  }));
  const items = facts.map(({ entity_id }) => makeItem(entity_id, { notes: 'note '.repeat(20) }));
  for (const sort of ['newest', 'price', 'ending'] as const) {
    const before = performance.now();
    expect(arrangeItems(items, facts, { sort, query: 'note', kind: 'all' }, NOW, 'en')).toHaveLength(COUNT);
    // Some 15 ms where nothing else runs.
    expect(performance.now() - before).toBeLessThan(2000);
  }
});
