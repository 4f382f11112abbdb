import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { flags, messages, rooms, mutes } from '@onceware/db/schema/chat';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { callAs, countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { failureOf } from '#kernel/trpc.ts';

const MESSAGES_IN_TEN_SECONDS = 20;
const WITHIN = { timeout: 10_000, interval: 50 };

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let staff: SessionUser;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi({ limits: { messagesInTenSeconds: MESSAGES_IN_TEN_SECONDS } });
  staff = await makeUser(api.database, { name: 'Staff', role: 'admin' });
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben] = await Promise.all([makeUser(api.database, { name: 'Ana' }), makeUser(api.database, { name: 'Ben' })]);
  roomId = await makeRoom();
});

async function makeRoom(more: Partial<typeof rooms.$inferInsert> = {}): Promise<string> {
  const id = uuidv4();
  await api.database.db.insert(rooms).values({ id, kind: 'community', name: 'Lounge', ...more });
  return id;
}
/** A team's room of these people, the first of them its owner. */
async function makeTeamRoom(...people: SessionUser[]): Promise<string> {
  const id = uuidv4();
  await api.database.db.insert(organizations).values({ id, name: 'Team' });
  const values = people.map(({ id: userId }, n) => ({
    organizationId: id,
    userId,
    role: n === 0 ? ('owner' as const) : ('member' as const),
  }));
  await api.database.db.insert(organizationMembers).values(values);
  const [room] = await api.database.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, id));
  return room?.id ?? '';
}

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const staffChat = () => api.as(staff, ['sidebar.view', 'admin.chat']).chat;
const moderation = () => api.as(staff, ['admin.chat']).admin.moderation;
const say = async (user: SessionUser, text = 'hello', room = roomId) => {
  const id = uuidv4();
  await chat(user).send({ roomId: room, id, text });
  return id;
};
const texts = async (user = ana, room = roomId) =>
  (await chat(user).open({ roomId: room })).messages.map(({ text }) => text);
const hour = { minutes: 60, reason: 'Rude' };
const waitOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: Parameters<typeof failureOf>[0]) => failureOf(error).toBody(),
  );

