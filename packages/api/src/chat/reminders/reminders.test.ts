import { rooms } from '@onceware/db/schema/chat';
import { messageReminders } from '@onceware/db/schema/kept-messages';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { failure } from '#testing/failure.ts';
import { makeLounge } from '#testing/lounge.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { makeTeam } from '#testing/teams.ts';
import { toldTo } from '#testing/told.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { tellReminders } from './reminders.service.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let lounge: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ ana, ben, lounge } = await makeLounge(api.database));
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const say = async (text: string, roomId = lounge, by = ben) => {
  const id = uuidv4();
  await chat(by).send({ roomId, id, text });
  return { roomId, id };
};
const own = async () => (await chat(ana).reminders()).reminders;
/** Lets all reminders be due, and has two processes tell of them at once. */
const letPass = async () => {
  await api.database.db.update(messageReminders).set({ dueAt: sql`now() - interval '1 second'` });
  await Promise.all([1, 2].map(() => tellReminders(api, new AbortController().signal)));
};
const reminded = async () => (await toldTo(api, ana)).filter(({ kind }) => kind === 'chat_reminder');

describe('a reminder of a message', () => {
  it('comes once by the bell when its time has come, and leads to the message (LIVE-06, NOTE-02)', async () => {
    const message = await say('**Invoices** are due on Friday');
    const { dueAt } = await chat(ana).remind({ ...message, at: 'hour' });
    expect(Date.parse(dueAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await own()).toEqual([
      {
        id: message.id,
        dueAt,
        message: { roomId: lounge, room: 'Lounge', author: 'Ben', text: 'Invoices are due on Friday' },
      },
    ]);
    await runJobs(api, ['chatReminders']);
    expect(await reminded()).toEqual([]);
    await letPass();
    expect([await own(), await chat(ben).reminders()]).toEqual([[], { reminders: [] }]);
    expect(await reminded()).toMatchObject([
      {
        text: 'Your reminder: a message in Lounge',
        quote: 'Invoices are due on Friday',
        path: `/dashboard?room=${lounge}&message=${message.id}`,
      },
    ]);
  });

  it('is at nine o’clock of the zone of the quiet hours, else of where the member is (LIVE-06, NOTE-03)', async () => {
    const message = await say('Hello');
    const localOf = async (dueAt: string, zone: string) => {
      const { rows } = await api.database.pool.query<{ time: string; days: number; weekday: number }>(
        `select to_char(at, 'HH24:MI') as time, at::date - (now() at time zone $2)::date as days, extract(isodow from at)::int as weekday
         from (select $1::timestamptz at time zone $2 as at) x`,
        [dueAt, zone],
      );
      return rows[0];
    };
    const first = await chat(ana).remind({ ...message, at: 'tomorrow', timeZone: 'America/Lima' });
    expect(await localOf(first.dueAt, 'America/Lima')).toMatchObject({ time: '09:00', days: 1 });
    await api.as(ana).notifications.saveSettings({ timeZone: 'Asia/Tokyo' });
    const monday = await chat(ana).remind({ ...message, at: 'monday', timeZone: 'America/Lima' });
    expect(await localOf(monday.dueAt, 'Asia/Tokyo')).toMatchObject({ time: '09:00', weekday: 1 });
    expect((await own()).map(({ dueAt }) => dueAt)).toEqual([monday.dueAt]);
    const exact = '2026-03-01T08:30:00.000Z';
    expect(await chat(ana).remind({ ...message, at: exact })).toEqual({ dueAt: exact });
    expect(await failure(chat(ana).remind({ ...message, at: '9999-01-01T00:00:00Z' }))).toBe('400 invalid_input');
  });

  it('says no more than that the message is gone, once it is deleted or may not be read any longer (LIVE-06, NOTE-04)', async () => {
    const { teamId, roomId } = await makeTeam(api.database, [ana.id, ben.id]);
    const deleted = await say('A secret of Ben');
    const moved = await say('A secret of the team', roomId);
    const blocked = await say('A secret of before');
    const dropped = uuidv4();
    await api.database.db.insert(rooms).values({ id: dropped, kind: 'community', name: 'Secret room' });
    const lost = await say('A secret of the room', dropped);
    for (const one of [deleted, moved, lost]) await chat(ana).remind({ ...one, at: 'hour' });
    await chat(ben).remove(deleted);
    await api.database.pool.query('delete from organization_members where organization_id = $1 and user_id = $2', [
      teamId,
      ana.id,
    ]);
    await api.database.db.delete(rooms).where(eq(rooms.id, dropped));
    expect((await own()).map(({ message }) => message)).toEqual([null, null, null]);
    await letPass();
    const gone = 'You wanted to be reminded of a message. The message is gone.';
    expect(await reminded()).toMatchObject([1, 2, 3].map(() => ({ text: gone, quote: null, path: '/dashboard' })));
    // Keeps nothing of what cannot be read in the first place.
    for (const one of [deleted, moved, lost])
      expect(await failure(chat(ana).remind({ ...one, at: 'hour' }))).toBe('404 not_found');
    await chat(ana).remind({ ...blocked, at: 'hour' });
    await chat(ana).block({ userId: ben.id });
    expect((await own()).map(({ message }) => message)).toEqual([null]);
  });

  it('moves when it is set again, is cancelled, and is one of 100 at most (LIVE-06)', async () => {
    const message = await say('Hello');
    await api.database.pool.query(
      `insert into message_reminders (user_id, message_id, due_at)
       select $1, gen_random_uuid(), now() + interval '1 day' from generate_series(1, 99)`,
      [ana.id],
    );
    for (const at of ['hour', 'tomorrow'] as const) await chat(ana).remind({ ...message, at });
    const other = await say('Another');
    expect(await failure(chat(ana).remind({ ...other, at: 'hour' }))).toBe('409 too_many_reminders');
    await chat(ben).cancelReminder({ id: message.id });
    expect(await own()).toHaveLength(100);
    for (const _ of [1, 2]) await chat(ana).cancelReminder({ id: message.id });
    await chat(ana).remind({ ...other, at: 'hour' });
    expect(await own()).toHaveLength(100);
  });
});
