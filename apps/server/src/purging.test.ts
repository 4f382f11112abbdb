import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPurging } from './purging.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('purges soon after the start and then every hour, also after a failure, until it is stopped (COL-15)', async () => {
  const failed = new Error('no connection');
  const errors: unknown[] = [];
  let runs = 0;
  const stop = startPurging(
    async () => {
      runs += 1;
      if (runs === 2) throw failed;
    },
    (error) => errors.push(error),
  );
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect([runs, errors]).toEqual([4, [failed]]);
  await stop();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(runs).toBe(4);
});

it('tells a purge that is under way to stop, and waits for it (COL-15)', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let isDone = false;
  const stop = startPurging(
    async (signal) => {
      signal.addEventListener('abort', () => resolve());
      await stopped;
      isDone = true;
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await stop();
  expect(isDone).toBe(true);
});