describe('a muted member', () => {
  it('cannot write, edit, react or pin in that room, and is told for how long; other rooms stay open (LIVE-11)', async () => {
    const own = await say(ben);
    const other = await makeRoom();
    await staffChat().silence({ roomId, userId: ben.id, ...hour });
    const inRoom = { roomId, id: own };
    for (const change of [
      () => chat(ben).send({ roomId, id: uuidv4(), text: 'still here' }),
      () => chat(ben).edit({ ...inRoom, text: 'changed' }),
      () => chat(ben).react({ ...inRoom, emoji: '👍', on: true }),
      () => chat(ben).pin({ ...inRoom, on: true }),
    ])
      expect(await failure(change())).toBe('403 silenced');
    const told = await waitOf(chat(ben).send({ roomId, id: uuidv4(), text: 'still here' }));
    expect(told?.retryAfterSeconds).toBeGreaterThan(3_500);
    expect(told?.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    const { room } = await chat(ben).open({ roomId });
    expect(room.silencedUntil).toMatch(/Z$/);
    expect((await chat(ana).open({ roomId })).room.silencedUntil).toBeNull();
    await say(ben, 'elsewhere', other);
    // Muted authors may still remove their messages, but not post them again by restoring them.
    await chat(ben).remove(inRoom);
    expect(await failure(chat(ben).restore(inRoom))).toBe('403 silenced');
    expect(await texts()).toEqual(['']);
  });

  it('may write again when the time is over by the database’s clock, or when a moderator ends it, which is logged (LIVE-11)', async () => {
    await staffChat().silence({ roomId, userId: ben.id, ...hour });
    await staffChat().unsilence({ roomId, userId: ben.id });
    await staffChat().unsilence({ roomId, userId: ben.id });
    await say(ben, 'ended');
    await staffChat().silence({ roomId, userId: ben.id, ...hour });
    await api.database.db
      .update(mutes)
      .set({ until: sql`now()` })
      .where(eq(mutes.userId, ben.id));
    await say(ben, 'over');
    expect(await texts()).toEqual(['ended', 'over']);
    const [ended, before] = await logged(api.database, 'user.unsilence', 2);
    expect(ended).toMatchObject({ actorId: staff.id, target: `user ${ben.id}`, after: { roomId, room: 'Lounge' } });
    expect(before?.target).not.toBe(`user ${ben.id}`);
    expect(await logged(api.database, 'user.silence')).toMatchObject([
      { after: { roomId, room: 'Lounge', reason: 'Rude', until: expect.stringMatching(/Z$/) } },
    ]);
  });

  it('is notified at once on every open stream, and again when the mute ends (LIVE-11)', async () => {
    const followAs = async (user: SessionUser) => {
      const told: string[] = [];
      const following = await api.rooms.follow(
        {
          userId: user.id,
          send: (bytes) => void told.push(bytes.toString()),
          drained: async () => {},
          end() {},
          actor: async () => callAs(api, user, ['sidebar.view']).actor,
        },
        new Map(),
      );
      following?.start();
      return { count: () => told.filter((text) => text.includes('"rooms"')).length, stop: () => following?.stop() };
    };
    const theirs = await followAs(ben);
    await vi.waitFor(async () => {
      // Once the stream is live; until then there is nobody to tell.
      await staffChat().silence({ roomId, userId: ben.id, ...hour });
      expect(theirs.count()).toBeGreaterThan(0);
    }, WITHIN);
    const before = theirs.count();
    await staffChat().unsilence({ roomId, userId: ben.id });
    await expect.poll(theirs.count).toBeGreaterThan(before);
    theirs.stop();
  });

  it('everywhere is muted in all rooms except those of teams, which have their own moderators (LIVE-11)', async () => {
    const team = await makeTeamRoom(ana, ben);
    await moderation().silence({ roomId: null, userId: ben.id, ...hour });
    expect(await failure(say(ben))).toBe('403 silenced');
    const { room } = await chat(ana).direct({ userIds: [ben.id] });
    expect(await failure(say(ben, 'psst', room.id))).toBe('403 silenced');
    await say(ben, 'in the team', team);
    await chat(ana).silence({ roomId: team, userId: ben.id, ...hour });
    expect(await failure(say(ben, 'again', team))).toBe('403 silenced');
    expect((await chat(ana).silences({ roomId: team })).silences).toMatchObject([
      { person: { id: ben.id }, reason: 'Rude', by: { id: ana.id } },
    ]);
    // Staff see what they look after, and no more.
    const seen = (await moderation().silences({})).rows.filter(({ person }) => person.id === ben.id);
    expect(seen).toMatchObject([{ room: null, reason: 'Rude', by: { id: staff.id } }]);
    await moderation().endSilence({ silenceId: seen[0]?.id ?? '' });
    await say(ben);
  });

  it('has one mute when several moderators act at the same moment; the last one applies (LIVE-11)', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => staffChat().silence({ roomId, userId: ben.id, minutes: n + 1, reason: 'x' })),
    );
    expect((await staffChat().silences({ roomId })).silences).toHaveLength(1);
  });

  it('is muted only by moderators of the room, and is never a moderator (LIVE-11)', async () => {
    const team = await makeTeamRoom(ana, ben);
    const mute = (by: SessionUser, userId: string, room: string) => chat(by).silence({ roomId: room, userId, ...hour });
    expect(await failure(mute(ben, ana.id, team))).toBe('403 forbidden');
    expect(await failure(mute(ben, ana.id, roomId))).toBe('403 forbidden');
    expect(await failure(mute(staff, ben.id, team))).toBe('404 not_found');
    expect(await failure(mute(ana, staff.id, team))).toBe('404 not_found');
    expect(await failure(mute(ana, ana.id, team))).toBe('409 looks_after_room');
    const other = await makeUser(api.database, { role: 'admin' });
    for (const userId of [staff.id, other.id])
      expect(await failure(staffChat().silence({ roomId, userId, ...hour }))).toBe('409 looks_after_room');
    expect(await failure(staffChat().silence({ roomId, userId: uuidv4(), ...hour }))).toBe('404 not_found');
    expect(await failure(staffChat().silence({ roomId, userId: ben.id, minutes: 0, reason: 'x' }))).toBe(
      '400 invalid_input',
    );
  });
});

