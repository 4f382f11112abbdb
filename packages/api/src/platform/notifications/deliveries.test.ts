import { openDatabase } from '@onceware/db/client';
import { messages, rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mailKinds } from '#composition/mails.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import type { Services } from '#kernel/services.ts';
import { makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createDelivery } from '../mail/delivery.ts';
import { adoptMails } from '../mail/former-queue.ts';
import { startMailServer, type TestMailServer } from '../mail/testing/mail-server.ts';
import { sendDue } from './deliveries.service.ts';
import { readMailToken } from './mail-token.ts';
import type { MailWay } from './notifications.limits.ts';

let api: TestApi;
let server: TestMailServer;
let services: Services;
let roomId: string;
beforeAll(async () => {
  [api, server] = await Promise.all([createTestApi(), startMailServer()]);
  const mailer = createMailer({
    jobs: api.jobs,
    secrets: api.secrets,
    deliver: createDelivery({
      kinds: mailKinds,
      smtpUrl: server.url,
      from: 'Onceware <hello@onceware.example>',
      outboxDir: '/nowhere',
      tellsLinks: false,
      log() {},
    }),
  });
  services = { ...api, mailer };
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Garden' });
});
afterAll(async () => {
  await server.close();
  await api.close();
});
afterEach(async () => {
  server.mails.length = 0;
  server.refused.clear();
  await api.database.pool.query('truncate pgboss.job');
  await api.database.pool.query('truncate notification_deliveries');
});

const sql = (text: string, ...values: unknown[]) => api.database.pool.query(text, values);

/** A member with a confirmed address who wants mentions mailed in this way. */
async function member(mail: MailWay = 'at_once', language: string | null = null): Promise<SessionUser> {
  const user = await makeUser(api.database, { name: 'Ben' });
  await sql('update users set email_verified_at = now(), language = $2 where id = $1', user.id, language);
  await api.as(user).notifications.choose({ kind: 'mention', mail, push: false });
  return user;
}

let number = 0;
async function mention(author: SessionUser, to: readonly SessionUser[], text = 'hello'): Promise<string> {
  const id = uuidv4();
  number += 1;
  const named = { users: [], deals: [], tools: [] };
  await api.database.db.insert(messages).values({ id, roomId, number, seq: number, authorId: author.id, text, named });
  const event = { kind: 'mention', actorId: author.id, subjectId: id, key: id, data: {} } as const;
  await api.database.transaction((tx) =>
    api.notifier.notify(
      tx,
      event,
      to.map((one) => one.id),
    ),
  );
  return id;
}

/** Does what the two jobs do: what is due is queued, and what is queued is sent. */
const send = () => runJobs(services, ['sendNotifications', 'notificationMail', 'mail']);
const dueNow = () => sql(`update notification_deliveries set due_at = now()`);
const sent = async () => {
  await sendDue(services, new AbortController().signal);
  await send();
  return server.mails;
};
const header = (name: string) => server.mails[0]?.headers.find(({ key }) => key === name)?.value;

