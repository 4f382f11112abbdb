import { messages, rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { makeTeam } from '#testing/teams.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo } from '#testing/told.ts';
import { sendDue } from './deliveries.service.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben] = await Promise.all([makeUser(api.database, { name: 'Ana' }), makeUser(api.database, { name: 'Ben' })]);
  await sql('update users set email_verified_at = now() where id = $1', ben.id);
  await api.as(ben).notifications.choose({ kind: 'mention', mail: 'at_once', push: true });
});
afterEach(async () => {
  vi.useRealTimers();
  api.mails.length = 0;
  await sql('truncate pgboss.job, notification_deliveries');
});

const sql = (text: string, ...values: unknown[]) => api.database.pool.query(text, values);

async function makeRoom(): Promise<string> {
  const id = uuidv4();
  await api.database.db.insert(rooms).values({ id, kind: 'community', name: 'Garden' });
  return id;
}

let number = 0;
/** Ana names Ben in a message. */
async function mention(roomId: string): Promise<string> {
  const id = uuidv4();
  number += 1;
  const named = { users: [ben.id], deals: [], tools: [] };
  await api.database.db
    .insert(messages)
    .values({ id, roomId, number, seq: number, authorId: ana.id, text: 'hello', named });
  const event = { kind: 'mention', actorId: ana.id, subjectId: id, key: id, data: {} } as const;
  await api.database.transaction((tx) => api.notifier.notify(tx, event, [ben.id]));
  return id;
}

/** All that is due leaves now. @returns the kinds of jobs that would tell somebody outside, and the mails that went out */
async function send(): Promise<{ jobs: string[]; mails: number }> {
  await sendDue(api, new AbortController().signal);
  const { rows } = await sql(`select name from pgboss.job where name in ('notificationMail', 'push', 'webhook')`);
  await runJobs(api, ['notificationMail']);
  return { jobs: rows.map(({ name }) => String(name)), mails: api.mails.length };
}

describe('between event and delivery', () => {
  it('a member who blocked whoever did it is told no more, in the bell nor by mail (NOTE-03, NOTE-04, T57)', async () => {
    await mention(await makeRoom());
    await api.as(ben, ['sidebar.view']).chat.block({ userId: ana.id });
    expect(await send()).toEqual({ jobs: [], mails: 0 });
    expect(await sentencesTo(api, ben)).toEqual([]);
  });

  it('a member who was taken out of the team is told no more, also where the mail waited already (NOTE-03, NOTE-04, T57)', async () => {
    const { teamId, roomId } = await makeTeam(api.database, [ana.id, ben.id]);
    await mention(roomId);
    await sendDue(api, new AbortController().signal);
    await sql('delete from organization_members where organization_id = $1 and user_id = $2', teamId, ben.id);
    expect(await send()).toEqual({ jobs: ['notificationMail'], mails: 0 });
    expect(await sentencesTo(api, ben)).toEqual([]);
  });

  it('a member whose account ended is sent nothing, and no line of it stays (NOTE-03, NOTE-04, T57)', async () => {
    await mention(await makeRoom());
    await sql('delete from users where id = $1', ben.id);
    expect(await send()).toEqual({ jobs: [], mails: 0 });
    const { rows } = await sql('select count(*)::int as left from notifications where user_id = $1', ben.id);
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe.each([1, -1])('a process whose clock is wrong by %i hours', (hours) => {
  const HOUR_MS = 3_600_000;
  const setClock = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });

  it('sends what is due by the database’s clock, once, and holds back what is not (NOTE-03, T49)', async () => {
    const roomId = await makeRoom();
    setClock();
    await mention(roomId);
    expect(await send()).toEqual({ jobs: ['notificationMail'], mails: 1 });
    expect(await send()).toMatchObject({ mails: 1 });
    await api.as(ben).notifications.choose({ kind: 'mention', mail: 'daily' });
    await sql('update notifications set read_at = now() where user_id = $1', ben.id);
    await mention(roomId);
    await sql(`update notification_deliveries set due_at = now() + interval '30 minutes' where user_id = $1`, ben.id);
    expect(await send()).toMatchObject({ mails: 1 });
    await sql(`update notification_deliveries set due_at = now() - interval '30 minutes' where user_id = $1`, ben.id);
    expect(await send()).toMatchObject({ mails: 2 });
  });

  it('says quiet hours and digests as the member’s own clock has them (NOTE-03, T49)', async () => {
    await api.as(ben).notifications.choose({ kind: 'mention', mail: 'daily', push: false });
    await api.as(ben).notifications.saveSettings({ timeZone: 'UTC', digestAt: 480 });
    setClock();
    await mention(await makeRoom());
    const { rows } = await sql(
      `select to_char(due_at at time zone 'UTC', 'HH24:MI') as at, due_at > now() and due_at <= now() + interval '1 day' as soon
       from notification_deliveries where user_id = $1`,
      ben.id,
    );
    expect(rows).toEqual([{ at: '08:00', soon: true }]);
  });
});

it('a message that names a thousand people is refused, and tells nobody (NOTE-02, NOTE-04)', async () => {
  const roomId = await makeRoom();
  const users = [ben.id, ...Array.from({ length: 999 }, () => uuidv4())];
  const named = { users, deals: [], tools: [] };
  const { chat } = api.as(ana, ['sidebar.view']);
  await expect(chat.send({ roomId, id: uuidv4(), text: 'all of you', named })).rejects.toThrow('not valid');
  expect(await sentencesTo(api, ben)).toEqual([]);
});
