import { expect, it } from 'vitest';
import { inTimeSlices } from './in-time-slices.ts';

/** Keeps the event loop busy. */
function toil(): void {
  const end = performance.now() + 15;
  while (performance.now() < end);
}

it('long work lets others take their turn, however long it takes (T44)', async () => {
  let isDone = false;
  let turns = 0;
  const tick = () => void (isDone || ((turns += 1), setImmediate(tick)));
  setImmediate(tick);
  const done: number[] = [];
  await inTimeSlices([1, 2, 3, 4, 5, 6], (one) => {
    toil();
    done.push(one);
  });
  isDone = true;
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('long work ends when its caller has left (T44)', async () => {
  const caller = new AbortController();
  let done = 0;
  const work = inTimeSlices(
    Array(100),
    () => {
      toil();
      done += 1;
      if (done === 3) caller.abort();
    },
    { signal: caller.signal },
  );
  await expect(work).rejects.toThrow('This operation was aborted');
  expect(done).toBe(3);
});

/** Members who have much to do at once: who ended in which order, and how many pieces were done at a stretch at the most. */
async function besideEachOther(members: readonly string[]): Promise<{ ended: string[]; atAStretch: number }> {
  const done = { sinceTurn: 0, most: 0 };
  let isDone = false;
  const tick = () => {
    done.sinceTurn = 0;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  const ended: string[] = [];
  await Promise.all(
    members.map(async (member, n) => {
      const work = () => {
        toil();
        done.sinceTurn += 1;
        done.most = Math.max(done.most, done.sinceTurn);
      };
      await inTimeSlices(Array(member === 'one page' ? 1 : 12), work, { member });
      ended.push(`${member} ${n}`);
    }),
  );
  isDone = true;
  return { ended, atAStretch: done.most };
}

it('many in time slices share one turn, so that the event loop runs as often as with one (T65)', async () => {
  const { atAStretch } = await besideEachOther(Array.from({ length: 8 }, (_, n) => `member ${n}`));
  expect(atAStretch).toBe(1);
});

it('a member who has much to do does not keep another waiting (T65)', async () => {
  const { ended } = await besideEachOther([...Array<string>(8).fill('flood'), 'one page']);
  expect(ended[0]).toBe('one page 8');
});

it('work that takes too long in all its slices together is ended (T65)', async () => {
  let done = 0;
  const work = inTimeSlices(Array(100), () => void (toil(), (done += 1)), { totalMs: 60 });
  await expect(work).rejects.toMatchObject({ key: 'unavailable' });
  expect(done).toBeLessThan(10);
});
