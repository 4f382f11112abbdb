import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Keeps the event loop busy. */
function toil(): void {
  const end = performance.now() + 15;
  while (performance.now() < end);
}

it('much work lets others have their turn, however long it takes (T44)', async () => {
  let isDone = false;
  let turns = 0;
  const tick = () => void (isDone || ((turns += 1), setImmediate(tick)));
  setImmediate(tick);
  const done: number[] = [];
  await inTurns([1, 2, 3, 4, 5, 6], (one) => {
    toil();
    done.push(one);
  });
  isDone = true;
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('much work ends when who asked has left (T44)', async () => {
  const caller = new AbortController();
  let done = 0;
  const work = inTurns(
    Array(100),
    () => {
      toil();
      done += 1;
      if (done === 3) caller.abort();
    },
    caller.signal,
  );
  await expect(work).rejects.toThrow('This operation was aborted');
  expect(done).toBe(3);
});
