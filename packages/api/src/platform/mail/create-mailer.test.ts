import { type Database, openDatabase } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '#kernel/secrets.ts';
import { bossDatabase } from '../jobs/boss-database.ts';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import { mailKinds } from '#composition/mails.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { createMailer } from './create-mailer.ts';
import { createDelivery } from './delivery.ts';
import { adoptMails } from './former-queue.ts';
import type { Mail, Mailer } from './mailer.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';
import { startSlowMailServer } from './testing/slow-mail-server.ts';

const mail = (to: string): Mail => ({
  to,
  name: 'Ada',
  language: 'en',
  kind: 'reset_password',
  link: 'https://onceware.example/reset-password#t0ken',
});

let api: TestApi;
let server: TestMailServer;
const errors: unknown[] = [];
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  [api, server] = await Promise.all([createTestApi(), startMailServer()]);
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  errors.length = 0;
  await api.database.pool.query('truncate pgboss.job');
});
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

interface Process {
  mailer: Mailer;
  database: Database;
  jobs: Jobs;
  /** Sends what is due, and answers how many mails were handed over. */
  sendDue(): Promise<number>;
  start(): Promise<void>;
}

/** Creates the services of a process, with a pool of its own. */
function newProcess(options: { key?: string; smtpUrl?: string; mailMs?: number } = {}): Process {
  const database = openDatabase({ url: api.url, poolSize: 4 });
  const { listener } = api;
  const jobs = createJobs({ kinds: jobKinds, database, listener, onError: (error) => errors.push(error) });
  const mailer = createMailer({
    jobs,
    secrets: createSecrets([options.key ?? 'a data key for tests alone']),
    deliver: createDelivery({
      kinds: mailKinds,
      smtpUrl: options.smtpUrl ?? server.url,
      from: 'Onceware <hello@onceware.example>',
      outboxDir: '/nowhere',
      tellsLinks: false,
      log() {},
      ...(options.mailMs !== undefined && { mailMs: options.mailMs }),
    }),
  });
  open.push(database, jobs);
  const handlers = jobHandlers({ ...api, database, jobs, mailer });
  const [sendDue, start] = [() => jobs.runDue(handlers, ['mail']), () => jobs.start(handlers)];
  return { mailer, database, jobs, sendDue, start };
}
/** Has the mails wait so many seconds less. */
const pass = (seconds: number) =>
  api.database.pool.query('update pgboss.job set start_after = start_after - make_interval(secs => $1)', [seconds]);
const inQueue = async () => {
  const { rows } = await api.database.pool.query<{ state: string; seconds: number; output: unknown }>(
    `select *, extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'mail' order by created_on`,
  );
  return rows;
};
const sentTo = () => server.mails.map(({ envelope }) => envelope[0]);

