import { expect, it, onTestFinished } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { createTestApi } from '#testing/test-api.ts';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import { createJobs, type JobHandlers } from './jobs.ts';

/** Two processes that work on jobs by these handlers. */
async function twoProcesses(handlersOf: (usual: JobHandlers) => JobHandlers) {
  const api = await createTestApi();
  const processes = [0, 1].map(() => createJobs({ kinds: jobKinds, ...api, onError() {} }));
  onTestFinished(async () => {
    await Promise.all(processes.map((one) => one.close()));
    await api.close();
  });
  const start = () => Promise.all(processes.map((one) => one.start(handlersOf(jobHandlers(api)))));
  return { api, start };
}

/** Work that goes on until its process is told to stop. */
const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
  );

it(
  '60 pages that never answer do not keep another member’s page waiting, in two processes (T65)',
  { timeout: 60_000 },
  async () => {
    const begun = new Map<string, number>();
    const { api, start } = await twoProcesses((usual) => ({
      ...usual,
      fetchPage: ({ pageId }, signal) => (begun.set(pageId, performance.now()), untilStopped(signal)),
    }));
    const add = async (mine: ReturnType<typeof api.as>, url: string) => {
      const [collection] = (await mine.collections.load()).collections;
      if (!collection) throw new Error('A collection was expected.');
      return (await mine.collections.addUrl({ collectionId: collection.id, url })).page.id;
    };
    const flood = api.as(await makeUser(api.database));
    for (let n = 0; n < 60; n += 1) await add(flood, `https://dead-${n}.example/`);
    await start();
    await expect.poll(() => begun.size).toBeGreaterThanOrEqual(2);
    const other = api.as(await makeUser(api.database));
    const added = performance.now();
    const page = await add(other, 'https://page.example/');
    await expect.poll(() => begun.get(page)).toBeDefined();
    expect((begun.get(page) ?? Infinity) - added).toBeLessThan(2_000);
  },
);

it('mails to a reader that are not taken do not keep those to others waiting (T65)', async () => {
  const { api, start } = await twoProcesses((usual) => ({ ...usual, mail: (_, signal) => untilStopped(signal) }));
  const mailTo = (to: string) =>
    api.mailer.enqueue(api.database.db, { to, name: 'Ada', language: null, kind: 'account_deleted' });
  for (let n = 0; n < 20; n += 1) await mailTo('Flood@example.com');
  await start();
  const running = async () => {
    const { rows } = await api.database.pool.query(
      `select group_id from pgboss.job where name = 'mail' and state = 'active'`,
    );
    return rows.map(({ group_id }) => String(group_id));
  };
  await expect.poll(async () => (await running()).length).toBeGreaterThan(0);
  // Two processes that ask in the same moment may take one each.
  expect((await running()).length).toBeLessThanOrEqual(2);
  const added = performance.now();
  await mailTo('other@example.com');
  await expect.poll(async () => new Set(await running()).size).toBe(2);
  expect(performance.now() - added).toBeLessThan(2_000);
  // The reader is told apart, not told.
  expect((await running()).join(' ')).not.toContain('example.com');
});
