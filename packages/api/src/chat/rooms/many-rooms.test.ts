import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { there } from '#testing/there.ts';
import { followedRooms } from './rooms.repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('every room is listed, page by page, and one behind those that are followed comes to the top when something is said (LIVE-16)', async () => {
  const [dora, cleo] = [await makeUser(api.database), await makeUser(api.database)];
  const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
  const say = (roomId: string) => chat(cleo).send({ roomId, id: uuidv4(), text: 'Are you there?' });
  const { rows: made } = await api.database.pool.query<{ id: string }>(
    `with made as (
       insert into rooms (id, kind, direct_key, message_count, last_seq, last_message_at)
       select gen_random_uuid(), 'direct', 'many ' || n, 1, 1, now() - interval '1 day' - n / 2 * interval '1 second'
       from generate_series(1, 310) n returning id, last_message_at),
     members as (
       insert into room_members (room_id, user_id, role) select made.id, one, 'member' from made, unnest($1::uuid[]) one),
     said as (
       insert into messages (id, room_id, number, seq, author_id, text, named, created_at)
       select gen_random_uuid(), id, 1, 1, $2, 'Long ago', '{"users":[],"deals":[],"tools":[]}', last_message_at from made)
     select id from made order by last_message_at`,
    [[dora.id, cleo.id], cleo.id],
  );
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await chat(dora).rooms(cursor === undefined ? undefined : { cursor });
    seen.push(...page.rooms.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen.filter((id) => made.some((one) => one.id === id)).toSorted()).toEqual(
    made.map(({ id }) => id).toSorted(),
  );
  expect(new Set(seen).size).toBe(seen.length);
  const oldest = there(made[0]).id;
  const isFollowed = async () =>
    (await followedRooms(api.database.db, [dora.id])).get(dora.id)?.some(({ access }) => access.id === oldest);
  expect(await isFollowed()).toBe(false);
  const tell = vi.spyOn(api.rooms, 'tell');
  await say(oldest);
  expect(tell).toHaveBeenCalledWith(dora.id, 'rooms');
  expect(await isFollowed()).toBe(true);
  tell.mockClear();
  await say(oldest);
  expect(tell).not.toHaveBeenCalledWith(dora.id, 'rooms');
});
