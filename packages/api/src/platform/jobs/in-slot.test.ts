import { expect, it } from 'vitest';
import { workerStates } from '../workers/worker-states.ts';
import { inSlot } from './in-slot.ts';

const limits = { ms: 20, endsWithinMs: 20, signals: [] };
let names = 0;
const fresh = () => `test.${(names += 1)}`;
const stateOf = (name: string) => workerStates().find((one) => one.name === name);

it('a job that never comes back frees its slot, and is shown as stuck until it does (KEEP-01)', async () => {
  const name = fresh();
  const work = Promise.withResolvers<void>();
  await expect(inSlot(name, limits, () => work.promise)).rejects.toThrow('It took longer than 0.02 s.');
  expect(stateOf(name)).toMatchObject({ busy: 0, stuck: 1, replaced: 1, lastReason: 'It took longer than 0.02 s.' });
  work.resolve();
  await expect.poll(() => stateOf(name)?.stuck).toBe(0);
  expect(stateOf(name)).toMatchObject({ replaced: 1 });
});

it('a job that ends when it is told to is done, or has failed, as it says (KEEP-01, OPS-05)', async () => {
  const name = fresh();
  const told = (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  await inSlot(name, limits, told);
  await expect(
    inSlot(name, limits, async (signal) => {
      await told(signal);
      throw new Error('Half of it is done.');
    }),
  ).rejects.toThrow('Half of it is done.');
  await expect(inSlot(name, limits, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(stateOf(name)).toMatchObject({ busy: 0, stuck: 0, replaced: 0 });
});

it('a job is told of the stop at once, and what ignores that is left behind (OPS-02, KEEP-01)', async () => {
  const name = fresh();
  const stopping = new AbortController();
  const long = { ...limits, ms: 60_000, signals: [undefined, stopping.signal] };
  const waiting = inSlot(name, long, () => new Promise(() => {}));
  stopping.abort(new Error('The process stops.'));
  await expect(waiting).rejects.toThrow('The process stops.');
  expect(stateOf(name)).toMatchObject({ stuck: 1, replaced: 1 });
});
