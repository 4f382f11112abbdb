import { afterEach, describe, expect, it } from 'vitest';
import { type WorkerPool, createWorkerPool } from './worker-pool.ts';
import { WorkerReplaced } from './one-worker.ts';
import { workerStates } from './worker-states.ts';

let pool: WorkerPool<string, string>;
afterEach(() => pool.close());

describe.each([
  ['a thread', false],
  ['a process', true],
])('%s', (_, isProcess) => {
  const open = (limits: { limitMs: number; waitingMax: number; idleMs?: number; workers?: number }) =>
    (pool = createWorkerPool('../../testing/echo.worker', import.meta.url, { idleMs: 60_000, isProcess, ...limits }));
  const state = () => workerStates().find(({ name }) => name === 'echo') ?? expect.fail('It is not known.');

  it('a worker answers its jobs in order (T44)', async () => {
    open({ limitMs: 10_000, waitingMax: 10 });
    expect(await Promise.all(['one', 'two', 'three'].map((word) => pool.run(word)))).toEqual(['one', 'two', 'three']);
  });

  it('a job that takes too long is ended while the event loop goes on, and those behind it are done (T44)', async () => {
    open({ limitMs: 1_000, waitingMax: 10 });
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 10);
    const [hung, next] = await Promise.allSettled([pool.run('hang'), pool.run('next')]);
    clearInterval(ticking);
    expect(hung).toMatchObject({ status: 'rejected', reason: { key: 'unavailable' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
    expect(turns).toBeGreaterThan(10);
  });

  it('an idle thread is ended, and another one does later jobs (T44)', async () => {
    open({ limitMs: 10_000, waitingMax: 10, idleMs: 1 });
    const first = await pool.run('thread');
    await expect.poll(() => pool.run('thread')).not.toBe(first);
  });

  it('a failing job fails alone (T44)', async () => {
    open({ limitMs: 10_000, waitingMax: 10 });
    await expect(pool.run('fail')).rejects.toThrow('As told.');
    expect(await pool.run('next')).toBe('next');
  });

  it('jobs beyond the queue’s limit are refused at once, and accepted again later (T44)', async () => {
    open({ limitMs: 10_000, waitingMax: 2 });
    const all = await Promise.allSettled(['one', 'two', 'three'].map((word) => pool.run(word)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all[2]).toMatchObject({ reason: { key: 'unavailable' } });
    expect(await pool.run('later')).toBe('later');
  });

  it('members take turns, and a long job of one does not keep another waiting (T65)', async () => {
    open({ limitMs: 60_000, waitingMax: 10, workers: 2 });
    const flood = Promise.allSettled(['hang', 'hang', 'hang'].map((word) => pool.run(word, { member: 'flood' })));
    expect(await pool.run('one', { member: 'other' })).toBe('one');
    await pool.close();
    expect((await flood).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('closing ends running and waiting jobs (T34)', async () => {
    open({ limitMs: 60_000, waitingMax: 10 });
    const all = Promise.allSettled([pool.run('hang'), pool.run('next')]);
    await pool.close();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it.each(['hang', 'forget', 'end'])(
    'a worker hit by %j is replaced, its job fails, the others go on, and that is reported (KEEP-01)',
    async (word) => {
      open({ limitMs: 1_000, waitingMax: 10 });
      const before = await pool.run('thread');
      const { replaced } = state();
      const [failed, next] = await Promise.allSettled([pool.run(word), pool.run('thread')]);
      expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(WorkerReplaced) });
      expect(failed).toMatchObject({
        reason: {
          key: 'unavailable',
          cause: { message: expect.stringMatching(/^The worker echo .* Another has taken its place.$/) },
        },
      });
      expect(next).toMatchObject({ status: 'fulfilled' });
      expect(next).not.toMatchObject({ value: before });
      expect(state()).toMatchObject({ workers: 1, busy: 0, waiting: 0, stuck: 0, replaced: replaced + 1 });
      expect(state().lastReason).toBe(word === 'end' ? 'The worker ended (code 7).' : 'It took longer than 1 s.');
      expect(Date.parse(state().lastAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    },
  );

  it('a caller that gives up is answered at once, whether its job waits or runs, and the others go on (KEEP-01)', async () => {
    open({ limitMs: 60_000, waitingMax: 10 });
    await pool.run('warm');
    const { replaced } = state();
    const caller = new AbortController();
    const running = pool.run('hang', { signal: caller.signal });
    const waits = pool.run('next', { ms: 50 });
    await expect(waits).rejects.toThrow('It took longer than 0.05 s.');
    const other = pool.run('other');
    caller.abort(new Error('Nobody waits.'));
    await expect(running).rejects.toThrow('Nobody waits.');
    expect(await other).toBe('other');
    expect(state().replaced).toBe(replaced);
  });

  it('closing takes no time, whatever a worker is doing (OPS-02, KEEP-01)', async () => {
    open({ limitMs: 60_000, waitingMax: 10 });
    await pool.run('warm');
    const running = Promise.allSettled([pool.run('stick'), pool.run('next')]);
    const began = performance.now();
    await pool.close();
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(await running).toMatchObject([{ reason: { key: 'unavailable' } }, { reason: { key: 'unavailable' } }]);
  });
});
