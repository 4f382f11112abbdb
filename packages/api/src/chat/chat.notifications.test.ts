import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { roomMembers, rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { mentioning } from '#testing/mentioning.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let staff: SessionUser;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben, cleo, staff] = await Promise.all([
    makeUser(api.database, { name: 'Ana' }),
    makeUser(api.database, { name: 'Ben' }),
    makeUser(api.database, { name: 'Cleo' }),
    makeUser(api.database, { name: 'Staff', role: 'admin' }),
  ]);
  roomId = await makeRoom();
});

async function makeRoom(more: Partial<typeof rooms.$inferInsert> = {}): Promise<string> {
  const id = uuidv4();
  await api.database.db.insert(rooms).values({ id, kind: 'community', name: 'Lounge', ...more });
  return id;
}
async function makeTeamRoom(owner: SessionUser, ...people: SessionUser[]): Promise<string> {
  const id = uuidv4();
  const { db } = api.database;
  await db.insert(organizations).values({ id, name: 'Team' });
  for (const { id: userId } of [owner, ...people])
    await db
      .insert(organizationMembers)
      .values({ organizationId: id, userId, role: userId === owner.id ? 'owner' : 'member' });
  const [room] = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, id));
  await db.update(rooms).set({ isAsking: true }).where(eq(rooms.organizationId, id));
  return there(room).id;
}
const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
async function say(
  user: SessionUser,
  { text = 'hello', room = roomId, users = [] as SessionUser[], replyTo = undefined as string | undefined } = {},
): Promise<string> {
  const id = uuidv4();
  await chat(user).send({
    roomId: room,
    id,
    ...mentioning(users, text),
    ...(replyTo && { replyTo }),
  });
  return id;
}

describe('a member who is named in a message', () => {
  it('is told once, also by an edit, and not of a room that they may not see (NOTE-02)', async () => {
    const id = await say(ana, { text: 'hello both', users: [ana, ben] });
    await chat(ana).edit({ roomId, id, ...mentioning([ben, cleo], 'hello all') });
    for (const one of [ben, cleo])
      expect(await toldTo(api, one)).toEqual([
        {
          kind: 'mention',
          text: 'Ana mentioned you in Lounge',
          count: 1,
          tab: 'inbox',
          path: `/dashboard?room=${roomId}&message=${id}`,
          quote: 'hello all @Ben @Cleo',
        },
      ]);
    expect(await toldTo(api, ana)).toEqual([]);
    const team = await makeTeamRoom(ana);
    await say(ana, { room: team, users: [cleo] });
    expect(await toldTo(api, cleo)).toHaveLength(1);
  });

  it('is told with as many others as a message may name, by one statement (NOTE-02, NOTE-04)', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => makeUser(api.database)));
    // With those that send it, begin and commit.
    expect(await countStatements(api.database, () => say(ana, { users: others }))).toBe(5);
    for (const one of [there(others[0]), there(others[49])]) expect(await toldTo(api, one)).toHaveLength(1);
  });
});

describe('the author of a message that is answered', () => {
  it('is told, once where they are named too; further answers join, and plain messages stay one statement (NOTE-02)', async () => {
    const mine = await say(ben, { text: 'how?' });
    expect(await countStatements(api.database, () => say(ana))).toBe(1);
    await say(ana, { text: 'so', replyTo: mine, users: [ben] });
    expect(await toldTo(api, ben)).toMatchObject([
      { kind: 'reply', text: 'Ana replied to you in Lounge', quote: 'so @Ben', count: 1 },
    ]);
    await say(cleo, { text: 'or so', replyTo: mine });
    expect(await sentencesTo(api, ben)).toEqual(['2 replies to you in Lounge, the last by Cleo']);
    await say(ben, { replyTo: mine });
    expect(there((await toldTo(api, ben))[0]).count).toBe(2);
    expect(await sentencesTo(api, ben, { language: 'ar' })).toEqual(['ردّان عليك في Lounge، آخرهما من Cleo']);
  });

  it('is told nothing where the message is not sent, nor once they left the team (NOTE-02, NOTE-04)', async () => {
    const team = await makeTeamRoom(ana, ben);
    const mine = await say(ben, { room: team });
    const id = await say(ana, { room: team, replyTo: mine });
    await chat(ana).send({ roomId: team, id, text: 'hello', replyTo: mine });
    expect(await toldTo(api, ben)).toMatchObject([{ kind: 'reply', count: 1 }]);
    await api.database.db.delete(organizationMembers).where(eq(organizationMembers.userId, ben.id));
    expect(await toldTo(api, ben)).toEqual([]);
    await say(ana, { room: team, replyTo: mine });
    await chat(ana)
      .send({ roomId: uuidv4(), id: uuidv4(), text: 'nowhere', replyTo: mine })
      .catch(() => {});
    expect((await api.as(ben).notifications.unread()).inbox).toBe(0);
  });
});

