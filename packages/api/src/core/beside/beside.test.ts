import { afterEach, expect, it } from 'vitest';
import { type Beside, createBeside } from './beside.ts';

let beside: Beside<string, string>;
const open = (limits: { limitMs: number; waitingMax: number; idleMs?: number }) =>
  (beside = createBeside('../../testing/echo.worker', import.meta.url, { idleMs: 60_000, ...limits }));
afterEach(() => beside.close());

it('work beside the event loop is answered in turn (T44)', async () => {
  open({ limitMs: 10_000, waitingMax: 10 });
  expect(await Promise.all(['one', 'two', 'three'].map((word) => beside.run(word)))).toEqual(['one', 'two', 'three']);
});

it('what takes too long is ended while the event loop goes on, and what waited behind it is done (T44)', async () => {
  open({ limitMs: 1_000, waitingMax: 10 });
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const [hung, next] = await Promise.allSettled([beside.run('hang'), beside.run('next')]);
  clearInterval(ticking);
  expect(hung).toMatchObject({ status: 'rejected', reason: { key: 'unavailable' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'next' });
  expect(turns).toBeGreaterThan(10);
});

it('a thread without work is ended, and another one does what comes later (T44)', async () => {
  open({ limitMs: 10_000, waitingMax: 10, idleMs: 1 });
  const first = await beside.run('thread');
  await expect.poll(() => beside.run('thread')).not.toBe(first);
});

it('what fails fails alone (T44)', async () => {
  open({ limitMs: 10_000, waitingMax: 10 });
  await expect(beside.run('fail')).rejects.toThrow('As told.');
  expect(await beside.run('next')).toBe('next');
});

it('more than may wait is refused at once, and later taken again (T44)', async () => {
  open({ limitMs: 10_000, waitingMax: 2 });
  const all = await Promise.allSettled(['one', 'two', 'three'].map((word) => beside.run(word)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(all[2]).toMatchObject({ reason: { key: 'unavailable' } });
  expect(await beside.run('later')).toBe('later');
});

it('closing ends what runs and what waits (T34)', async () => {
  open({ limitMs: 60_000, waitingMax: 10 });
  const all = Promise.allSettled([beside.run('hang'), beside.run('next')]);
  await beside.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
