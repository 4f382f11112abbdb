import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRepeating } from './repeating.ts';

const hourly = { firstAfterMs: 60_000, everyMs: 3_600_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('repeats its work soon after the start and then every hour, also after a failure, until it is stopped (COL-15)', async () => {
  const failed = new Error('no connection');
  const errors: unknown[] = [];
  let runs = 0;
  const stop = startRepeating(
    {
      ...hourly,
      async work() {
        runs += 1;
        if (runs === 2) throw failed;
      },
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

it('tells work that is under way to stop, and waits for it (COL-15)', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let isDone = false;
  const stop = startRepeating(
    {
      ...hourly,
      async work(signal) {
        signal.addEventListener('abort', () => resolve());
        await stopped;
        isDone = true;
      },
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await stop();
  expect(isDone).toBe(true);
});
