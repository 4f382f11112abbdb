import { expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

it('the strength of the longest password there can be is found quickly (AUTH-06)', () => {
  const before = performance.now();
  expect(estimateStrength('x9'.repeat(100), []).score).toBeLessThan(4);
  expect(performance.now() - before).toBeLessThan(1000);
});
