import { users } from '@onceware/db/schema/auth';
import { roomMembers, rooms } from '@onceware/db/schema/chat';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const ONE = 4;
/** Numbers as they are set beside the limits. */
const [CHANGES, NEW_CHANGES] = [15 * ONE, 3 * ONE];

let api: TestApi;
let roomId: string;
let others: SessionUser[];
beforeAll(async () => {
  api = await createTestApi({ limits: { otherPerKey: ONE } });
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
  others = await Promise.all(Array.from({ length: 8 }, () => makeUser(api.database)));
  for (const other of others) await chat(other).open({ roomId });
});
afterAll(() => api.close());

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
async function makeKnown(): Promise<SessionUser> {
  const user = await makeUser(api.database);
  await api.database.db
    .update(users)
    .set({ emailVerifiedAt: sql`now()`, createdAt: sql`now() - interval '4 days'` })
    .where(eq(users.id, user.id));
  return user;
}

const refusalOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => failure(Promise.reject(error)),
  );

/** Counts changes of an own message that go through, of each kind in turn, before one is refused. */
async function changesOf(user: SessionUser): Promise<number> {
  // Moderators alone may pin here.
  await api.database.db.insert(roomMembers).values({ roomId, userId: user.id, role: 'owner' });
  const id = uuidv4();
  await chat(user).send({ roomId, id, text: 'hello' });
  const message = { roomId, id };
  const kinds = [
    () => chat(user).react({ ...message, emoji: '🎉', on: true }),
    () => chat(user).pin({ ...message, on: true }),
    () => chat(user).pin({ ...message, on: false }),
    () => chat(user).remove(message),
    () => chat(user).restore(message),
    () => chat(user).react({ ...message, emoji: '🎉', on: false }),
  ];
  for (let n = 0; ; n += 1) {
    const refusal = await refusalOf(kinds[n % kinds.length]?.() ?? Promise.resolve());
    if (refusal === '429 too_many_requests') return n;
    expect(refusal).toBeNull();
  }
}

describe('reactions, pins, deletions and their undo', () => {
  it('are so many in a time, for a new account fewer (LIVE-16)', async () => {
    expect(await changesOf(await makeUser(api.database))).toBe(NEW_CHANGES);
    expect(await changesOf(await makeKnown())).toBe(CHANGES);
  });

  it('are few also for an old account whose address is not confirmed (LIVE-16)', async () => {
    const user = await makeKnown();
    await api.database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
    expect(await changesOf(user)).toBe(NEW_CHANGES);
  });
});

describe('conversations', () => {
  it('are begun one a day by a new account where others begin four in some minutes, and those that are there are opened freely (LIVE-16)', async () => {
    const [newcomer, known] = [await makeUser(api.database), await makeKnown()];
    for (const user of [newcomer, known]) await chat(user).open({ roomId });
    const begun = async (user: SessionUser) => {
      const answers = [];
      for (const { id } of others.slice(0, ONE + 1))
        answers.push(await refusalOf(chat(user).direct({ userIds: [id] })));
      return answers.filter((answer) => answer === null).length;
    };
    expect(await begun(newcomer)).toBe(1);
    expect(await begun(known)).toBe(ONE);
    for (let n = 0; n < 3; n += 1) await chat(newcomer).direct({ userIds: [others[0]?.id ?? ''] });
    // Others may still write to them.
    await chat(others[5] ?? newcomer).direct({ userIds: [newcomer.id] });
  });
});