describe('the author of a message that others react to', () => {
  it('is told, each person counted once, as long as a reaction is there (NOTE-02)', async () => {
    const id = await say(ben);
    const react = (user: SessionUser, emoji: string, on = true) => chat(user).react({ roomId, id, emoji, on });
    await react(ben, '🎉');
    expect(await toldTo(api, ben)).toEqual([]);
    await react(ana, '🎉');
    await react(ana, '👍');
    await react(ana, '🎉', false);
    await react(ana, '🎉');
    await react(cleo, '👍');
    expect(await toldTo(api, ben)).toMatchObject([
      { kind: 'reaction', text: 'Cleo and 1 other reacted to your message: 👍', count: 2 },
    ]);
    expect(await sentencesTo(api, ben, { language: 'es' })).toEqual([
      'Cleo y 1 persona más reaccionaron a tu mensaje: 👍',
    ]);
    for (const [user, emoji] of [
      [ana, '🎉'],
      [ana, '👍'],
      [cleo, '👍'],
    ] as const)
      await react(user, emoji, false);
    expect(await toldTo(api, ben)).toEqual([]);
  });
});

describe('a request to enter a room', () => {
  it('is told to owners and managers of the team, and its answer to who asked (NOTE-02)', async () => {
    const team = await makeTeamRoom(ana, cleo);
    await chat(ben).join({ roomId: team });
    await chat(ben).join({ roomId: team });
    expect(await toldTo(api, ana)).toMatchObject([
      { kind: 'join_request', text: 'Ben asks to enter Team', tab: 'team', count: 1, path: `/dashboard?room=${team}` },
    ]);
    expect(await toldTo(api, cleo)).toEqual([]);
    await chat(ana).answerJoin({ roomId: team, userId: ben.id, answer: 'accept' });
    // Nobody waits any more.
    expect(await toldTo(api, ana)).toEqual([]);
    expect(await sentencesTo(api, ben)).toEqual(['You were let into Team']);
  });

  it('of a community room is told to its owners, or to staff where it has none (NOTE-02)', async () => {
    const room = await makeRoom({ isAsking: true });
    await chat(ben).join({ roomId: room });
    expect(await sentencesTo(api, staff)).toContain('Ben asks to enter Lounge');
    const owned = await makeRoom({ isAsking: true, name: 'Studio' });
    await api.database.db.insert(roomMembers).values({ roomId: owned, userId: ana.id, role: 'owner' });
    await chat(ben).join({ roomId: owned });
    await chat(cleo).join({ roomId: owned });
    expect(await sentencesTo(api, ana, { permissions: ['sidebar.view'] })).toEqual([
      'Cleo and 1 other ask to enter Studio',
    ]);
    expect(await sentencesTo(api, staff)).toEqual(['Ben asks to enter Lounge']);
    await chat(ana).answerJoin({ roomId: owned, userId: ben.id, answer: 'decline' });
    expect(await sentencesTo(api, ben)).toEqual(['Your request to enter Studio was declined']);
  });
});

describe('decisions of moderators', () => {
  const asStaff = () => api.as(staff, ['sidebar.view', 'admin.chat']);
  it('are told to the author without the moderator’s name or reason, and to those who reported (NOTE-02)', async () => {
    const id = await say(ben, { text: 'rude' });
    await chat(ana).flag({ roomId, id, on: true });
    await asStaff().admin.moderation.remove({ messageId: id, reason: 'mark-reason' });
    expect(await toldTo(api, ben)).toEqual([
      {
        kind: 'message_removed',
        text: 'A moderator removed your message in Lounge',
        count: 1,
        tab: 'inbox',
        path: `/dashboard?room=${roomId}&message=${id}`,
        quote: null,
      },
    ]);
    expect(await sentencesTo(api, ana)).toEqual(['A message that you reported was removed']);
    await asStaff().admin.moderation.restore({ messageId: id });
    expect(await toldTo(api, ben)).toEqual([]);
    // The report waits again, and is decided again.
    await asStaff().admin.moderation.settle({ messageIds: [id] });
    expect(await sentencesTo(api, ana)).toContain('A message that you reported stays');
  });

  it('are told to who is muted, with the end that it has (NOTE-02)', async () => {
    await asStaff().chat.silence({ roomId, userId: ben.id, minutes: 60, reason: 'mark-reason' });
    const [line] = await toldTo(api, ben);
    expect(line).toMatchObject({ kind: 'muted', quote: null, path: `/dashboard?room=${roomId}` });
    expect(there(line).text).toMatch(/^A moderator muted you in Lounge until \w{3} \d/);
    await asStaff().admin.moderation.silence({ roomId: null, userId: ben.id, minutes: 60, reason: 'more' });
    expect((await sentencesTo(api, ben))[0]).toContain('in all rooms until');
  });
});