describe('the mail queue', () => {
  it('keeps mails encrypted, sends each once, and forgets it then (AUTH-07, T07)', async () => {
    const { mailer, database, sendDue } = newProcess();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    expect(await inQueue()).toHaveLength(1);
    expect(JSON.stringify(await inQueue())).not.toMatch(/ada@|reset_password|t0ken/);
    expect(await sendDue()).toBe(1);
    expect(await sendDue()).toBe(0);
    expect(sentTo()).toEqual(['ada@example.com']);
    expect(await inQueue()).toEqual([]);
  });

  it('sends no mail of a failed transaction (AUTH-07)', async () => {
    const { mailer, database, sendDue } = newProcess();
    const failing = database.transaction(async (tx) => {
      await mailer.enqueue(tx, mail('ada@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await sendDue()).toBe(0);
  });

  it('retries refused mail later, stores no address or error in plain text, and sends the rest meanwhile (AUTH-07)', async () => {
    const { mailer, database, sendDue } = newProcess();
    server.refuse(1);
    await mailer.enqueue(database.db, mail('first@example.com'));
    expect(await sendDue()).toBe(0);
    expect(await inQueue()).toMatchObject([{ state: 'retry' }]);
    expect(JSON.stringify(await inQueue())).not.toMatch(/first@|Busy/);
    await mailer.enqueue(database.db, mail('second@example.com'));
    await pass(1);
    expect(await sendDue()).toBe(1);
    expect(sentTo()).toEqual(['second@example.com']);
    expect(errors).toHaveLength(1);
    await pass(60);
    expect(await sendDue()).toBe(1);
    expect(sentTo()).toEqual(['second@example.com', 'first@example.com']);
  });

  it('goes on with the next mail when a server never finishes one, which is tried again later (AUTH-07, KEEP-01)', async () => {
    const slow = await startSlowMailServer('message');
    open.push({ close: async () => slow.close() });
    const process = newProcess({ smtpUrl: slow.url, mailMs: 300 });
    for (const to of ['first@example.com', 'second@example.com'])
      await process.mailer.enqueue(process.database.db, mail(to));
    expect(await process.sendDue()).toBe(0);
    const kept = { state: 'retry', output: { message: 'ETIMEDOUT' } };
    expect(await inQueue()).toMatchObject([kept, kept]);
    await pass(60);
    expect(await newProcess().sendDue()).toBe(2);
    expect(sentTo()).toEqual(['first@example.com', 'second@example.com']);
  });

  it('waits longer after each refusal, gives up after a day, and keeps it for staff (AUTH-07)', async () => {
    const { mailer, database, sendDue } = newProcess({ smtpUrl: 'smtp://127.0.0.1:9' });
    await mailer.enqueue(database.db, mail('ada@example.com'));
    const waits: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      await sendDue();
      const [waiting] = await inQueue();
      if (waiting?.state !== 'retry') break;
      waits.push(waiting.seconds);
      await pass(waiting.seconds);
    }
    expect(errors).toHaveLength(13);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600;
    expect(hours).toBeGreaterThan(16);
    expect(hours).toBeLessThan(35);
    expect(await inQueue()).toMatchObject([{ state: 'failed', output: { message: 'ESOCKET' } }]);
  });

  it('sends each mail once, however many processes work on it, soon after it was put in (AUTH-07)', async () => {
    const [one, other] = [newProcess(), newProcess()];
    await Promise.all([one.start(), other.start()]);
    for (let n = 0; n < 30; n += 1) await one.mailer.enqueue(one.database.db, mail(`person-${n}@example.com`));
    await expect.poll(async () => (await inQueue()).length, { timeout: 10_000 }).toBe(0);
    expect(sentTo()).toHaveLength(30);
    expect(new Set(sentTo()).size).toBe(30);
  });

  it('resends mail that a process took before it died, once its death is known (AUTH-07)', async () => {
    const { mailer, database, sendDue } = newProcess();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    const boss = new PgBoss({ db: bossDatabase(api), migrate: false, schedule: false });
    await boss.fetch('mail');
    expect(await sendDue()).toBe(0);
    await api.database.pool.query(`update pgboss.job set heartbeat_on = now() - interval '61 seconds'`);
    await boss.supervise();
    await pass(60);
    expect(await sendDue()).toBe(1);
    expect(sentTo()).toEqual(['ada@example.com']);
  });

  it('does not send what was sealed with a key that is gone, and keeps it (AUTH-07)', async () => {
    const { mailer, database } = newProcess();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    expect(await newProcess({ key: 'another key' }).sendDue()).toBe(0);
    expect([errors.length, (await inQueue()).length]).toEqual([1, 1]);
  });

  it('takes over the queue of the version before, except mail that it is sending (AUTH-07)', async () => {
    const { jobs, database, sendDue } = newProcess();
    for (const [to, seconds] of [
      ['waiting@example.com', -1],
      ['being-sent@example.com', 100],
    ] as const) {
      const id = uuidv7();
      const content = api.secrets.seal(JSON.stringify(mail(to)), `mail ${id}`);
      await database.db
        .insert(mailQueue)
        .values({ id, content, nextAttemptAt: new Date(Date.now() + seconds * 1_000) });
    }
    await adoptMails({ database, jobs, secrets: api.secrets });
    expect(await sendDue()).toBe(1);
    expect(sentTo()).toEqual(['waiting@example.com']);
    expect(await database.db.$count(mailQueue)).toBe(1);
  });
});