describe('slow mode', () => {
  it('lets one of 50 simultaneous sends through, says how long to wait, and exempts moderators (LIVE-11)', async () => {
    const slow = await makeRoom({ slowModeSeconds: 600 });
    let sending: Promise<Awaited<ReturnType<typeof waitOf>>[]> | undefined;
    // Held until several wait in the database, each having looked before the first one is there.
    await api.database.transaction(async (tx) => {
      await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, slow)).for('update');
      sending = Promise.all(
        Array.from({ length: 50 }, () => waitOf(chat(ben).send({ roomId: slow, id: uuidv4(), text: 'me first' }))),
      );
      await vi.waitFor(async () => {
        const { rows } = await tx.execute<{ count: number }>(sql`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows[0]?.count).toBeGreaterThanOrEqual(2);
      }, WITHIN);
    });
    const sent = (await sending) ?? [];
    expect(sent.filter((refused) => refused === null)).toHaveLength(1);
    const refused = sent.find((one) => one !== null);
    expect(refused).toMatchObject({ code: 'slow_mode', retryAfterSeconds: expect.any(Number) });
    expect(refused?.retryAfterSeconds).toBeGreaterThan(590);
    expect(await texts(ana, slow)).toEqual(['me first']);
    for (const text of ['one', 'two']) await staffChat().send({ roomId: slow, id: uuidv4(), text });
    await say(ana, 'in between', slow);
    expect(await failure(say(ana, 'and again', slow))).toBe('429 slow_mode');
  });

  it('cannot be bypassed by deleting, and answers a repeated send as before (LIVE-03, LIVE-11)', async () => {
    const slow = await makeRoom({ slowModeSeconds: 600 });
    const id = await say(ben, 'mine', slow);
    expect((await chat(ben).send({ roomId: slow, id, text: 'mine' })).message.number).toBe(1);
    await chat(ben).remove({ roomId: slow, id });
    expect(await failure(say(ben, 'another', slow))).toBe('429 slow_mode');
    await staffChat().updateRoom({ roomId: slow, slowModeSeconds: 0 });
    await say(ben, 'another', slow);
    expect(await failure(chat(ben).send({ roomId: slow, id: uuidv4(), text: 'x', replyTo: uuidv4() }))).toBe(
      '404 not_found',
    );
  });
});

describe('a flood from one member', () => {
  it('ends at the limit, in all rooms together, while others write on (LIVE-11)', async () => {
    const other = await makeRoom();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        waitOf(chat(ben).send({ roomId: n % 2 ? roomId : other, id: uuidv4(), text: 'spam' })),
      ),
    );
    const through = sent.filter((refused) => refused === null).length;
    expect(through).toBeGreaterThanOrEqual(MESSAGES_IN_TEN_SECONDS);
    // Sends that are checked at the same moment do not see each other: one for each connection of the chat.
    expect(through).toBeLessThanOrEqual(MESSAGES_IN_TEN_SECONDS + 6);
    expect(sent.find((one) => one !== null)).toMatchObject({
      code: 'too_many_messages',
      retryAfterSeconds: expect.any(Number),
    });
    await say(ana, 'calm');
  });

  it('counts a long message several times, and edits too (LIVE-11)', async () => {
    for (let n = 0; n < 7; n += 1) await say(ben, 'x'.repeat(9_000));
    expect(await failure(say(ben, 'x'))).toBe('429 too_many_messages');
    const id = await say(ana);
    const edits = await Promise.all(
      Array.from({ length: 30 }, (_, n) => waitOf(chat(ana).edit({ roomId, id, text: `edit ${n}` }))),
    );
    expect(edits.filter((refused) => refused === null)).toHaveLength(MESSAGES_IN_TEN_SECONDS);
    expect(edits.find((one) => one !== null)?.code).toBe('too_many_messages');
  });
});

describe('staff in a room that asks', () => {
  it('write, react and pin without having asked, and not once it is closed (LIVE-17)', async () => {
    const asking = await makeRoom({ isAsking: true });
    const id = uuidv4();
    await staffChat().send({ roomId: asking, id, text: 'Be kind.' });
    await staffChat().react({ roomId: asking, id, emoji: '👋', on: true });
    await staffChat().pin({ roomId: asking, id, on: true });
    expect((await staffChat().open({ roomId: asking })).room.may.write).toBe(true);
    expect(await failure(say(ana, 'me too', asking))).toBe('404 not_found');
    await staffChat().updateRoom({ roomId: asking, isClosed: true });
    expect(await failure(staffChat().send({ roomId: asking, id: uuidv4(), text: 'late' }))).toBe('409 room_closed');
  });
});

describe('a flagged or ghosted message', () => {
  it('shows its mark to the member who set it, wherever it is read, with one statement a page (LIVE-06)', async () => {
    const ids = await Promise.all([say(ben, '1'), say(ben, '2'), say(ben, '3')]);
    const [first, second] = ids;
    for (const _ of [1, 2]) await chat(ana).flag({ roomId, id: first, on: true });
    await chat(ana).ghost({ roomId, id: second, on: true });
    const marks = { flagged: [first], ghosted: [second] };
    expect((await chat(ana).open({ roomId })).marks).toEqual(marks);
    expect((await chat(ana).before({ roomId, number: 4 })).marks).toEqual(marks);
    expect((await chat(ana).around({ roomId, messageId: second })).marks).toEqual(marks);
    expect((await chat(ben).open({ roomId })).marks).toEqual({ flagged: [], ghosted: [] });
    // The room, its messages, the marks, and who is blocked.
    expect(await countStatements(api.database, () => chat(ana).before({ roomId, number: 4 }))).toBe(4);
    await chat(ana).flag({ roomId, id: first, on: false });
    await chat(ana).ghost({ roomId, id: second, on: false });
    expect((await chat(ana).open({ roomId })).marks).toEqual({ flagged: [], ghosted: [] });
    const elsewhere = await makeRoom();
    expect(await failure(chat(ana).flag({ roomId: elsewhere, id: first, on: true }))).toBe('404 not_found');
  });

  it('is listed for staff with its author, its reporters and the messages around it (LIVE-06, LIVE-11)', async () => {
    await say(ana, 'before');
    const id = await say(ben, 'awful <b>words</b>');
    await say(ana, 'after');
    const cy = await makeUser(api.database, { name: 'Cy' });
    for (const user of [ana, cy]) await chat(user).flag({ roomId, id, on: true });
    const { rows } = await moderation().flagged({ q: 'awful' });
    expect(rows[0]).toMatchObject({
      id,
      room: { id: roomId, kind: 'community', name: 'Lounge' },
      author: { id: ben.id, name: 'Ben' },
      text: 'awful <b>words</b>',
      flagCount: 2,
      flaggedBy: [{ name: 'Cy' }, { name: 'Ana' }],
      settledAt: null,
      removedAt: null,
      authorSilencedUntil: null,
    });
    const around = await moderation().context({ messageId: id });
    expect([around.before, around.after].map((side) => side.map(({ text }) => text))).toEqual([['before'], ['after']]);
    expect((await moderation().flagged({ q: 'nothing of the kind' })).rows).toEqual([]);
  });

  it('says until when its author is muted in its room, not in other rooms (LIVE-11)', async () => {
    const id = await say(ben, 'odious');
    await chat(ana).flag({ roomId, id, on: true });
    const mutedUntil = async () => (await moderation().flagged({ q: 'odious' })).rows[0]?.authorSilencedUntil;
    await staffChat().silence({ roomId: await makeRoom(), userId: ben.id, ...hour });
    expect(await mutedUntil()).toBeNull();
    const { until } = await moderation().silence({ roomId, userId: ben.id, ...hour });
    expect(await mutedUntil()).toBe(until);
  });

  it('is resolved once, however many staff act on it (LIVE-11)', async () => {
    const id = await say(ben);
    await chat(ana).flag({ roomId, id, on: true });
    await Promise.all(Array.from({ length: 5 }, () => moderation().settle({ messageIds: [id] })));
    const found = async (status: 'open' | 'settled') =>
      (await moderation().flagged({ status })).rows.filter((row) => row.id === id);
    expect(await found('open')).toEqual([]);
    expect(await found('settled')).toMatchObject([{ settledBy: { id: staff.id } }]);
    const entries = (await logged(api.database, 'message.settle', 5)).filter(({ after }) => after?.messageId === id);
    expect(entries).toMatchObject([{ actorId: staff.id, target: `user ${ben.id}`, after: { roomId, room: 'Lounge' } }]);
  });

  it('is removed for everyone with a reason, and can be restored by any of the staff but not by its author (LIVE-11)', async () => {
    const id = await say(ben, 'awful');
    await chat(ana).flag({ roomId, id, on: true });
    // Its author is quicker, and would bring it back.
    await chat(ben).remove({ roomId, id });
    await moderation().remove({ messageId: id, reason: 'Against the rules' });
    await moderation().remove({ messageId: id });
    expect(await failure(chat(ben).restore({ roomId, id }))).toBe('403 forbidden');
    expect(await failure(chat(ben).edit({ roomId, id, text: 'less awful' }))).toBe('404 not_found');
    expect(await texts()).toEqual(['']);
    const settled = (await moderation().flagged({ status: 'settled' })).rows.find((row) => row.id === id);
    expect(settled).toMatchObject({ text: 'awful', removedBy: { id: staff.id }, settledBy: { id: staff.id } });
    expect(await logged(api.database, 'message.remove')).toMatchObject([
      {
        actorId: staff.id,
        target: `user ${ben.id}`,
        after: { roomId, room: 'Lounge', messageId: id, reason: 'Against the rules' },
      },
    ]);
    await moderation().restore({ messageId: id });
    expect(await texts()).toEqual(['awful']);
    expect((await moderation().flagged({ q: 'awful' })).rows.map((row) => row.id)).toContain(id);
  });

  it('is the only message of a private room that staff see and act on, and only once a member of the room reported it (LIVE-11)', async () => {
    const { room } = await chat(ana).direct({ userIds: [(await shareTeam(ana, ben)).id] });
    await say(ben, 'secret', room.id);
    const id = await say(ben, 'threat', room.id);
    expect(await failure(moderation().remove({ messageId: id }))).toBe('404 not_found');
    await chat(ana).flag({ roomId: room.id, id, on: true });
    expect(await moderation().context({ messageId: id })).toEqual({ before: [], after: [] });
    await moderation().remove({ messageId: id });
    expect(await texts(ana, room.id)).toEqual(['secret', '']);
    expect(await failure(staffChat().open({ roomId: room.id }))).toBe('404 not_found');
  });

  async function shareTeam(one: SessionUser, other: SessionUser): Promise<SessionUser> {
    await makeTeamRoom(one, other);
    return other;
  }

  it('can be removed when its author or the member who flagged it is gone (LIVE-11)', async () => {
    const id = await say(ben);
    await chat(ana).flag({ roomId, id, on: true });
    await api.database.db.update(messages).set({ authorId: null }).where(eq(messages.id, id));
    await api.database.db.update(flags).set({ settledBy: staff.id }).where(eq(flags.messageId, id));
    await moderation().remove({ messageId: id });
    expect(await logged(api.database, 'message.remove')).toMatchObject([{ target: `message ${id}` }]);
  });
});

describe('a moderator of a team', () => {
  it('removes any message of its rooms for good, which is logged (LIVE-11)', async () => {
    const team = await makeTeamRoom(ana, ben);
    const id = await say(ben, 'oops', team);
    await chat(ana).remove({ roomId: team, id });
    expect(await failure(chat(ben).restore({ roomId: team, id }))).toBe('403 forbidden');
    expect(await logged(api.database, 'message.remove')).toMatchObject([
      { actorId: ana.id, target: `user ${ben.id}`, after: { roomId: team, room: 'Team', messageId: id } },
    ]);
    await chat(ana).restore({ roomId: team, id });
    expect(await texts(ben, team)).toEqual(['oops']);
    expect(await logged(api.database, 'message.restore')).toMatchObject([{ actorId: ana.id }]);
  });
});
