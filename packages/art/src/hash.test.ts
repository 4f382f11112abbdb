import { describe, expect, it } from 'vitest';
import { choose, dice, hash } from './hash.ts';

describe('hash', () => {
  it('never changes, because committed drawings depend on it', () => {
    expect([hash(''), hash('a'), hash('onceware')]).toEqual([2_872_998_923, 444_641_715, 1_255_075_544]);
  });

  it('spreads slugs that differ by one character evenly', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 1000; i++) {
      const bucket = hash(`tool-${i}`) % 10;
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  it('chooses the same entry for the same seed', () => {
    expect(choose(['a', 'b', 'c'], 'quill')).toBe(choose(['a', 'b', 'c'], 'quill'));
  });
});

describe('dice', () => {
  it('fall the same way for the same seed and otherwise for another', () => {
    const throws = (seed: string) => {
      const d = dice(seed);
      return Array.from({ length: 8 }, () => d.int(1, 1000));
    };
    expect(throws('quill')).toEqual(throws('quill'));
    expect(throws('quill')).not.toEqual(throws('quilt'));
  });

  it('stay within bounds, both ends included', () => {
    const d = dice('bounds');
    const seen = new Set(Array.from({ length: 300 }, () => d.int(3, 6)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
  });
});
