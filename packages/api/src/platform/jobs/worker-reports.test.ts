import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { WorkerState } from '../workers/worker-states.answers.ts';
import { workerTally } from '../workers/worker-states.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { makeReporter, reportWorkers, startReportingWorkers } from './worker-reports.ts';
import { BESIDE_KINDS } from './worker-reports.contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('delete from worker_reports');
});

const staff = async () => api.as(await makeUser(api.database, { role: 'admin' })).admin.jobs;
const counts = { workers: 1, busy: 0, waiting: 0, stuck: 0, replaced: 0, lastReason: null, lastAt: null };
const state = (name: string, of: Partial<WorkerState> = {}): WorkerState => ({ name, ...counts, ...of });
const fail = (error: unknown) => expect.fail(String(error));

it('staff see the workers of each process, not of one that is gone, and nobody else does (KEEP-01)', async () => {
  const { db, pool } = api.database;
  const reporter = (number: number) => ({ ...makeReporter(), process: `web-${number} · 7` });
  const [one, other, gone] = [reporter(1), reporter(2), reporter(3)];
  await reportWorkers(db, gone, [state('drawing')]);
  await pool.query(`update worker_reports set reported_at = now() - interval '61 seconds'`);
  const jobs = await staff();
  expect((await jobs.list()).processes).toEqual([]);

  const given = { replaced: 2, stuck: 1, lastReason: 'It took longer than 60 s.', lastAt: '2026-03-01T00:00:00.000Z' };
  await reportWorkers(db, other, [state('job.fetchPage', { workers: 8, busy: 4 }), state('of another version')]);
  await reportWorkers(db, one, [state('drawing')]);
  await reportWorkers(db, one, [state('drawing', { busy: 1, waiting: 3, ...given })]);
  const { processes } = await jobs.list();
  expect(processes).toEqual([
    {
      ...one,
      reportedAt: expect.any(String),
      workers: [{ kind: 'drawing', ...counts, busy: 1, waiting: 3, ...given }],
    },
    { ...other, reportedAt: expect.any(String), workers: [{ kind: 'fetchPage', ...counts, workers: 8, busy: 4 }] },
  ]);
  // The first to report since has taken it away.
  expect((await pool.query('select from worker_reports')).rowCount).toBe(2);

  const member = api.as(await makeUser(api.database), []).admin.jobs;
  await expect(member.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('a worker that was given up is reported at once, and at its end a process takes its report away (KEEP-01)', async () => {
  const jobs = await staff();
  // Long enough that only what happens is reported.
  const stop = startReportingWorkers(api.database, { everyMs: 3_600_000, onError: fail });
  onTestFinished(stop);
  const drawing = async () =>
    (await jobs.list()).processes.flatMap(({ workers }) => workers).find(({ kind }) => kind === 'drawing');
  await expect.poll(async () => (await jobs.list()).processes.length).toBe(1);
  // Other tests of this process may have given some up.
  const before = (await drawing())?.replaced ?? 0;
  workerTally('drawing').replace('It took longer than 60 s.');
  await expect
    .poll(drawing)
    .toMatchObject({ replaced: before + 1, lastReason: 'It took longer than 60 s.', lastAt: expect.any(String) });
  await stop();
  expect((await jobs.list()).processes).toEqual([]);
  workerTally('drawing').replace('Nobody listens any more.');
  expect((await jobs.list()).processes).toEqual([]);
});

it('without a change the report is written again and again (KEEP-01)', async () => {
  const stop = startReportingWorkers(api.database, { everyMs: 20, onError: fail });
  const reportedAt = async () => (await (await staff()).list()).processes[0]?.reportedAt;
  await expect.poll(reportedAt).toBeDefined();
  const first = await reportedAt();
  await expect.poll(reportedAt).not.toBe(first);
  await stop();
});

it('a stop does not wait for a database that hangs (KEEP-01)', async () => {
  const stop = startReportingWorkers(api.database, { everyMs: 3_600_000, onError: fail });
  const jobs = await staff();
  await expect.poll(async () => (await jobs.list()).processes.length).toBe(1);
  const client = await api.database.pool.connect();
  await client.query('begin');
  await client.query('lock table worker_reports in access exclusive mode');
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(3_000);
  await client.query('rollback');
  client.release();
});

it('every worker of the product has its kind (KEEP-01)', () => {
  const folder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.worker.ts') && !file.startsWith(join('testing', '')),
  );
  expect(files.map((file) => basename(file, '.worker.ts')).toSorted()).toEqual([...BESIDE_KINDS]);
});
