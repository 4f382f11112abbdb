import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { jobHandlers } from '#composition/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('staff see what waits and what failed and why, and have it run again, once (CAT-11, ADM-01)', async () => {
  const { jobs, database } = api;
  const staff = api.as(await makeUser(database, { role: 'admin' })).admin.jobs;
  const later = new Date(Date.now() + 3_600_000);
  await jobs.enqueue(database.db, 'sitemap', {});
  await jobs.enqueue(database.db, 'purge', {}, { runAt: later });
  const failing = { ...jobHandlers(api), sitemap: () => Promise.reject(new Error('The disk is full.')) };
  await jobs.runDue(failing, ['sitemap']);

  const { kinds, failed } = await staff.list();
  const stateOf = (name: string) => kinds.find((kind) => kind.name === name);
  expect(stateOf('purge')).toEqual({
    name: 'purge',
    waiting: 1,
    running: 0,
    failed: 0,
    dueSince: null,
    doneAt: null,
  });
  expect(stateOf('sitemap')).toMatchObject({ failed: 1, running: 0 });
  const [job] = failed;
  expect(failed).toEqual([
    {
      id: expect.any(String),
      name: 'sitemap',
      failedAt: expect.any(String),
      attempts: 1,
      reason: 'Error: The disk is full.',
    },
  ]);

  await staff.runAgain({ name: 'sitemap', id: job?.id ?? '' });
  await expect(staff.runAgain({ name: 'sitemap', id: job?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(staff.runAgain({ name: 'sitemap', id: uuidv7() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await jobs.runDue({ ...jobHandlers(api), sitemap: async () => {} }, ['sitemap'])).toBe(1);
  expect((await staff.list()).failed).toEqual([]);
  const log = api.as(await makeUser(database, { role: 'admin' })).admin.logs;
  expect((await log.list({ action: 'job.run_again' })).rows).toMatchObject([
    { target: { type: 'job', id: 'sitemap' } },
  ]);
});

it('of a statement that failed staff see why, and nothing that it was to write (CAT-11)', async () => {
  const { jobs, database } = api;
  const staff = api.as(await makeUser(database, { role: 'admin' })).admin.jobs;
  await jobs.enqueue(database.db, 'sitemap', {});
  const sitemap = async () => void (await database.db.execute(sql`select ${'a secret'}::int`));
  await jobs.runDue({ ...jobHandlers(api), sitemap }, ['sitemap']);
  const [failed] = (await staff.list()).failed;
  expect(failed?.reason).toMatch(/^error: invalid input syntax for type integer/);
  expect(failed?.reason).not.toContain('select');
});
