import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CachedCounts } from './cached-counts.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Answers this count after this time. */
const counting =
  (counts: number, ms = 0) =>
  async () => {
    vi.advanceTimersByTime(ms);
    return counts;
  };
const settled = () => new Promise(setImmediate);

it('counts are cached for a minute; later calls get the old ones, marked as coming, until the new ones are ready (CAT-05)', async () => {
  const kept = new CachedCounts<number>();
  expect(kept.find('pots', 1, counting(1))).toEqual({ counts: null, isComing: true });
  await settled();
  vi.advanceTimersByTime(60_000);
  expect(kept.find('pots', 1, counting(2))).toEqual({ counts: 1, isComing: false });
  vi.advanceTimersByTime(1);
  expect(kept.find('pots', 1, counting(3))).toEqual({ counts: 1, isComing: true });
  await settled();
  expect(kept.find('pots', 1, counting(4))).toEqual({ counts: 3, isComing: false });
});

it('slow counts are cached for fifty times as long as counting took (CAT-05)', async () => {
  const kept = new CachedCounts<number>();
  kept.find('pots', 1, counting(1, 2_000));
  await settled();
  vi.advanceTimersByTime(100_000);
  expect(kept.find('pots', 1, counting(2))).toEqual({ counts: 1, isComing: false });
  vi.advanceTimersByTime(1);
  expect(kept.find('pots', 1, counting(3))).toEqual({ counts: 1, isComing: true });
});

it('counts from before a change of the catalogue are an answer for a minute, and none after that (CAT-05, CAT-14)', async () => {
  const kept = new CachedCounts<number>();
  kept.find('pots', 1, counting(1, 2_000));
  await settled();
  vi.advanceTimersByTime(60_000);
  expect(kept.find('pots', 2, counting(2))).toEqual({ counts: 1, isComing: false });
  vi.advanceTimersByTime(1);
  expect(kept.find('pots', 1, counting(2))).toEqual({ counts: 1, isComing: false });
  expect(kept.find('pots', 2, counting(2))).toEqual({ counts: null, isComing: true });
  await settled();
  expect(kept.find('pots', 2, counting(3))).toEqual({ counts: 2, isComing: false });
});
