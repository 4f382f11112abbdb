import { expect, it, vi } from 'vitest';
import { createCollectionChanges } from './collection-changes.ts';

it('knows when each member’s collections last changed, and assumes the latest possible time for forgotten members and after missed announcements (COL-01)', () => {
  vi.useFakeTimers();
  const changes = createCollectionChanges(2);
  const pass = () => vi.advanceTimersByTime(100);
  pass();
  changes.note('ann');
  pass();
  changes.note('ben');
  pass();
  expect(['ann', 'ben', 'cleo'].map(changes.msSince)).toEqual([200, 100, 300]);
  changes.note('cleo');
  // Ann is forgotten: her change, like that of everybody unknown, may have been then.
  expect(['ann', 'ben', 'cleo', 'dan'].map(changes.msSince)).toEqual([200, 100, 0, 200]);
  pass();
  changes.miss();
  pass();
  changes.note('ben');
  expect(['ann', 'ben', 'cleo', 'dan'].map(changes.msSince)).toEqual([100, 0, 100, 100]);
  vi.useRealTimers();
});
