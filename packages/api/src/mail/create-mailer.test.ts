import { type Database, openDatabase } from '@onceware/db/client';
import { mailQueue } from '@onceware/db/schema/mail';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../core/secrets.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { createMailer } from './create-mailer.ts';
import { createDelivery } from './delivery.ts';
import type { Mail, Mailer } from './mailer.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

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
  await api.mailer.close();
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  errors.length = 0;
  await api.database.db.delete(mailQueue);
});
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** A process's mailer, with a pool of its own. */
function newMailer(options: { key?: string; smtpUrl?: string } = {}): { mailer: Mailer; database: Database } {
  const database = openDatabase({ url: api.url, poolSize: 4 });
  const mailer = createMailer({
    database,
    secrets: createSecrets([options.key ?? 'a data key for tests alone']),
    deliver: createDelivery({
      smtpUrl: options.smtpUrl ?? server.url,
      from: 'Onceware <hello@onceware.example>',
      outboxDir: '/nowhere',
      log() {},
    }),
    onError: (error) => errors.push(error),
  });
  open.push(database, mailer);
  return { mailer, database };
}
/** Has the mails wait so many seconds less. */
const pass = (seconds: number) =>
  api.database.pool.query('update mail_queue set next_attempt_at = next_attempt_at - make_interval(secs => $1)', [
    seconds,
  ]);
const inQueue = () => api.database.db.select().from(mailQueue);

describe('the mail queue', () => {
  it('keeps mails encrypted, sends each once, and forgets it then (AUTH-07, T07)', async () => {
    const { mailer, database } = newMailer();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    expect(JSON.stringify(await inQueue())).not.toMatch(/ada@|reset_password|t0ken/);
    expect(await mailer.sendDue()).toBe(1);
    expect(await mailer.sendDue()).toBe(0);
    expect(server.mails.map(({ envelope }) => envelope[0])).toEqual(['ada@example.com']);
    expect(await inQueue()).toEqual([]);
  });

  it('sends nothing of a transaction that failed (AUTH-07)', async () => {
    const { mailer, database } = newMailer();
    const failing = database.transaction(async (tx) => {
      await mailer.enqueue(tx, mail('ada@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await mailer.sendDue()).toBe(0);
  });

  it('tries again later what the server refused, and meanwhile sends the rest (AUTH-07)', async () => {
    const { mailer, database } = newMailer();
    server.refuse(1);
    await mailer.enqueue(database.db, mail('first@example.com'));
    await mailer.sendDue();
    await mailer.enqueue(database.db, mail('second@example.com'));
    await pass(5);
    expect(await mailer.sendDue()).toBe(1);
    expect(server.mails.map(({ envelope }) => envelope[0])).toEqual(['second@example.com']);
    expect(errors).toHaveLength(1);
    await pass(30);
    expect(await mailer.sendDue()).toBe(1);
    expect(server.mails.map(({ envelope }) => envelope[0])).toEqual(['second@example.com', 'first@example.com']);
  });

  it('waits longer after each refusal, and gives up after a day and a half (AUTH-07)', async () => {
    const { mailer, database } = newMailer({ smtpUrl: 'smtp://127.0.0.1:9' });
    await mailer.enqueue(database.db, mail('ada@example.com'));
    let waited = 0;
    for (let n = 0; n < 30 && (await inQueue()).length > 0; n += 1) {
      await mailer.sendDue();
      const { rows } = await api.database.pool.query<{ seconds: number }>(
        'select extract(epoch from next_attempt_at - now())::float8 as seconds from mail_queue',
      );
      waited += rows[0]?.seconds ?? 0;
      await pass(rows[0]?.seconds ?? 0);
    }
    expect(errors).toHaveLength(13);
    expect(waited / 3_600).toBeCloseTo(34, 0);
  });

  it('sends each mail once, however many processes work on it (AUTH-07)', async () => {
    const [one, other] = [newMailer(), newMailer()];
    for (let n = 0; n < 30; n += 1) await one.mailer.enqueue(one.database.db, mail(`person-${n}@example.com`));
    const sent = await Promise.all([one.mailer.sendDue(), other.mailer.sendDue()]);
    expect(sent[0] + sent[1]).toBe(30);
    expect(sent.every((count) => count > 0)).toBe(true);
    expect(new Set(server.mails.map(({ envelope }) => envelope[0])).size).toBe(30);
  });

  it('sends again what a process took and died with (AUTH-07)', async () => {
    const { mailer, database } = newMailer();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    await database.db.update(mailQueue).set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 120_000) });
    expect(await mailer.sendDue()).toBe(0);
    await pass(121);
    expect(await mailer.sendDue()).toBe(1);
  });

  it('is soon worked on when woken, without anybody waiting for it (AUTH-07)', async () => {
    const { mailer, database } = newMailer();
    for (const to of ['ada@example.com', 'eve@example.com']) {
      await mailer.enqueue(database.db, mail(to));
      mailer.wake();
    }
    await expect.poll(() => server.mails.length).toBe(2);
  });

  it('does not send what was sealed with a key that is gone, and keeps it (AUTH-07)', async () => {
    const { mailer, database } = newMailer();
    await mailer.enqueue(database.db, mail('ada@example.com'));
    const stranger = newMailer({ key: 'another key' });
    expect(await stranger.mailer.sendDue()).toBe(0);
    expect([errors.length, (await inQueue()).length]).toEqual([1, 1]);
  });
});
