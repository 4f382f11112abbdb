import { expect, it } from 'vitest';
import { TimedOut, withTimeout } from './timeout.ts';

const never = () => new Promise<never>(() => {});
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

it('work that settles is answered, and its timer does not stay behind (KEEP-01)', async () => {
  // Other tests of the process may have left some.
  const before = timers();
  expect(await withTimeout({ ms: 60_000 }, async () => 'done')).toBe('done');
  await expect(withTimeout({ ms: 60_000 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timers()).toBeLessThanOrEqual(before);
});

it('work that never settles is left after its time, and told to stop (KEEP-01)', async () => {
  const told: unknown[] = [];
  const waiting = withTimeout({ ms: 20 }, (signal) => {
    signal.addEventListener('abort', () => told.push(signal.reason));
    return never();
  });
  await expect(waiting).rejects.toThrow('It took longer than 0.02 s.');
  expect(told).toEqual([expect.any(TimedOut)]);
});

it('work that never settles is left as soon as a signal is aborted, with its reason (KEEP-01)', async () => {
  const stopping = new AbortController();
  const waiting = withTimeout({ ms: 60_000, signals: [undefined, stopping.signal] }, never);
  stopping.abort(new Error('The process stops.'));
  await expect(waiting).rejects.toThrow('The process stops.');
  let begun = false;
  const late = withTimeout({ ms: 60_000, signals: [stopping.signal] }, async () => void (begun = true));
  await expect(late).rejects.toThrow('The process stops.');
  expect(begun).toBe(false);
});
