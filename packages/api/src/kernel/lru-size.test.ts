import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { lruSize } from './lru-size.ts';

it('a cache holds a fixed number of entries and evicts the least recently used', () => {
  const cache = new LRUCache<string, number>(lruSize(2));
  cache.set('one', 1);
  cache.set('two', 2);
  cache.get('one');
  cache.set('three', 3);
  expect(Object.fromEntries(cache.entries())).toEqual({ one: 1, three: 3 });
});