describe('mail about what is new', () => {
  it('is one sentence with its link, which one press ends (NOTE-03)', async () => {
    const ada = await makeUser(api.database, { name: 'Ada' });
    const ben = await member();
    const id = await mention(ada, [ben], 'look at evil.example');
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Ada mentioned you in Garden', envelope: [ben.email] });
    const link = `http://localhost:3000/dashboard?room=${roomId}&message=${id}`;
    expect(mail?.text).toContain(
      `\u2068Ada\u2069 mentioned you in \u2068Garden\u2069\n\u2068look at evil.\u2060example\u2069\n${link}`,
    );
    expect(mail?.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    const [, token = ''] =
      /^<http:\/\/localhost:3000\/api\/mail\/unsubscribe\/(.*)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    expect(readMailToken(api.secrets, token)).toMatchObject({ userId: ben.id, kind: 'mention' });
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`http://localhost:3000/mail-choices#${token}`);
    // Nothing is left to be sent.
    expect(await sent()).toHaveLength(1);
  });

  it('joins several lines in one, in the language of the member (NOTE-03, I18N-01)', async () => {
    const ada = await makeUser(api.database, { name: 'Ada' });
    const ben = await member('daily', 'ar');
    await mention(ada, [ben], 'one');
    await mention(ada, [ben], 'two');
    expect(await sent()).toEqual([]);
    await dueNow();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('ما الجديد لك');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text?.match(/ذكرك/g)).toHaveLength(2);
    // The latest first.
    expect(mail?.text?.indexOf('two')).toBeLessThan(mail?.text?.indexOf('one') ?? 0);
  });

  it('holds thirty lines at the most, and leaves none due (NOTE-03)', async () => {
    const ada = await makeUser(api.database, { name: 'Ada' });
    const ben = await member();
    for (let n = 0; n < 40; n += 1) await mention(ada, [ben], `number ${n}`);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text?.match(/number \d+/g)).toHaveLength(30);
    expect((await sql('select from notification_deliveries')).rowCount).toBe(0);
  });

  it.each(['suspended_at = now()', 'deleted_at = now()', 'email_verified_at = null'])(
    'goes to nobody whose account has %s (NOTE-03, T57)',
    async (change) => {
      const ada = await makeUser(api.database);
      const ben = await member();
      await mention(ada, [ben]);
      await sql(`update users set ${change} where id = $1`, ben.id);
      expect(await sent()).toEqual([]);
      expect((await sql('select from notification_deliveries')).rowCount).toBe(0);
    },
  );

  it('leaves out what was read, and what its reader may see no more (NOTE-03, T57)', async () => {
    const ada = await makeUser(api.database);
    const [ben, cleo] = [await member(), await member()];
    const gone = await mention(ada, [ben]);
    await sql('update messages set deleted_at = now() where id = $1', gone);
    await mention(ada, [cleo]);
    await sql('update notifications set read_at = now() where user_id = $1', cleo.id);
    expect(await sent()).toEqual([]);
  });

  it('waits in the queue while the mail server takes none (NOTE-03)', async () => {
    const ben = await member();
    await mention(await makeUser(api.database), [ben]);
    server.refuse(1);
    expect(await sent()).toEqual([]);
    await sql(`update pgboss.job set start_after = now() where name = 'notificationMail'`);
    await send();
    expect(server.mails).toHaveLength(1);
  });

  describe('that waited a day for the mail server', () => {
    /** Lets the server take mail after the attempts that it refused. */
    const sentLater = async () => {
      await sql(`update pgboss.job set start_after = now() where name = 'notificationMail'`);
      await send();
      return server.mails;
    };

    it.each<[string, (message: string, reader: SessionUser) => Promise<unknown>]>([
      [
        'what its reader may see no more',
        (message) => sql('update messages set deleted_at = now() where id = $1', message),
      ],
      ['what was read', (_, { id }) => sql('update notifications set read_at = now() where user_id = $1', id)],
      ['a kind that is mailed no more', (_, ben) => api.as(ben).notifications.choose({ kind: 'mention', mail: 'off' })],
      ['a member who was suspended', (_, { id }) => sql('update users set suspended_at = now() where id = $1', id)],
      [
        'a member whose account was deleted',
        (_, { id }) => sql('update users set deleted_at = now() where id = $1', id),
      ],
    ])('leaves out %s meanwhile (NOTE-03, T57)', async (_, change) => {
      const ben = await member();
      const [first] = [await mention(await makeUser(api.database), [ben], 'a secret')];
      server.refuse(1);
      expect(await sent()).toEqual([]);
      await change(first, ben);
      expect(await sentLater()).toEqual([]);
      expect(
        (await sql(`select from pgboss.job where name = 'notificationMail' and state <> 'completed'`)).rowCount,
      ).toBe(0);
    });

    it('says of several lines those that are left, to the address and in the words of now (NOTE-03, T57)', async () => {
      const ben = await member();
      const ada = await makeUser(api.database, { name: 'Ada' });
      const [gone] = [await mention(ada, [ben], 'a secret'), await mention(ada, [ben], 'no secret')];
      server.refuse(1);
      expect(await sent()).toEqual([]);
      await sql('update messages set deleted_at = now() where id = $1', gone);
      await sql(`update users set name = 'Ada Byron' where id = $1`, ada.id);
      await sql(`update users set email = 'new-' || email where id = $1`, ben.id);
      const [mail, ...others] = await sentLater();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ subject: 'Ada Byron mentioned you in Garden', envelope: [`new-${ben.email}`] });
      expect(mail?.text).toContain('no secret');
      expect(mail?.text).not.toContain('a secret');
    });
  });

  it('that a member’s failure holds up reaches the others (NOTE-03)', async () => {
    const ada = await makeUser(api.database);
    const [ben, cleo] = [await member(), await member()];
    await mention(ada, [ben]);
    await mention(ada, [cleo]);
    const jobs: Services['jobs'] = {
      ...services.jobs,
      enqueue: async (tx, name, payload, options) => {
        if (options?.group === ben.id) throw new Error('no');
        await services.jobs.enqueue(tx, name, payload, options);
      },
    };
    await expect(sendDue({ ...services, jobs }, new AbortController().signal)).rejects.toThrow('no');
    await send();
    expect(server.mails.map(({ envelope }) => envelope)).toEqual([[cleo.email]]);
    await dueNow();
    expect(await sent()).toHaveLength(2);
  });
});

