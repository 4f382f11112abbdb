import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { PgBoss } from 'pg-boss';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { bossDatabase } from './boss-database.ts';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import { createJobs, type JobHandlers } from './jobs.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
beforeEach(() => services.database.pool.query('truncate pgboss.job'));

const inQueue = async () => {
  const { rows } = await services.database.pool.query<{
    name: string;
    key: string;
    state: string;
    seconds: number;
    output: unknown;
  }>(
    `select name, singleton_key as key, state, output, extract(epoch from start_after - now())::float8 as seconds from pgboss.job order by created_on, id`,
  );
  return rows;
};
/** Has what waits be due so much sooner. */
const pass = (seconds: number) =>
  services.database.pool.query('update pgboss.job set start_after = start_after - make_interval(secs => $1)', [
    seconds,
  ]);
/** The queue of a process of its own. */
function anotherProcess() {
  const jobs = createJobs({ kinds: jobKinds, ...services, onError() {} });
  onTestFinished(() => jobs.close());
  return jobs;
}
/** Returns the product's handlers, except for purging. */
const purging = (purge: JobHandlers['purge']): JobHandlers => ({ ...jobHandlers(services), purge });

it('does a job of a transaction that was kept, and none of one that failed (OPS-05)', async () => {
  const { database, jobs } = services;
  await database.transaction((tx) => jobs.enqueue(tx, 'purge', {}));
  const failing = database.transaction(async (tx) => {
    await jobs.enqueue(tx, 'purge', {});
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await runJobs(services)).toBe(1);
  expect(await runJobs(services)).toBe(0);
});

it('keeps at most one waiting with the same key, and one more that came in while that is done (OPS-05)', async () => {
  const { database, jobs } = services;
  const enqueue = (key: string) => jobs.enqueue(database.db, 'purge', {}, { key });
  for (const key of ['one', 'one', 'other']) await enqueue(key);
  let runs = 0;
  const done = await jobs.runDue(
    purging(async () => {
      runs += 1;
      if (runs > 1) return;
      await enqueue('one');
      await enqueue('one');
    }),
  );
  expect([done, runs]).toEqual([3, 3]);
});

it('does a job once, however many processes look for it (OPS-05)', async () => {
  const { database, jobs } = services;
  const other = anotherProcess();
  for (let n = 0; n < 20; n += 1) await jobs.enqueue(database.db, 'purge', {});
  let [running, most] = [0, 0];
  const both = Promise.withResolvers<void>();
  const counting = purging(async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) both.resolve();
    await both.promise;
    running -= 1;
  });
  const done = await Promise.all([jobs.runDue(counting), other.runDue(counting)]);
  expect([done[0] + done[1], most]).toEqual([20, 2]);
});

it('tries again what failed, later each time, and gives up in the end, saying why (OPS-05)', async () => {
  const { database, jobs } = services;
  await jobs.enqueue(database.db, 'purge', {}, { key: 'one' });
  const failing = purging(() => Promise.reject(new Error('The disk is full.')));
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await jobs.runDue(failing)).toBe(0);
    const waiting = (await inQueue()).find(({ key, state }) => key === 'one' && state === 'retry');
    if (waiting) waits.push(waiting.seconds);
    await pass(waiting?.seconds ?? 0);
  }
  expect(waits).toHaveLength(4);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect((await inQueue()).find(({ key }) => key === 'one')).toMatchObject({
    state: 'failed',
    output: { message: expect.stringContaining('The disk is full.') },
  });
});

it('repeats what is to be repeated, once for all processes, also when it failed (OPS-05)', async () => {
  const [one, other] = [anotherProcess(), anotherProcess()];
  let runs = 0;
  const failing = purging(() => {
    runs += 1;
    return Promise.reject(new Error('no'));
  });
  await Promise.all([one.start(failing), other.start(failing)]);
  await expect.poll(() => runs).toBe(1);
  await Promise.all([one.close(), other.close()]);
  const waiting = (await inQueue()).filter(({ name, state }) => name === 'purge' && state === 'created');
  expect(waiting).toEqual([expect.objectContaining({ key: 'again' })]);
  expect(waiting[0]?.seconds).toBeGreaterThan(3_000);
  expect(runs).toBe(1);
});

it('has a process that starts while what repeats is under way wait for the next (OPS-05)', async () => {
  const { database } = services;
  const [one, other] = [anotherProcess(), anotherProcess()];
  let runs = 0;
  const counting = purging(async () => void (runs += 1));
  await one.start(counting);
  await expect.poll(() => runs).toBe(1);
  await one.close();
  // Recreates the moment before it puts in the next.
  await database.pool.query(`delete from pgboss.job where name = 'purge' and state = 'created'`);
  await database.pool.query(`update pgboss.job set state = 'active' where name = 'purge'`);
  await other.start(counting);
  await other.close();
  const [next, ...more] = (await inQueue()).filter(({ name, state }) => name === 'purge' && state !== 'active');
  expect([next?.key, next?.state, more, runs]).toEqual(['again', 'created', [], 1]);
  expect(next?.seconds).toBeGreaterThan(3_000);
});

it('has a process that starts as another takes what repeats wait for the next (OPS-05)', async () => {
  const { database } = services;
  await database.pool.query(
    `insert into pgboss.job (name, singleton_key, policy, state) values ('purge', 'again', 'stately', 'created')`,
  );
  const starting = anotherProcess();
  let runs = 0;
  let isStarted: Promise<void> | undefined;
  await database.transaction(async (_, client) => {
    await client.query(`update pgboss.job set state = 'active' where name = 'purge'`);
    isStarted = starting.start(purging(async () => void (runs += 1)));
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rowCount,
      )
      .toBe(1);
  });
  await isStarted;
  await starting.close();
  const next = (await inQueue()).find(({ name, state }) => name === 'purge' && state === 'created');
  expect([next?.key, runs]).toEqual(['again', 0]);
  expect(next?.seconds).toBeGreaterThan(3_000);
});

it('finds the tables that its version of pg-boss makes (OPS-02)', async () => {
  const boss = new PgBoss({ db: bossDatabase(services), migrate: false });
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] });
});
