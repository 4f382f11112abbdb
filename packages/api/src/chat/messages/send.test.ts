import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { mutes, roomMembers, rooms } from '@onceware/db/schema/chat';
import { sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { mentioning } from '#testing/mentioning.ts';
import { callAs, countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { allowRoom, type RoomAccess } from '../chat.policy.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { insertIfAllowed } from './messages.repo.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  [ana, ben] = await Promise.all([makeUser(api.database), makeUser(api.database)]);
});
afterAll(() => api.close());

const messageTo = (roomId: string, more: { users?: string[] } = {}) => ({
  roomId,
  id: uuidv4(),
  text: 'hello',
  files: [],
  named: { users: more.users ?? [], deals: [], tools: [] },
});

async function makeRoom(fields: Partial<typeof rooms.$inferInsert>): Promise<string> {
  const id = uuidv4();
  await api.database.db.insert(rooms).values({ id, kind: 'community', ...fields });
  return id;
}

async function makeTeam({ isDeleted = false } = {}): Promise<string> {
  const id = uuidv4();
  const deletedAt = isDeleted ? sql`now()` : null;
  await api.database.db.insert(organizations).values({ id, name: 'Nimbus', deletedAt });
  return id;
}

function mayWrite(actor: Actor, room: RoomAccess | undefined): boolean {
  try {
    allowRoom(actor, room, 'write');
    return true;
  } catch {
    return false;
  }
}

/** Rooms of every kind and state, and the places that somebody may have in them. */
async function* roomsOfAllKinds(): AsyncGenerator<string> {
  const { db } = api.database;
  for (const isAsking of [false, true])
    for (const closedAt of [null, sql<Date>`now()`] as (Date | null)[])
      for (const role of [null, 'owner', 'member', 'asking', 'declined'] as const) {
        const places = [
          await makeRoom({ kind: 'community', isAsking, closedAt }),
          await makeRoom({ kind: 'direct', directKey: uuidv4(), isAsking, closedAt }),
        ];
        for (const roomId of places) {
          if (role) await db.insert(roomMembers).values({ roomId, userId: ana.id, role });
          yield roomId;
        }
      }
  for (const isDeleted of [false, true])
    for (const role of [null, 'owner', 'manager', 'member'] as const) {
      const organizationId = await makeTeam({ isDeleted });
      if (role) await db.insert(organizationMembers).values({ organizationId, userId: ana.id, role });
      yield await makeRoom({ kind: 'team', organizationId });
      yield await makeRoom({ kind: 'team', organizationId, closedAt: sql`now()` as unknown as Date });
    }
  yield uuidv4();
}

it('one statement sends exactly what the policy allows, whatever room and rights (LIVE-03, T71)', async () => {
  const { database } = api;
  let sentOnes = 0;
  let refused = 0;
  for await (const roomId of roomsOfAllKinds())
    for (const permissions of [
      [],
      ['sidebar.view'],
      ['admin.chat'],
      ['sidebar.view', 'admin.chat'],
    ] as Permission[][]) {
      const { actor } = callAs(api, ana, permissions);
      if (!actor) throw new Error('an actor was expected');
      const room = await findRoom(database.db, roomId, ana.id);
      const isAllowed = mayWrite(actor, room);
      const sender = {
        id: ana.id,
        messagesInTenSeconds: 10_000,
        seesCommonRooms: actor.permissions.has('sidebar.view'),
      };
      for (const users of [[], [ben.id]]) {
        const sent = await insertIfAllowed(database, sender, messageTo(roomId, { users }));
        // Staff who are not in the room are left to the closer look that follows.
        const isLeft = sent === undefined && isAllowed && permissions.includes('admin.chat');
        if (isLeft) await api.as(ana, permissions).chat.send(messageTo(roomId, { users }));
        expect([sent !== undefined || isLeft, room, permissions]).toEqual([isAllowed, room, permissions]);
        if (sent) sentOnes += 1;
        else refused += 1;
      }
    }
  expect(Math.min(sentOnes, refused)).toBeGreaterThan(40);
});

it('one statement leaves to the others whoever is muted or has to wait (LIVE-11, T71)', async () => {
  const { database } = api;
  const sender = { id: ana.id, messagesInTenSeconds: 10_000, seesCommonRooms: true };
  const isSent = async (roomId: string) => (await insertIfAllowed(database, sender, messageTo(roomId))) !== undefined;
  const [quiet, slow] = [await makeRoom({}), await makeRoom({ slowModeSeconds: 60 })];
  expect([await isSent(quiet), await isSent(slow)]).toEqual([true, false]);
  const mute = async (roomId: string | null, until: string) => {
    await database.db.delete(mutes);
    await database.db
      .insert(mutes)
      .values({ userId: ana.id, roomId, until: sql`now() + ${until}::interval`, reason: 'rude', createdBy: ben.id });
  };
  const organizationId = await makeTeam();
  await database.db.insert(organizationMembers).values({ organizationId, userId: ana.id, role: 'member' });
  const team = await makeRoom({ kind: 'team', organizationId });
  await mute(quiet, '1 hour');
  expect([await isSent(quiet), await isSent(team)]).toEqual([false, true]);
  await mute(quiet, '-1 second');
  expect(await isSent(quiet)).toBe(true);
  // Teams have their own moderators.
  await mute(null, '1 hour');
  expect([await isSent(quiet), await isSent(team)]).toEqual([false, true]);
  await mute(team, '1 hour');
  expect([await isSent(quiet), await isSent(team)]).toEqual([true, false]);
  await database.db.delete(mutes);
});

it('a message takes one statement, and with people to tell of it a transaction of two (LIVE-03, T71)', async () => {
  const roomId = await makeRoom({});
  const statements = (permissions: Permission[], more = {}) =>
    countStatements(api.database, () =>
      api
        .as(ana, permissions)
        .chat.send({ ...messageTo(roomId), ...more })
        .catch(() => {}),
    );
  // The first one of a room has its process know whether it is a conversation, whose people are told.
  expect(await statements(['sidebar.view'])).toBe(3);
  // With its begin and commit.
  expect([await statements(['sidebar.view']), await statements(['sidebar.view'], mentioning([ben]))]).toEqual([1, 5]);
  // One more says that there is no such room.
  expect(await statements([])).toBe(2);
});

it('a message is not planned anew each time, also of a newcomer where others write much (LIVE-03, T71)', async () => {
  const own = await createTestApi({ poolSize: 1 });
  try {
    const { database } = own;
    const authors = await Promise.all(Array.from({ length: 8 }, () => makeUser(database)));
    const roomId = uuidv4();
    await database.db.insert(rooms).values({ id: roomId, kind: 'community', lastSeq: 8_000, messageCount: 8_000 });
    await database.pool.query(
      `insert into messages (id, room_id, number, seq, author_id, text, named, created_at)
       select gen_random_uuid(), $1, n, n, ($2::uuid[])[1 + n % 8], 'said', '{"users":[],"deals":[],"tools":[]}', now() - (9000 - n) * interval '1 hour'
       from generate_series(1, 8000) n`,
      [roomId, authors.map(({ id }) => id)],
    );
    await database.pool.query('vacuum (analyze) messages, rooms');
    const newcomer = await makeUser(database);
    for (let n = 0; n < 8; n += 1) await own.as(newcomer, ['sidebar.view']).chat.send(messageTo(roomId));
    const { rows } = await database.pool.query(
      `select generic_plans::int > 0 as "isPlannedOnce" from pg_prepared_statements where name like 'send_%'`,
    );
    expect(rows).toEqual([{ isPlannedOnce: true }]);
  } finally {
    await own.close();
  }
});
