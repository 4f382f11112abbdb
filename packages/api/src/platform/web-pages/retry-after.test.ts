import { expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const wait = (status: number, headers: Record<string, string>) => retryAfterOf({ status, headers }, async () => NOW);

it.each([
  [429, { 'retry-after': '120' }, 120],
  [503, { 'retry-after': ' 120 ' }, 120],
  [429, { 'retry-after': '0' }, 30],
  [429, { 'retry-after': '9'.repeat(400) }, 86_400],
  [429, {}, 300],
  [429, { 'retry-after': 'later' }, 300],
  [429, { 'retry-after': '-5x' }, 300],
  // By the site's own clock, which may be wrong; without one by ours.
  [429, { 'retry-after': 'Thu, 01 Jan 2015 00:10:00 GMT', date: 'Thu, 01 Jan 2015 00:00:00 GMT' }, 600],
  [503, { 'retry-after': 'Sun, 01 Mar 2026 12:02:00 GMT', date: 'noon' }, 120],
  [503, { 'retry-after': 'Sun, 01 Mar 2026 12:02:00 GMT' }, 120],
  [503, { 'retry-after': 'Sun, 01 Mar 2020 12:02:00 GMT' }, 30],
  [503, {}, null],
  [200, { 'retry-after': '120' }, null],
  [403, { 'retry-after': '120' }, null],
])('%s with %j means a wait of %s seconds (CAT-13)', async (status, headers, seconds) => {
  expect(await wait(status, headers)).toBe(seconds);
});