it('two processes and one that is killed half-way mail each member once (T51)', async () => {
  const ada = await makeUser(api.database);
  const all = await Promise.all(Array.from({ length: 24 }, () => member()));
  for (const text of ['one', 'two']) await mention(ada, all, text);
  const { signal } = new AbortController();
  const killed = openDatabase({ url: api.url, poolSize: 6, onConnectionError() {} });
  onTestFinished(() => killed.close());
  let queued = 0;
  let others: Promise<unknown> | undefined;
  const jobs: Services['jobs'] = {
    ...services.jobs,
    enqueue: async (tx, name, payload, options) => {
      await services.jobs.enqueue(tx, name, payload, options);
      queued += 1;
      if (queued < 8) return;
      others ??= Promise.all([sendDue(services, signal), sendDue(services, signal)]);
      // The connection ends before the commit, with all that it was to write.
      await tx.execute('select pg_terminate_backend(pg_backend_pid())');
    },
  };
  /** After its end it writes no word more. */
  const execute: typeof killed.db.execute = (query) => {
    if (queued >= 8) throw new Error('killed');
    return killed.db.execute(query);
  };
  const db = Object.assign(Object.create(killed.db) as typeof killed.db, { execute });
  await expect(sendDue({ ...services, jobs, database: { ...killed, db } }, signal)).rejects.toThrow('killed');
  await others;
  // Members whom the killed one still held when the others came by.
  await sendDue(services, signal);
  await send();
  expect(server.mails.map(({ envelope }) => String(envelope[0])).toSorted()).toEqual(
    all.map(({ email }) => email).toSorted(),
  );
});

describe('an address that takes no mail', () => {
  it('gets no notifications until it is confirmed again, but mail that keeps the account safe (NOTE-03)', async () => {
    const ada = await makeUser(api.database);
    const ben = await member();
    server.refused.set(ben.email, '550 5.1.1 No such user');
    await mention(ada, [ben]);
    expect(await sent()).toEqual([]);
    server.refused.clear();
    await mention(ada, [ben]);
    expect(await sent()).toEqual([]);
    await services.mailer.enqueue(api.database.db, {
      to: ben.email,
      name: '',
      language: null,
      kind: 'account_deleted',
    });
    await send();
    expect(server.mails).toHaveLength(1);
    await sql('update users set email_verified_at = now() where id = $1', ben.id);
    await mention(ada, [ben]);
    expect(await sent()).toHaveLength(2);
  });

  it.each(['550 5.7.1 Relaying denied', '554 relay access denied', '450 4.2.0 Try again'])(
    'is not one whose server says %j (NOTE-03)',
    async (answer) => {
      const ben = await member();
      server.refused.set(ben.email, answer);
      await mention(await makeUser(api.database), [ben]);
      expect(await sent()).toEqual([]);
      expect((await sql('select from mail_stops where user_id = $1', ben.id)).rowCount).toBe(0);
    },
  );
});

it('what waited in a backup is not sent again, neither by this version nor as the one before kept it (NOTE-03, T70)', async () => {
  const ben = await member();
  await mention(await makeUser(api.database), [ben]);
  await sendDue(services, new AbortController().signal);
  // A backup has jobs of mails alone, and those of this version are none.
  expect((await sql(`select from pgboss.job where name = 'mail'`)).rowCount).toBe(0);
  expect((await sql(`select from pgboss.job where name = 'notificationMail'`)).rowCount).toBe(1);
  await services.mailer.enqueue(api.database.db, {
    to: ben.email,
    name: '',
    language: null,
    kind: 'notification',
    lines: [],
    link: 'https://x.example',
    unsubscribe: 'https://x.example',
    choose: 'https://x.example',
  });
  await sql(`insert into mail_queue (id, content)
    select (data ->> 'id')::uuid, data ->> 'content' from pgboss.job where name = 'mail'`);
  await sql('truncate pgboss.job');
  await adoptMails(services);
  await send();
  expect(server.mails).toEqual([]);
  expect((await sql('select from mail_queue')).rowCount).toBe(0);
});
