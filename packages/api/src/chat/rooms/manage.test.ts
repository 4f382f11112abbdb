import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { roomEvents, rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';

let api: TestApi;
let staff: SessionUser;
let owner: SessionUser;
let member: SessionUser;
let stranger: SessionUser;
let organizationId: string;
let teamRoom: string;
beforeAll(async () => {
  api = await createTestApi();
  staff = await makeUser(api.database, { name: 'Staff' });
  [owner, member, stranger] = [
    await makeUser(api.database, { name: 'Owner' }),
    await makeUser(api.database, { name: 'Member' }),
    await makeUser(api.database, { name: 'Stranger' }),
  ];
  organizationId = uuidv4();
  await api.database.db.insert(organizations).values({ id: organizationId, name: 'Acme' });
  await api.database.db.insert(organizationMembers).values([
    { organizationId, userId: owner.id, role: 'manager' },
    { organizationId, userId: member.id, role: 'member' },
  ]);
  const [room] = await api.database.db.select().from(rooms).where(eq(rooms.organizationId, organizationId));
  teamRoom = room?.id ?? '';
});
afterAll(() => api.close());

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const asStaff = () => api.as(staff, ['sidebar.view', 'admin.chat']);
const listed = async (user: SessionUser, id: string) => (await chat(user).rooms()).rooms.find((room) => room.id === id);
const kindsOf = async (roomId: string) =>
  (
    await api.database.db
      .select({ kind: roomEvents.kind })
      .from(roomEvents)
      .where(eq(roomEvents.roomId, roomId))
      .orderBy(roomEvents.seq)
  ).map(({ kind }) => kind);

describe('rooms are managed', () => {
  it('by staff: a community room is made once, renamed, slowed down, closed and opened, each with an event and an entry (LIVE-01, LIVE-11)', async () => {
    const id = uuidv4();
    for (const _ of [1, 2]) await asStaff().chat.createRoom({ id, name: 'Bundles' });
    expect(await listed(stranger, id)).toMatchObject({ name: 'Bundles', standing: 'in', isClosed: false });
    const update = (fields: object) => asStaff().chat.updateRoom({ roomId: id, ...fields });
    await update({ name: 'Bundles and more', slowModeSeconds: 30 });
    await update({ name: 'Bundles and more' });
    expect(await listed(stranger, id)).toMatchObject({ name: 'Bundles and more', slowModeSeconds: 30 });
    await update({ isClosed: true });
    expect(await listed(stranger, id)).toBeUndefined();
    expect((await chat(stranger).open({ roomId: id })).room).toMatchObject({ isClosed: true, may: { write: false } });
    expect(await failure(chat(stranger).send({ roomId: id, id: uuidv4(), text: 'x' }))).toBe('409 room_closed');
    expect((await asStaff().admin.moderation.rooms({ q: 'bundles' })).rows).toMatchObject([
      { id, name: 'Bundles and more', isClosed: true, slowModeSeconds: 30 },
    ]);
    await update({ isClosed: false });
    await chat(stranger).send({ roomId: id, id: uuidv4(), text: 'open again' });
    expect(await kindsOf(id)).toEqual(['room', 'room', 'room', 'message']);
    expect((await logged(api.database, 'room.update', 3)).at(-1)).toMatchObject({
      actorId: staff.id,
      target: `room ${id}`,
      before: { name: 'Bundles', slowModeSeconds: 0 },
      after: { name: 'Bundles and more', slowModeSeconds: 30 },
    });
    expect(await logged(api.database, 'room.create', 5)).toHaveLength(1);
  });

  it('by owners and managers: more rooms of their team, which its members find, and strangers do not (LIVE-01)', async () => {
    const id = uuidv4();
    await chat(owner).createRoom({ id, organizationId, name: 'Ops' });
    expect(await listed(member, id)).toMatchObject({ kind: 'team', name: 'Ops', isPrivate: true });
    expect(await listed(stranger, id)).toBeUndefined();
    await chat(owner).updateRoom({ roomId: id, isClosed: true });
    expect(await listed(member, id)).toBeUndefined();
    expect(await listed(owner, id)).toMatchObject({ isClosed: true });
    await chat(owner).updateRoom({ roomId: teamRoom, name: 'Everybody' });
    expect(await listed(member, teamRoom)).toMatchObject({ name: 'Everybody' });
  });

  it('by nobody else (LIVE-01)', async () => {
    const create = (user: SessionUser, more: object = {}) =>
      failure(chat(user).createRoom({ id: uuidv4(), name: 'Mine', ...more }));
    expect(await create(owner)).toBe('403 forbidden');
    expect(await create(member, { organizationId })).toBe('403 forbidden');
    expect(await create(stranger, { organizationId })).toBe('404 not_found');
    expect(await failure(asStaff().chat.createRoom({ id: uuidv4(), organizationId, name: 'Spy' }))).toBe(
      '404 not_found',
    );
    expect(await failure(chat(member).updateRoom({ roomId: teamRoom, name: 'Mine' }))).toBe('403 forbidden');
    expect(await failure(chat(stranger).updateRoom({ roomId: teamRoom, name: 'Mine' }))).toBe('404 not_found');
    expect(await failure(asStaff().chat.updateRoom({ roomId: teamRoom, name: 'Ours' }))).toBe('404 not_found');
    expect(await failure(asStaff().chat.createRoom({ id: teamRoom, name: 'Taken' }))).toBe('409 id_taken');
    const direct = await chat(owner).direct({ userIds: [member.id] });
    expect(await failure(chat(owner).updateRoom({ roomId: direct.room.id, name: 'Us' }))).toBe('403 forbidden');
  });

  it('except a deal’s, which has the deal’s title and is open to all; it may be slowed down and closed (LIVE-01)', async () => {
    const deal = await makeDeal(api.database);
    const { room } = await chat(stranger).open({ dealSlug: deal.slug });
    const update = (fields: object) => asStaff().chat.updateRoom({ roomId: room.id, ...fields });
    expect(await failure(update({ name: 'Another' }))).toBe('403 forbidden');
    expect(await failure(update({ isAsking: true }))).toBe('403 forbidden');
    await update({ slowModeSeconds: 10, isClosed: true });
    expect((await chat(stranger).open({ roomId: room.id })).room).toMatchObject({
      isClosed: true,
      slowModeSeconds: 10,
    });
  });

  it('within limits, also many at once (LIVE-01)', async () => {
    await api.database.db.insert(rooms).values(
      Array.from({ length: roomLimits.teamRoomsMax - 4 }, () => ({
        kind: 'team' as const,
        name: 'x',
        organizationId,
      })),
    );
    const made = await Promise.all(
      Array.from({ length: 6 }, () =>
        chat(owner)
          .createRoom({ id: uuidv4(), organizationId, name: 'One more' })
          .then(
            () => 'made',
            () => 'refused',
          ),
      ),
    );
    expect(made.filter((one) => one === 'made')).toHaveLength(2);
    for (const fields of [{ name: '' }, { name: 'x'.repeat(101) }, { slowModeSeconds: -1 }, { slowModeSeconds: 1e9 }])
      expect(await failure(chat(owner).updateRoom({ roomId: teamRoom, ...fields }))).toBe('400 invalid_input');
  });
});
