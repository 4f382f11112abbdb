import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let rita: SessionUser;
let mate: SessionUser;
let neighbour: SessionUser;
let stranger: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  const make = (name: string) => makeUser(api.database, { name });
  [rita, mate, neighbour, stranger] = [
    await make('Rita'),
    await make('Mate Mel'),
    await make('Neil'),
    await make('Stan'),
  ];
  const { db } = api.database;
  const [team] = await db.insert(organizations).values({ name: 'Harbour' }).returning();
  if (!team) throw new Error('no team was made');
  await db
    .insert(organizationMembers)
    .values([rita, mate].map(({ id }) => ({ organizationId: team.id, userId: id, role: 'owner' as const })));
  const { rooms } = await chat(rita).rooms();
  const roomId = rooms.find(({ kind }) => kind === 'community')?.id ?? '';
  await chat(rita).open({ roomId });
  await chat(neighbour).open({ roomId });
  // People who only read are not named to others (names.test.ts).
  await chat(neighbour).send({ roomId, id: uuidv4(), text: 'hello' });
});
afterAll(() => api.close());

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const namesFor = async (q?: string) =>
  (await chat(rita).acquaintances(q === undefined ? {} : { q })).people.map(({ name }) => name);

describe('contacts', () => {
  it('are members of a shared team or room, found by part of their name (LIVE-01)', async () => {
    expect(await namesFor()).toEqual(['Mate Mel', 'Neil']);
    expect(await namesFor('mel')).toEqual(['Mate Mel']);
    expect(await namesFor('rita')).toEqual([]);
    expect(await namesFor('stan')).toEqual([]);
  });

  it('are the people a conversation can be started with (LIVE-01)', async () => {
    const { room } = await chat(rita).direct({ userIds: [mate.id, neighbour.id] });
    expect(room).toMatchObject({ kind: 'direct', name: null, peopleCount: 3 });
    expect((await chat(rita).direct({ userIds: [neighbour.id, mate.id] })).room.id).toBe(room.id);
    expect(await failure(chat(rita).direct({ userIds: [mate.id, stranger.id] }))).toBe('404 not_found');
  });

  it('leave out suspended accounts (LIVE-01)', async () => {
    await api.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, mate.id));
    expect(await namesFor()).toEqual(['Neil']);
  });
});
