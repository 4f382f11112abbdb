import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bossDatabase } from '@onceware/api/platform/jobs/boss-database';
import { jobHandlers } from '@onceware/api/composition/jobs';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const moduleOf = (path: string) => JSON.stringify(new URL(`../../../../${path}`, import.meta.url).href);
/** Begins a job, says so, and never ends it. */
const SCRIPT = `
  import { createJobs } from ${moduleOf('packages/api/src/platform/jobs/jobs.ts')};
  import { jobKinds } from ${moduleOf('packages/api/src/composition/jobs.ts')};
  import { listen } from ${moduleOf('packages/api/src/platform/listening/listen.ts')};
  import { openDatabase } from ${moduleOf('packages/db/src/client.ts')};
  const url = process.env.URL_OF_DATABASE;
  const database = openDatabase({ url });
  const jobs = createJobs({ kinds: jobKinds, database, listener: listen({ url, pool: database.pool }), onError: console.error });
  const handlers = Object.fromEntries(Object.keys(jobKinds).map((name) => [name, async () => {}]));
  await jobs.start({ ...handlers, purge: () => new Promise(() => console.log('begun')) });`;

it('a job whose process is killed half-way runs again elsewhere, and never while the other may be at it (OPS-05)', async () => {
  const { jobs, database } = services;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: { ...process.env, URL_OF_DATABASE: services.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');

  let runs = 0;
  const counting = { ...jobHandlers(services), purge: async () => void (runs += 1) };
  const boss = new PgBoss({ db: bossDatabase(services), migrate: false, schedule: false });
  const again = async () => {
    // Lets supervision run each time it is asked for.
    await database.pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
    await boss.supervise();
    await database.pool.query(`update pgboss.job set start_after = now() where name = 'purge' and state = 'retry'`);
    await jobs.runDue(counting, ['purge']);
    return runs;
  };
  expect(await again()).toBe(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await again()).toBe(0);
  // Jobs without a heartbeat for a minute run again.
  await database.pool.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds'`);
  expect(await again()).toBe(1);
  expect(await again()).toBe(1);
});
