import { messages } from '@onceware/db/schema/chat';
import { scheduledMessages } from '@onceware/db/schema/kept-messages';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { failure } from '#testing/failure.ts';
import { makeLounge } from '#testing/lounge.ts';
import { makeTeam } from '#testing/teams.ts';
import { toldTo } from '#testing/told.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { takeDue } from './scheduled.repo.ts';
import { sendScheduled } from './scheduled.service.ts';

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
  // The writer's rights are read from their roles.
  for (const { id } of [ana, ben])
    await api.database.pool.query(
      `insert into user_roles (user_id, role) values ($1, 'insider') on conflict do nothing`,
      [id],
    );
});

const chat = (user = ana) => api.as(user, ['sidebar.view']).chat;
const plan = async (text: string, more: { roomId?: string; named?: string[] } = {}) => {
  const id = uuidv4();
  const named = { users: more.named ?? [], deals: [], tools: [] };
  await chat().schedule({ roomId: more.roomId ?? lounge, id, text, named, at: 'monday' });
  return id;
};
const waiting = async (roomId = lounge) => (await chat().scheduled({ roomId })).messages;
const said = async (roomId = lounge) => {
  const rows = await api.database.db
    .select({ text: messages.text })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(messages.number);
  return rows.map(({ text }) => text);
};
const isDue = () => api.database.db.update(scheduledMessages).set({ sendAt: sql`now() - interval '1 second'` });
const work = () => sendScheduled(api, new AbortController().signal);
const failed = async () => (await toldTo(api, ana)).filter(({ kind }) => kind === 'scheduled_failed');

describe('a scheduled message', () => {
  it('is sent once at its time by whichever process is there, and tells whom it names (LIVE-05)', async () => {
    await chat(ben).open({ roomId: lounge });
    const id = await plan('@Ben Good morning', { named: [ben.id] });
    await work();
    expect([await said(), (await waiting()).map(({ text }) => text)]).toEqual([[], ['@Ben Good morning']]);
    expect(await waiting()).toMatchObject([{ replyTo: null, named: { users: [ben.id] } }]);
    expect(await chat(ben).scheduled({ roomId: lounge })).toEqual({ messages: [] });
    await isDue();
    await Promise.all([work(), work(), work()]);
    expect([await said(), await waiting()]).toEqual([['@Ben Good morning'], []]);
    expect((await chat().around({ roomId: lounge, messageId: id })).messages).toMatchObject([
      { author: { name: 'Ana' } },
    ]);
    expect(await toldTo(api, ben)).toMatchObject([{ kind: 'mention' }]);
  });

  it('is sent once though its process died behind the sending, or before it (LIVE-05, LIVE-03)', async () => {
    const id = await plan('Sent already');
    await plan('Only taken');
    await isDue();
    await takeDue(api.database.db);
    await chat().send({ roomId: lounge, id, text: 'Sent already' });
    await work();
    expect(await said()).toEqual(['Sent already']);
    // Held by the process that died, for a while.
    expect(await failure(chat().cancelScheduled({ id }))).toBe('404 not_found');
    await api.database.db.update(scheduledMessages).set({ takenAt: sql`now() - interval '2 minutes'` });
    await Promise.all([work(), work()]);
    expect([await said(), await waiting()]).toEqual([['Sent already', 'Only taken'], []]);
  });

  it('is not sent by whoever may not write there by then, keeps its text, and says so by the bell (LIVE-05, LIVE-11)', async () => {
    const { teamId, roomId } = await makeTeam(api.database, [ana.id]);
    await plan('To the lounge');
    await plan('To the team', { roomId });
    await api.database.pool.query(
      `insert into silences (id, user_id, room_id, until, reason) values (gen_random_uuid(), $1, $2, now() + interval '1 hour', 'x')`,
      [ana.id, lounge],
    );
    await api.database.pool.query('delete from organization_members where organization_id = $1', [teamId]);
    await isDue();
    for (const _ of [1, 2]) await work();
    expect([await said(), await said(roomId)]).toEqual([[], []]);
    expect(await waiting()).toMatchObject([{ text: 'To the lounge', failure: 'silenced' }]);
    expect(new Set((await failed()).map(({ quote }) => quote))).toEqual(new Set(['To the lounge', 'To the team']));
    // Nothing is sent for an account that is suspended.
    await api.database.pool.query('delete from silences');
    const id = await plan('Suspended');
    await api.database.pool.query('update users set suspended_at = now() where id = $1', [ana.id]);
    await isDue();
    await work();
    expect(await said()).toEqual([]);
    await api.database.pool.query('update users set suspended_at = null where id = $1', [ana.id]);
    await chat().sendScheduled({ id });
    expect(await said()).toEqual(['Suspended']);
  });

  it('waits on where slow mode holds its writer (LIVE-05, LIVE-11)', async () => {
    await api.database.pool.query('update rooms set slow_mode_seconds = 60 where id = $1', [lounge]);
    await chat().send({ roomId: lounge, id: uuidv4(), text: 'First' });
    await plan('Second');
    await isDue();
    await work();
    expect(await waiting()).toMatchObject([{ failure: null }]);
    expect(Date.parse((await waiting())[0]?.sendAt ?? '')).toBeGreaterThan(Date.now() + 30_000);
    expect(await failed()).toEqual([]);
  });

  it('is changed, sent at once and cancelled by its writer alone, and names no one whom it no longer says (LIVE-05)', async () => {
    await chat(ben).open({ roomId: lounge });
    const [id, other] = [await plan('@Ben Good morning', { named: [ben.id] }), await plan('Another')];
    const text = 'Good morning';
    expect(await failure(chat(ben).reschedule({ id, text: 'Mine', at: 'hour' }))).toBe('404 not_found');
    expect(await failure(chat(ben).cancelScheduled({ id }))).toBe('404 not_found');
    expect(await failure(chat(ben).sendScheduled({ id }))).toBe('404 not_found');
    expect(await failure(chat().reschedule({ id, text, at: '2999-01-01T00:00:00Z' }))).toBe('400 invalid_input');
    await chat().reschedule({ id, text, at: 'hour' });
    await chat().sendScheduled({ id });
    await chat().cancelScheduled({ id: other });
    expect([await said(), await waiting(), await toldTo(api, ben)]).toEqual([[text], [], []]);
    expect(await failure(chat().cancelScheduled({ id }))).toBe('404 not_found');
    expect(await failure(chat().sendScheduled({ id }))).toBe('404 not_found');
  });

  it('is one of 50 at most, within 60 days, where its writer may write (LIVE-05)', async () => {
    await api.database.pool.query(
      `insert into scheduled_messages (id, user_id, room_id, text, named, send_at)
       select gen_random_uuid(), $1, $2, 'x', '{"users":[],"deals":[],"tools":[]}', now() + interval '1 day' from generate_series(1, 49)`,
      [ana.id, lounge],
    );
    const id = uuidv4();
    const input = { roomId: lounge, id, text: 'Hello', at: 'hour' } as const;
    expect(await failure(chat().schedule({ ...input, at: '2999-01-01T00:00:00Z' }))).toBe('400 invalid_input');
    expect(await failure(chat().schedule({ ...input, text: ' ' }))).toBe('400 invalid_input');
    const first = await chat().schedule(input);
    expect(await chat().schedule(input)).toEqual(first);
    expect(await failure(chat().schedule({ ...input, id: uuidv4() }))).toBe('409 too_many_scheduled');
    const { roomId } = await makeTeam(api.database, [ben.id]);
    expect(await failure(chat().schedule({ ...input, id: uuidv4(), roomId }))).toBe('404 not_found');
  });
});
