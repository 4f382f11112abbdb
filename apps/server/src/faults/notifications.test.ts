import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bossDatabase } from '@onceware/api/platform/jobs/boss-database';
import { startMailServer, type TestMailServer } from '@onceware/api/platform/mail/testing/mail-server';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORIGIN } from '../testing/test-server.ts';

// `NOTIFICATION_KILLS=100 npx vitest run --project node apps/server/src/faults/notifications.test.ts` kills longer.
const KILLS = Number(process.env.NOTIFICATION_KILLS ?? 4);
/** More than are told within the call, so that jobs tell them. */
const MEMBERS = 120;
/** Mails that a process may have handed to the mail server and not noted yet when it is killed; and the other, whose jobs are taken for dead. */
const IN_DOUBT = 2 * 4;

let services: TestServices;
let server: TestMailServer;
let boss: PgBoss;
let people: { id: string; email: string }[];
let author: string;
const roomId = randomUUID();
const children: ChildProcess[] = [];

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  services.database.pool.query<Row>(text, values);

function startProcess(n: number): void {
  children[n] = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/working-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: services.url,
      PUBLIC_URL: ORIGIN,
      SMTP_URL: server.url,
      MAIL_FROM: 'Onceware <hello@onceware.example>',
    },
  });
}
/** Waits for its address, which it says before it looks for work. */
const isUp = (n: number) => once(children[n]?.stdout ?? process.stdin, 'data');

async function kill(n: number): Promise<void> {
  const child = children[n];
  child?.kill('SIGKILL');
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Has all waits be over. */
async function endWaits(): Promise<void> {
  await query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await query('update notification_deliveries set due_at = least(due_at, now())');
}

/** Has a minute pass for what is under way, so that it is taken for dead, wherever it runs. */
async function passMinute(): Promise<void> {
  await query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds' where state = 'active'`);
  await query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
  await boss.supervise();
  await endWaits();
}

beforeAll(async () => {
  [services, server] = await Promise.all([createTestServices(), startMailServer()]);
  boss = new PgBoss({ db: bossDatabase(services), migrate: false, schedule: false });
  const made = await query<{ id: string; email: string; name: string }>(
    `insert into users (id, name, email, password_hash, email_verified_at)
     select gen_random_uuid(), 'Person ' || n, 'told-' || n || '@example.com', '-', now() from generate_series(0, $1::int) n returning id, email, name`,
    [MEMBERS],
  );
  author = made.rows.find(({ name }) => name === 'Person 0')?.id ?? '';
  people = made.rows.filter(({ id }) => id !== author);
  await query(`insert into user_roles (user_id, role) select id, 'insider' from users`);
  await query(
    `insert into notification_choices (user_id, kind, mail, push)
     select id, 'mention', (array['at_once', 'daily', 'weekly'])[1 + abs(hashtext(id::text)) % 3], false from users`,
  );
  await query(`insert into rooms (id, kind, name) values ($1, 'community', 'Garden')`, [roomId]);
  startProcess(0);
  startProcess(1);
  await Promise.all([isUp(0), isUp(1)]);
}, 120_000);
afterAll(async () => {
  await Promise.all([kill(0), kill(1)]);
  await server.close();
  await services.close();
});

let number = 0;
/** Mentions everybody; told twice now and then, as by a call that is repeated. */
async function mention(): Promise<string> {
  number += 1;
  const [id, said] = [randomUUID(), `said ${number}.`];
  await query(
    `insert into messages (id, room_id, number, seq, author_id, text, named) values ($1, $2, $3, $3, $4, $5, '{"users":[],"deals":[],"tools":[]}')`,
    [id, roomId, number, author, said],
  );
  const event = { kind: 'mention', actorId: author, subjectId: id, key: id, data: {} } as const;
  const to = people.map((one) => one.id);
  for (let n = Math.random() < 0.3 ? 2 : 1; n > 0; n -= 1)
    await services.database.transaction((tx) => services.notifier.notify(tx, event, to));
  await services.jobs.enqueue(services.database.db, 'sendNotifications', {});
  return said;
}

const leftToDo = async () => {
  const { rows } = await query<{ left: number }>(
    `select (select count(*) from pgboss.job where name in ('tellMembers', 'notificationMail', 'mail') and state in ('created', 'active', 'retry')
         and data -> 'to' is distinct from '[]')::int
       + (select count(*) from notification_deliveries)::int as left`,
  );
  return rows[0]?.left;
};

it(
  'over two processes that are killed again and again, each member has each notification once and each mail once (T51, NOTE-03, NOTE-04)',
  { timeout: 120_000 + KILLS * 5_000 },
  async () => {
    const said: string[] = [];
    for (let n = 0; n < KILLS; n += 1) {
      said.push(await mention());
      if (Math.random() < 0.5) await endWaits();
      await pause(50 + Math.random() * 700);
      await kill(n % 2);
      await passMinute();
      startProcess(n % 2);
      // The other is killed while this one starts, or later.
      if (Math.random() < 0.5) await isUp(n % 2);
    }
    await expect
      .poll(
        async () => {
          await endWaits();
          await services.jobs.enqueue(services.database.db, 'sendNotifications', {});
          // Hands a worker what waits for its next look.
          await services.jobs.enqueue(services.database.db, 'tellMembers', {
            event: { kind: 'mention', key: 'nobody', data: {} },
            to: [],
          });
          return leftToDo();
        },
        { timeout: 90_000, interval: 500 },
      )
      .toBe(0);

    const { rows: failed } = await query(
      `select name, output from pgboss.job where state = 'failed' and name in ('tellMembers', 'notificationMail', 'mail')`,
    );
    expect(failed).toEqual([]);
    const { rows: lines } = await query<{ lines: number; events: number }>(
      `select count(*)::int as lines, sum(count)::int as events from notifications group by user_id`,
    );
    expect(lines).toEqual(people.map(() => ({ lines: KILLS, events: KILLS })));

    const distinct = new Map(server.mails.map((mail) => [mail.messageId, mail]));
    const told = new Map<string, string[]>(people.map(({ email }) => [email, []]));
    for (const { envelope, text = '' } of distinct.values())
      told.get(String(envelope[0]))?.push(...said.filter((one) => text.includes(one)));
    expect([...told].map(([email, texts]) => [email, ...texts.toSorted()])).toEqual(
      [...told.keys()].map((email) => [email, ...said.toSorted()]),
    );
    // A mail that was handed over a moment before its process died is sent again, by its first name.
    expect(server.mails.length - distinct.size).toBeLessThanOrEqual(KILLS * IN_DOUBT);
  },
);
