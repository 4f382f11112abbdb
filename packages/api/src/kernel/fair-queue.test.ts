import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Work that ends when it is let go, and the order in which it began. */
function workOf(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (member: string, name: string) =>
    queue.run(member, () => {
      begun.push(name);
      return new Promise<string>((done) => ends.push(() => done(name)));
    });
  /** Ends the one that began first, and has the next begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, ask, endOne };
}

describe('a fair queue', () => {
  it('serves members in turn, each in the order of their requests (T65)', async () => {
    const { begun, ask, endOne } = workOf(createFairQueue({ places: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name.charAt(0), name);
    for (let n = 0; n < 7; n += 1) await endOne();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('reserves a place that one member alone cannot take (T65)', async () => {
    const { begun, ask, endOne } = workOf(createFairQueue({ places: 3, placesOfOne: 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    expect(begun).toEqual(['a1', 'a2']);
    void ask('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses the member with the most requests when too many wait, and accepts more afterwards (T65)', async () => {
    const { ask, endOne, begun } = workOf(createFairQueue({ places: 1, waitingMax: 3 }));
    const flood = Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name)));
    const other = ask('b', 'b1');
    for (let n = 0; n < 5; n += 1) await endOne();
    expect(await other).toBe('b1');
    expect((await flood).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect((await flood).at(-1)).toMatchObject({ reason: { key: 'unavailable' } });
    void ask('a', 'a6');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a6']);
  });

  it('continues after failed work (T65)', async () => {
    const queue = createFairQueue({ places: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
